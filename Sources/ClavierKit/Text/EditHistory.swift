// SPDX-License-Identifier: MIT

/// The undo history of the keyboard's automatic changes of the text, such as corrections.
///
/// ```
///             a change               undo
///   nothing ───────────▶ some done ─────────▶ some undone
///      ▲                     ▲ ▲      redo      │  │
///      │                     │ ╰────────────────╯  │
///      │                     ╰── another change ───╯ which drops the undone ones
///      ╰── the text is another, or unknown; Return, Tab, a hidden keyboard
/// ```
///
/// A change is undone only if the known text before the cursor is as the change left it. It is
/// redone only if the text is as before the change. So text that was typed since must be deleted
/// first, and unknown text is never deleted.
struct EditHistory: Sendable {
  /// A change at the end of the known text before the cursor.
  private struct Change {
    /// The known text before the changed one, at most ``EditHistory/contextSize`` characters.
    var start: String
    var removed: String
    var inserted: String
  }

  /// The maximum number of changes; the oldest are dropped.
  static let capacity = 20
  /// The number of characters before a change by which its place is recognized.
  private static let contextSize = 64

  private let canType: @Sendable (Character) -> Bool
  /// The changes that can be undone, the latest last.
  private var done: [Change] = []
  /// The changes that can be redone, the next one last.
  private var undone: [Change] = []

  /// Creates an empty history.
  ///
  /// - Parameter canType: Returns whether the receiver can be sent a character.
  init(canType: @escaping @Sendable (Character) -> Bool = { _ in true }) {
    self.canType = canType
  }

  /// Empties the undo history.
  mutating func reset() {
    guard !done.isEmpty || !undone.isEmpty else { return }
    (done, undone) = ([], [])
  }

  /// Records a change; a change that deletes characters of several scalars is not recorded.
  ///
  /// - Parameters:
  ///   - old: The text that was deleted before the cursor.
  ///   - new: The text that was typed in its place.
  ///   - start: The known text before the changed text.
  mutating func record(_ old: String, to new: String, after start: String) {
    guard old != new, old.allSatisfy(\.isDeletedWhole) else { return }
    let keptCount = zip(old, new).prefix { $0 == $1 }.count
    if done.count == Self.capacity { done.removeFirst() }
    done.append(
      Change(
        start: String((start + old.prefix(keptCount)).suffix(Self.contextSize)),
        removed: String(old.dropFirst(keptCount)), inserted: String(new.dropFirst(keptCount))))
    undone = []
  }

  /// Undoes the last change.
  ///
  /// - Parameter text: The text before the cursor.
  /// - Returns: The edit that reverts the change; `nil` if no change ends at this text.
  mutating func undo(in text: TextRecord) -> TextEdit? {
    guard let change = done.last,
      let edit = edit(of: change.inserted, to: change.removed, after: change.start, in: text)
    else { return nil }
    undone.append(done.removeLast())
    return edit
  }

  /// Redoes the last undone change.
  ///
  /// - Parameter text: The text before the cursor.
  /// - Returns: The edit that repeats the change; `nil` if no undone change began at this text.
  mutating func redo(in text: TextRecord) -> TextEdit? {
    guard let change = undone.last,
      let edit = edit(of: change.removed, to: change.inserted, after: change.start, in: text)
    else { return nil }
    done.append(undone.removeLast())
    return edit
  }

  /// Returns the edit that replaces the end of a text; `nil` if the text has another end, or may
  /// not be replaced.
  ///
  /// A line end is never typed again, since it may send a message. Characters of several scalars
  /// are not replaced, since receivers delete them differently.
  private func edit(
    of old: String, to new: String, after start: String, in text: TextRecord
  ) -> TextEdit? {
    let end = start + old
    let isWholeStart = start.count < Self.contextSize
    guard !text.isUnknown, isWholeStart ? text.tail == end : text.tail.hasSuffix(end),
      old.allSatisfy(\.isDeletedWhole), !new.contains(where: { $0.isNewline || $0 == "\t" }),
      text.field.acceptsAnyText || new.allSatisfy(canType)
    else { return nil }
    return TextEdit(deleteCount: old.count, text: new)
  }
}
