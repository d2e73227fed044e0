// SPDX-License-Identifier: MIT

/// What was typed lately and no session has confirmed: how the text came to be what it is.
///
/// ```
///   confirmed   edits of our own                    now
///   "He" ────── + "l" ── + "l" ── + "o" ──────────▶ "Hello"
///                  ▲ a report "Hel" is of here: + "l", + "o" are still to come
/// ```
///
/// A session tells of a text when the program has drawn it, while fingers type on. A report is therefore
/// compared with each text of the last moments, and what was typed since is done to it again. Among texts
/// that fit, the longest says most; among equal ones the oldest is taken, so that the reports of the others
/// may still come.
struct OwnEdits: Hashable, Sendable {
  /// One change of the text directly before the cursor: something goes, or something comes.
  struct Edit: Hashable, Sendable {
    var removed = ""
    var inserted = ""
    var time: Timestamp

    /// The text before the change; `nil` if the text is no result of it.
    func undone(in text: String) -> String? { text.replacingEnd(inserted, with: removed) }

    /// The text after the change; `nil` if it cannot be done to the text.
    func done(to text: String) -> String? { text.replacingEnd(removed, with: inserted) }
  }

  /// The oldest first.
  private var edits: [Edit] = []

  /// More than are typed within ``lag``.
  private static let capacity = 32
  /// How old a text may be and still be what a report tells.
  ///
  /// **Source:** ours: a program that needs longer to draw a letter cannot be typed into.
  static let lag: Duration = .seconds(2)

  /// Whether all is confirmed.
  var isEmpty: Bool { edits.isEmpty }

  mutating func add(_ edit: Edit) {
    if edits.count == Self.capacity { edits.removeFirst() }
    edits.append(edit)
  }

  /// Compares a report with what was typed, and forgets the edits that it knows of.
  ///
  /// - Parameters:
  ///   - report: The text before the cursor.
  ///   - isCut: Whether more may stand before it.
  ///   - tail: The text now, with all edits.
  ///   - isExact: Whether nothing stands before that, for certain.
  ///   - isSamePlace: Whether what follows the cursor is what followed it before.
  ///   - time: When the report came.
  /// - Returns: The report with the edits that it does not know of yet; `nil` if it contradicts.
  mutating func follow(
    _ report: String, isCut: Bool, from tail: String, isExact: Bool, isSamePlace: Bool,
    at time: Timestamp
  ) -> String? {
    var best: (index: Int, length: Int)?
    var (index, text) = (edits.endIndex, tail)
    while true {
      if report.isReport(of: text, isCut: isCut, isExact: isExact),
        text.utf8.count >= best?.length ?? 0
      {
        best = (index, text.utf8.count)
      }
      guard isSamePlace, index > 0, time - edits[index - 1].time <= Self.lag,
        let older = edits[index - 1].undone(in: text)
      else { break }
      (index, text) = (index - 1, older)
    }
    guard let best else { return nil }
    var result: String? = report
    for edit in edits[best.index...] { result = result.flatMap(edit.done) }
    edits.removeFirst(best.index)
    return result
  }
}

extension String {
  /// Whether a report with this text may tell of another, which is known to its beginning or not.
  fileprivate func isReport(of text: String, isCut: Bool, isExact: Bool) -> Bool {
    let (told, known) = (utf8.count, text.utf8.count)
    let common = Swift.min(told, known)
    guard utf8.suffix(common).elementsEqual(text.utf8.suffix(common)) else { return false }
    // Every text ends with nothing, which says nothing.
    return told == known || (told < known ? isCut : !isExact && known > 0)
  }

  /// The text with another end; `nil` if it does not end with this one.
  ///
  /// Scalars are compared, not characters: what is typed may become one character with what stands before.
  fileprivate func replacingEnd(_ end: String, with other: String) -> String? {
    guard utf8.count >= end.utf8.count, utf8.suffix(end.utf8.count).elementsEqual(end.utf8) else {
      return nil
    }
    let kept = utf8.index(utf8.endIndex, offsetBy: -end.utf8.count)
    return String(self[..<kept]) + other
  }
}
