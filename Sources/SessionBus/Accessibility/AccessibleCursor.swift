// SPDX-License-Identifier: MIT

import ClavierKit

/// The cursor of an accessible field; offsets count Unicode scalars.
struct AccessibleCursor: Hashable, Sendable {
  /// The range of the text to query before the selection, or before the cursor without one.
  let before: Range<Int>
  /// The range of the text to query after the selection or the cursor.
  let after: Range<Int>

  /// The maximum length to query on each side, in Unicode scalars.
  ///
  /// **Source:** ours: before the cursor, the length that the keyboard stores
  /// (``TextRecord/capacity``) in most scripts; after it, the rest of a word.
  static let queryLength = (before: 2 * TextRecord.capacity, after: 128)

  /// Determines the ranges to query; `nil` for impossible values, such as −1 for a missing cursor.
  ///
  /// - Parameters:
  ///   - caret: The cursor's offset.
  ///   - count: The text's length.
  ///   - selection: The start and end of the selection; `nil` for none.
  init?(caret: Int, count: Int, selection: (start: Int, end: Int)? = nil) {
    let (start, end) = selection ?? (caret, caret)
    guard caret >= 0, caret <= count, start >= 0, start <= end, end <= count else { return nil }
    before = max(0, start - Self.queryLength.before)..<start
    after = end..<(end + min(Self.queryLength.after, count - end))
  }
}

extension TextContext {
  /// Creates a text context without the selection, which the next key replaces.
  ///
  /// A side is unknown if its length differs from the queried length, or it contains an embedded
  /// object.
  ///
  /// - Parameters:
  ///   - before: The field's text in the queried range before the cursor.
  ///   - after: The field's text in the queried range after the cursor.
  ///   - cursor: The cursor.
  init(before: String, after: String, around cursor: AccessibleCursor) {
    self.init()
    if Self.isWhole(after, cursor.after) { afterInput = after }
    guard Self.isWhole(before, cursor.before) else { return }
    guard cursor.before.lowerBound > 0, before.count < TextRecord.capacity else {
      beforeInput = before
      return
    }
    // The omitted part may contain the start of a sentence, but the start of a line counts as one,
    // too.
    guard let end = before.firstIndex(where: \.isNewline) else { return }
    beforeInput = String(before[before.index(after: end)...])
  }

  /// Returns whether a text has the queried length and no embedded object.
  ///
  /// An embedded object, such as a paragraph, has its own text and cursor.
  private static func isWhole(_ text: String, _ requested: Range<Int>) -> Bool {
    text.unicodeScalars.count == requested.count && !text.unicodeScalars.contains("\u{FFFC}")
  }
}
