// SPDX-License-Identifier: MIT

/// One change of the text around the cursor, done in the order of its parts.
///
/// ```
/// Hello wor|ld   move 2   Hello world|   delete 5   Hello |   insert   Hello people|
/// ```
public struct TextEdit: Hashable, Sendable {
  /// How many characters the cursor goes forward first; backward if negative.
  public var cursorOffset: Int
  /// How many characters before the cursor are deleted then, as people see them; at least 0.
  public var deleteCount: Int
  /// What is typed last.
  public var text: String

  public init(cursorOffset: Int = 0, deleteCount: Int = 0, text: String = "") {
    self.cursorOffset = cursorOffset
    self.deleteCount = deleteCount
    self.text = text
  }
}
