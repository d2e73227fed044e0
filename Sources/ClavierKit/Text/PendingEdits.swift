// SPDX-License-Identifier: MIT

/// The keyboard's recent edits that no report of the session has confirmed yet.
///
/// ```
///   confirmed   the keyboard's edits                now
///   "He" ────── + "l" ── + "l" ── + "o" ──────────▶ "Hello"
///                  ▲ a report "Hel" refers to this: + "l", + "o" are newer
/// ```
///
/// A session (an input method protocol) reports a text after the application has drawn it, while
/// the user types on. So a report is compared with each recent text, and later edits are applied to
/// it again. Of several matching texts the longest counts. Of equally long ones the oldest counts,
/// so that reports of the newer ones may still arrive.
struct PendingEdits: Hashable, Sendable {
  /// A change of the text directly before the cursor: one character, deleted or inserted.
  struct Edit: Hashable, Sendable {
    var removed = ""
    var inserted = ""
    var time: Timestamp

    /// Returns the text before the edit; `nil` if the text cannot be the edit's result.
    func undone(in text: String) -> String? { text.replacingEnd(inserted, with: removed) }

    /// Returns the text after the edit; `nil` if the edit does not apply to the text.
    func done(to text: String) -> String? { text.replacingEnd(removed, with: inserted) }
  }

  /// The edits, the oldest first.
  private var edits: [Edit] = []

  /// The maximum number of edits: more than a person types within ``maximumAge``, including two
  /// corrected words.
  private static let capacity = 64
  /// The maximum age of a text to which a report may refer.
  ///
  /// **Source:** Clavier's own: a program that needs longer to draw a letter is unusable for
  /// typing.
  static let maximumAge: Duration = .seconds(2)

  /// Whether all edits are confirmed.
  var isEmpty: Bool { edits.isEmpty }

  mutating func add(_ edit: Edit) {
    if edits.count == Self.capacity { edits.removeFirst() }
    edits.append(edit)
  }

  /// Compares a report with the recent texts, and drops the edits that the report includes.
  ///
  /// - Parameters:
  ///   - report: The reported text before the cursor.
  ///   - isCut: Whether there may be more text before the report.
  ///   - tail: The current text, with all edits.
  ///   - isExact: Whether `tail` is known to be the whole text before the cursor.
  ///   - isSamePlace: Whether the text after the cursor is unchanged.
  ///   - time: The time of the report.
  /// - Returns: The report with the later edits applied; `nil` if the report matches no recent
  ///   text.
  mutating func reconcile(
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
      guard isSamePlace, index > 0, time - edits[index - 1].time <= Self.maximumAge,
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
  /// Returns whether a report with this text may refer to `text`, as in `reconcile`.
  fileprivate func isReport(of text: String, isCut: Bool, isExact: Bool) -> Bool {
    let (reportedCount, knownCount) = (utf8.count, text.utf8.count)
    let common = Swift.min(reportedCount, knownCount)
    guard utf8.suffix(common).elementsEqual(text.utf8.suffix(common)) else { return false }
    // An empty text is the end of every text, so it proves no match.
    return reportedCount == knownCount
      || (reportedCount < knownCount ? isCut : !isExact && knownCount > 0)
  }

  /// Returns the text with its end replaced; `nil` if it does not end with `end`.
  ///
  /// The comparison is by bytes, not characters, since typed text may join the character before it.
  fileprivate func replacingEnd(_ end: String, with other: String) -> String? {
    guard utf8.count >= end.utf8.count, utf8.suffix(end.utf8.count).elementsEqual(end.utf8) else {
      return nil
    }
    let splitIndex = utf8.index(utf8.endIndex, offsetBy: -end.utf8.count)
    return String(self[..<splitIndex]) + other
  }
}
