// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The default file and the documents that scripts/configuration writes of docs/settings.toml.
struct ConfigurationScriptTests {
  /// Runs the script.
  ///
  /// - Parameter arguments: Its arguments.
  /// - Returns: Its exit status and its messages.
  /// - Throws: An error if it cannot be run.
  private func run(_ arguments: [String]) throws -> (status: Int32, errors: String) {
    let process = Process()
    let errors = Pipe()
    process.executableURL = SourceFile.root.appending(path: "scripts/configuration")
    process.arguments = arguments
    process.standardError = errors
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  @Test func theFilesMatchTheDescription() throws {
    let result = try run(["--check"])
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func unknownArgumentsAreRefused() throws {
    for arguments in [["--unknown"], ["--check", "more"]] {
      let result = try run(arguments)
      #expect(result.status == 2)
      #expect(result.errors == "usage: configuration [--check]\n")
    }
  }

  @Test func theDefaultFileIsNarrow() {
    let files = SourceFile.all(in: "packaging", endings: ["clavier.toml"])
    #expect(files.count == 1)
    for line in files.flatMap(\.lines) {
      #expect(line.count <= 90, "\(line)")
    }
  }
}
