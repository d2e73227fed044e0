// SPDX-License-Identifier: MIT

/// An error in a script that cannot be parsed or run: its line and its reason.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the line, from 1.
  public var line: Int
  public var problem: String
  /// The line's text.
  public var source: String

  public init(line: Int, problem: String, source: String) {
    self.line = line
    self.problem = problem
    self.source = source
  }

  public var description: String {
    source.isEmpty ? "\(line): \(problem)" : "\(line): \(problem)\n    \(source)"
  }
}
