// SPDX-License-Identifier: MIT

/// A position in a text file.
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// The number of the line, from 1.
  public var line: Int
  /// The character in the line, from 1, in code points; a tab counts as one.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The start of a file, for errors of the whole file.
  static let beginning = SourcePosition(line: 1, column: 1)

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
