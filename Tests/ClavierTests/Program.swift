// SPDX-License-Identifier: MIT

import Foundation

/// A program of this package, run as a user runs it.
struct Program {
  /// Its output and exit status.
  struct Result: Equatable {
    var output: String
    var errors: String
    var status: Int32
  }

  let name: String

  /// The folder of the tests' own bundle, with all programs beside it.
  private static let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// Runs it to its end.
  func callAsFunction(_ arguments: String..., input: String = "") throws -> Result {
    try self(arguments, input: input)
  }

  /// Runs it to its end.
  func callAsFunction(_ arguments: [String], input: String = "") throws -> Result {
    let process = Process()
    let (output, errors, standardInput) = (Pipe(), Pipe(), Pipe())
    process.executableURL = Self.url(of: name)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = standardInput
    try process.run()
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let outputData = output.fileHandleForReading.readDataToEndOfFile()
    let errorData = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      output: String(decoding: outputData, as: UTF8.self),
      errors: String(decoding: errorData, as: UTF8.self), status: process.terminationStatus)
  }

  static func url(of name: String) -> URL {
    // Under the test runner, the first argument is the bundle, and the build folder is above it.
    var folder = folder
    while folder.path != "/" {
      let url = folder.appending(path: name)
      if FileManager.default.isExecutableFile(atPath: url.path) { return url }
      folder.deleteLastPathComponent()
    }
    return URL(filePath: "/nonexistent/\(name)")
  }
}
