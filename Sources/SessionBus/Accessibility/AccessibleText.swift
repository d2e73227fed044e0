// SPDX-License-Identifier: MIT

import ClavierKit

/// Where the cursor of an accessible field is; places are counted in Unicode scalars.
struct AccessibleCursor: Hashable, Sendable {
  /// Which part of the text to ask for: what stands before what is selected, or before the cursor.
  let before: Range<Int>
  /// Likewise after it.
  let after: Range<Int>

  /// How much is asked for on each side.
  ///
  /// **Source:** ours: what the keyboard remembers (``TextRecord/capacity``), in most scripts; and the rest of a word.
  static let reach = (before: 2 * TextRecord.capacity, after: 128)

  /// Finds out what to ask for; it is `nil` where a program says what cannot be, such as -1 for no cursor.
  ///
  /// - Parameters:
  ///   - caret: Where the cursor is.
  ///   - count: How long the text is.
  ///   - selection: Where what is selected begins and ends; `nil` for nothing.
  init?(caret: Int, count: Int, selection: (start: Int, end: Int)? = nil) {
    let (start, end) = selection ?? (caret, caret)
    guard caret >= 0, caret <= count, start >= 0, start <= end, end <= count else { return nil }
    before = max(0, start - Self.reach.before)..<start
    after = end..<(end + min(Self.reach.after, count - end))
  }
}

extension TextContext {
  /// The text around the cursor of an accessible field, of which what is selected is no part: it goes with the next key.
  ///
  /// Nothing is known of a side that is not what was asked for, or that is more than text.
  ///
  /// - Parameters:
  ///   - before: What the field has before it, in the part that was asked for.
  ///   - after: Likewise after it.
  ///   - cursor: Where the cursor is.
  init(before: String, after: String, around cursor: AccessibleCursor) {
    self.init()
    if Self.isWhole(after, cursor.after) { afterInput = after }
    guard Self.isWhole(before, cursor.before) else { return }
    guard cursor.before.lowerBound > 0, before.count < TextRecord.capacity else {
      beforeInput = before
      return
    }
    // What is cut may hide where a sentence begins; a line's beginning is one, too.
    guard let end = before.firstIndex(where: \.isNewline) else { return }
    beforeInput = String(before[before.index(after: end)...])
  }

  /// Whether a text is as long as what was asked for, and has no object in it: such as a paragraph, which has a text and a cursor
  /// of its own.
  private static func isWhole(_ text: String, _ asked: Range<Int>) -> Bool {
    text.unicodeScalars.count == asked.count && !text.unicodeScalars.contains("\u{FFFC}")
  }
}
