// SPDX-License-Identifier: MIT

/// A script that cannot be read or played: where, and why.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
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
