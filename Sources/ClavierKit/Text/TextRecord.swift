// SPDX-License-Identifier: MIT

/// The keyboard's record of the text around the cursor.
///
/// ```
///                 ┌── a report agrees, or lags behind ──┐
///                 ▼                                     │
///            confirmed ──────typed, deleted──────▶ ahead of the session ── 10 s ──┐
///             ▲  │  ▲                                   │                         │
///      report │  │  └── a report contradicts: it is true ┘                         │
///             │  │ touch elsewhere, arrow, shortcut, …                            ▼
///             │  └──────────────────────────────────────────────────────────▶ unknown + ""
///             │                                                                 │ ▲  typed
///   whole "" ─┴─typed─▶ own record "Hello" ── touch elsewhere, arrow, 10 s, … ──┼─┘
///      ▲                                                                        ▼
///      └───────────────────────── Return, a new field ───────────────── unknown + "abc"
/// ```
///
/// The record is whole if it starts at the beginning of the field or line. Otherwise only the most
/// recently typed text is known; unknown text differs from empty text. A session (an input method
/// protocol) may report the text. Its report replaces the record and does not expire. Reports
/// arrive late, so one of a recent earlier text is no contradiction: later edits are kept
/// (`PendingEdits`).
///
/// All text in ``tail`` was typed on this keyboard or reported. So a rule that deletes no more than
/// that never deletes unseen text. In a secret field nothing is recorded.
public struct TextRecord: Hashable, Sendable {
  /// The focused field, whose text is recorded.
  public let field: Keyboard.Field
  /// The known text directly before the cursor.
  public private(set) var tail = ""
  /// Whether ``tail`` is the whole text before the cursor.
  public private(set) var isWhole: Bool
  /// The text directly after the cursor, by a session's report; `nil` if unknown.
  public private(set) var after: String?
  /// Whether a session reported this text.
  public private(set) var isConfirmed = false
  /// The time of the last unconfirmed edit.
  private var lastTyped: Timestamp?
  private var edits = PendingEdits()

  /// The capacity in characters, more than any rule examines.
  ///
  /// A shorter report begins at the beginning of the text.
  public static let capacity = 512

  /// Creates the record of a field without known text.
  public init(field: Keyboard.Field = Keyboard.Field()) {
    self.field = field
    isWhole = !field.isSecret
  }

  /// Whether the text before the cursor is completely unknown.
  public var isUnknown: Bool { !isWhole && tail.isEmpty }

  /// Whether the known text is only white space, and unknown text precedes it.
  public var isBlankTail: Bool { !isWhole && tail.allSatisfy(\.isTextWhitespace) }

  /// Whether ``tail`` is known for certain to be the whole text before the cursor.
  private var isExact: Bool { isWhole && isConfirmed }

  /// Whether the text after the cursor is unknown, empty or begins with a delimiter.
  public var isAtEndOfWord: Bool { after?.first?.isWordDelimiter ?? true }

  // MARK: Changes by the keyboard

  /// Records a text typed at the cursor.
  public mutating func insert(_ text: String, at time: Timestamp) {
    guard !field.isSecret else { return }
    tail += text
    lastTyped = time
    if text.utf8.count == 1 {
      // A fast path: nearly every text is one letter.
      edits.add(PendingEdits.Edit(inserted: text, time: time))
    } else {
      // Applications show, and sessions report, each character of a correction separately.
      for character in text {
        edits.add(PendingEdits.Edit(inserted: String(character), time: time))
      }
    }
    let limited = Self.limited(tail)
    guard limited.utf8.count < tail.utf8.count else { return }
    tail = limited
    isWhole = false
  }

