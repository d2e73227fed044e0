// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The table of languages, and the files that it is written of.
struct LocaleFilesTests {
  private func status(_ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = SourceFile.root.appending(path: "scripts/locales")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test func theTableIsWhatTheFilesSay() throws {
    #expect(try status(["--check"]) == 0)
  }

  @Test func whatTheProgramDoesNotKnowIsRefused() throws {
    #expect(try status(["--unknown"]) == 2)
    #expect(try status(["--check", "more"]) == 2)
  }

  @Test func everyFileNamesItsLicence() {
    let files = SourceFile.all(in: "Sources/ClavierKit/Locale/Data", endings: [".toml"])
    #expect(files.count >= 176)
    for file in files {
      #expect(file.lines.first == "# SPDX-License-Identifier: MIT", "\(file)")
    }
  }
}
