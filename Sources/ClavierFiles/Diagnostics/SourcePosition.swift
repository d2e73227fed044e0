// SPDX-License-Identifier: MIT

/// A place in a text file.
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The character in the line, from 1, in code points: a tab is one of them.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Where a file begins, for what is wrong with it as a whole.
  static let beginning = SourcePosition(line: 1, column: 1)

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
