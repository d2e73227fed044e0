// SPDX-License-Identifier: MIT

import ClavierKit

/// The cursor of an accessible field; offsets count Unicode scalars.
struct AccessibleCursor: Hashable, Sendable {
  /// The range to query before the selection, or before the cursor if there is none.
  let before: Range<Int>
  /// The range to query after it.
  let after: Range<Int>

  /// The maximum length to query on each side, in Unicode scalars.
  ///
  /// **Source:** ours: what the keyboard remembers (``TextRecord/capacity``), in most scripts; and
  /// the rest of a word.
  static let reach = (before: 2 * TextRecord.capacity, after: 128)

  /// Determines the ranges to query; `nil` for impossible values, such as -1 for no cursor.
  ///
  /// - Parameters:
  ///   - caret: The cursor's offset.
  ///   - count: The text's length.
  ///   - selection: The start and end of the selection; `nil` for none.
  init?(caret: Int, count: Int, selection: (start: Int, end: Int)? = nil) {
    let (start, end) = selection ?? (caret, caret)
    guard caret >= 0, caret <= count, start >= 0, start <= end, end <= count else { return nil }
    before = max(0, start - Self.reach.before)..<start
    after = end..<(end + min(Self.reach.after, count - end))
  }
}

extension TextContext {
  /// Creates the text around a cursor, without the selection, which the next key replaces.
  ///
  /// A side is unknown if its length differs from the query's, or it contains an embedded object.
  ///
  /// - Parameters:
  ///   - before: The field's text in the queried range before it.
  ///   - after: The text in the range after it.
  ///   - cursor: The cursor.
  init(before: String, after: String, around cursor: AccessibleCursor) {
    self.init()
    if Self.isWhole(after, cursor.after) { afterInput = after }
    guard Self.isWhole(before, cursor.before) else { return }
    guard cursor.before.lowerBound > 0, before.count < TextRecord.capacity else {
      beforeInput = before
      return
    }
    // The cut part may hide the start of a sentence, but the start of a line is one, too.
    guard let end = before.firstIndex(where: \.isNewline) else { return }
    beforeInput = String(before[before.index(after: end)...])
  }

  /// Returns whether a text has the queried length and no embedded object.
  ///
  /// A paragraph is one, with its own text and cursor.
  private static func isWhole(_ text: String, _ asked: Range<Int>) -> Bool {
    text.unicodeScalars.count == asked.count && !text.unicodeScalars.contains("\u{FFFC}")
  }
}