  /// Records the deletion of a number of characters before the cursor.
  ///
  /// A deletion beyond the known text makes the text unknown, unless a session reported that there
  /// is no more text. So does the deletion of a character of several scalars: some receivers delete
  /// all of it, others only its last combining mark.
  ///
  /// **Source:** GTK and Chromium delete whole clusters in some scripts and scalars in others, Qt
  /// and readline always scalars.
  public mutating func deleteBackward(_ count: Int, at time: Timestamp) {
    let start =
      tail.index(tail.endIndex, offsetBy: -max(count, 0), limitedBy: tail.startIndex)
      ?? (isExact ? tail.startIndex : nil)
    guard let start, tail[start...].allSatisfy(\.isDeletedWhole) else { return forget() }
    for character in tail[start...].reversed() {
      edits.add(PendingEdits.Edit(removed: String(character), time: time))
    }
    tail.removeSubrange(start...)
    lastTyped = time
  }

  /// Records the end of a line; an unconfirmed text is empty afterwards.
  ///
  /// Return may also have sent the text; the next line or field is empty in either case.
  public mutating func endLine() {
    if !isConfirmed { self = TextRecord(field: field) }
  }

  /// Makes the text unknown, because the cursor may be anywhere.
  public mutating func forget() {
    self = TextRecord(field: field)
    isWhole = false
  }

  // MARK: Reports of a session

  /// Updates the record with a session's report of the text around the cursor.
  ///
  /// - Parameters:
  ///   - report: The text. Before the cursor it begins with the field or its paragraph, or has at
  ///     least ``capacity`` characters; `nil` there makes the text unknown.
  ///   - time: The time of the report.
  /// - Returns: Whether the cursor is still directly after the typed text: the report agrees with
  ///   the record or with a recent earlier one.
  public mutating func update(_ report: TextContext, at time: Timestamp) -> Bool {
    guard !field.isSecret else { return false }
    let reported = report.beforeInput.map(Self.limited)
    let reportedAfter = report.afterInput.map { String($0.prefix(Self.capacity)) }
    // Typing does not change the text after the cursor, so a difference means that the cursor has
    // moved.
    let isSamePlace = after == nil || reportedAfter == nil || after == reportedAfter
    let isCut = (reported?.utf8.count ?? 0) >= Self.capacity
    let followed = reported.flatMap {
      edits.reconcile(
        $0, isCut: isCut, from: tail, isExact: isExact, isSamePlace: isSamePlace,
        at: time)
    }
    if followed == nil { forget() }
    after = reportedAfter
    guard let reported else { return false }
    tail = Self.limited(followed ?? reported)
    isWhole = !isCut
    isConfirmed = true
    // A record without unconfirmed edits does not expire.
    if edits.isEmpty { lastTyped = nil }
    return followed != nil
  }

  // MARK: Age

  /// Returns the time at which the record expires without further typing.
  ///
  /// - Parameter timeout: The timeout after the last unconfirmed edit.
  /// - Returns: The time; `nil` if there are no unconfirmed edits.
  public func expiry(after timeout: Duration) -> Timestamp? {
    lastTyped.map { $0 + timeout }
  }

  /// Returns whether the last unconfirmed edit is older than a timeout.
  ///
  /// Every input calls it; a difference of times is much faster than ``expiry(after:)``.
  func isExpired(at time: Timestamp, after timeout: Duration) -> Bool {
    lastTyped.map { time - $0 >= timeout } ?? false
  }

  /// Makes the text unknown if its last unconfirmed edit is older than a timeout.
  public mutating func expire(at time: Timestamp, timeout: Duration) {
    if isExpired(at: time, after: timeout) { forget() }
  }

  /// Returns the last ``capacity`` characters of a text that is too long to record.
  private static func limited(_ text: String) -> String {
    // Bytes are counted in constant time; characters are counted only if there are many bytes.
    text.utf8.count > 4 * capacity ? String(text.suffix(capacity)) : text
  }
}

extension Character {
  /// Whether all receivers delete the character with one Backspace.
  var isDeletedWhole: Bool { unicodeScalars.dropFirst().isEmpty }
}
