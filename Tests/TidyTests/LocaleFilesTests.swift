// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The table of languages, and its source files.
@Suite(.enabled(if: Tier.runsRealTests))
struct LocaleFilesTests {
  private func status(_ arguments: [String], of script: String = "locales") throws -> Int32 {
    try Program.run(SourceFile.root.appending(path: "scripts/\(script)"), arguments).status
  }

  @Test func theTableMatchesTheFiles() throws {
    #expect(try status(["--check"]) == 0)
  }

  /// `scripts/locale-sources` prints what is wrong.
  @Test func theSourcesOfLettersAreCorrect() throws {
    #expect(try status([], of: "locale-sources") == 0)
    #expect(try status(["--unknown"], of: "locale-sources") == 2)
  }

  @Test func unknownEntriesAreRefused() throws {
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
