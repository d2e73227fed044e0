// SPDX-License-Identifier: MIT

/// An edit of the text around the cursor; its parts apply in order.
///
/// ```
/// Hello wor|ld   move 2   Hello world|   delete 5   Hello |   insert   Hello people|
/// ```
public struct TextEdit: Hashable, Sendable {
  /// The movement of the cursor before the other parts, in characters; backward if negative.
  public var cursorOffset: Int
  /// The number of characters (grapheme clusters) to delete before the cursor; at least 0.
  public var deleteCount: Int
  /// The text to type at the end.
  public var text: String

  public init(cursorOffset: Int = 0, deleteCount: Int = 0, text: String = "") {
    self.cursorOffset = cursorOffset
    self.deleteCount = deleteCount
    self.text = text
  }
}
