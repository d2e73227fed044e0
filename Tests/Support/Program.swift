// SPDX-License-Identifier: MIT

public import Foundation

/// A program of this package, run as a user runs it.
public struct Program: Sendable {
  /// The output and exit status of a run.
  public struct Result: Equatable {
    public var output: String
    public var errors: String
    public var status: Int32

    public init(output: String, errors: String, status: Int32) {
      self.output = output
      self.errors = errors
      self.status = status
    }
  }

  private let name: String

  /// - Parameter name: The name of its target.
  public init(name: String) {
    self.name = name
  }

  /// The location, beside the tests' own bundle or above it; `/nonexistent` if it was not built.
  public var url: URL {
    // Under the test runner, the first argument is the bundle, and the build folder is above it.
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    while folder.path != "/" {
      let url = folder.appending(path: name)
      if FileManager.default.isExecutableFile(atPath: url.path) { return url }
      folder.deleteLastPathComponent()
    }
    return URL(filePath: "/nonexistent/\(name)")
  }

  /// Runs the program to its end.
  public func callAsFunction(_ arguments: String..., input: String = "") throws -> Result {
    try self(arguments, input: input)
  }

  /// Runs the program to its end.
  public func callAsFunction(_ arguments: [String], input: String = "") throws -> Result {
    try Self.run(url, arguments, input: input)
  }

  /// Runs any program to its end.
  ///
  /// - Parameters:
  ///   - url: The location.
  ///   - arguments: The arguments.
  ///   - environment: Variables added to those of the tests.
  ///   - input: The standard input.
  /// - Returns: Its output and exit status.
  /// - Throws: An error if it cannot be started.
  public static func run(
    _ url: URL, _ arguments: [String], environment: [String: String] = [:], input: String = ""
  ) throws -> Result {
    // In files, since a program that fills one pipe while another is read would wait for ever.
    let folder = try TemporaryDirectory()
    let (output, errors) = ("\(folder.path)/output", "\(folder.path)/errors")
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = try write("", to: output)
    process.standardError = try write("", to: errors)
    process.standardInput = try write(input, to: "\(folder.path)/input")
    try process.run()
    process.waitUntilExit()
    return Result(
      output: try text(of: output), errors: try text(of: errors), status: process.terminationStatus)
  }

  private static func write(_ text: String, to path: String) throws -> FileHandle {
    try Data(text.utf8).write(to: URL(filePath: path))
    return try FileHandle(forUpdating: URL(filePath: path))
  }

  private static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }
}
