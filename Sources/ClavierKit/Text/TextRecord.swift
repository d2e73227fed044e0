// SPDX-License-Identifier: MIT

/// The keyboard's record of the text around the cursor, and its reliability.
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
/// Our own record is whole if it starts with the field or line; otherwise only the recently typed
/// tail is known. Unknown is not empty. A session's report is authoritative from then on and does
/// not expire. It arrives late, so a report of a recent earlier text is no contradiction: later
/// edits are kept (`PendingEdits`).
///
/// All text in ``tail`` was typed here or reported. So a rule that deletes no more than that never
/// deletes unseen text of others. In a secret field nothing is recorded.
public struct TextRecord: Hashable, Sendable {
  /// The focused field.
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

  /// The capacity in characters: more than any rule examines.
  ///
  /// A shorter report begins where the text does.
  public static let capacity = 512

  /// The record of a field without known text.
  public init(field: Keyboard.Field = Keyboard.Field()) {
    self.field = field
    isWhole = !field.isSecret
  }

  /// Whether the text before the cursor is completely unknown.
  public var isUnknown: Bool { !isWhole && tail.isEmpty }

  /// Whether only white space is known, after unknown text.
  public var isBlankTail: Bool { !isWhole && tail.allSatisfy(\.isTextWhitespace) }

  /// Whether ``tail`` is known for certain to be the whole text before the cursor.
  private var isExact: Bool { isWhole && isConfirmed }

  /// Whether no letter is known to follow the cursor.
  public var isAtEndOfWord: Bool { after?.first?.isWordDelimiter ?? true }

  // MARK: What the keyboard does

  /// Records a text typed at the cursor.
  public mutating func insert(_ text: String, at time: Timestamp) {
    guard !field.isSecret else { return }
    tail += text
    lastTyped = time
    // A program shows, and a session reports, each character of a correction by itself.
    for character in text {
      edits.add(PendingEdits.Edit(inserted: String(character), time: time))
    }
    let limited = Self.limited(tail)
    guard limited.utf8.count < tail.utf8.count else { return }
    tail = limited
    isWhole = false
  }

  /// Records the deletion of this many characters before the cursor.
  ///
  /// Deleting more than the known ones makes the text unknown, unless a session reported that there
  /// are no more. So does a character of several scalars: receivers delete all of it or only its
  /// last mark.
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

  /// Records the end of a line: an unconfirmed text is empty afterwards.
  ///
  /// Return may also have sent the text away; the next line or field is empty in either case.
  public mutating func endLine() {
    if !isConfirmed { self = TextRecord(field: field) }
  }

  /// Forgets the text, because the cursor may be anywhere.
  public mutating func forget() {
    self = TextRecord(field: field)
    isWhole = false
  }

  // MARK: What a session tells

  /// Updates the record with a session's report of the text around the cursor.
  ///
  /// - Parameters:
  ///   - report: The text. Before the cursor it begins with the field or its paragraph, or has at
  ///     least ``capacity`` characters; `nil` there makes the text unknown.
  ///   - time: The time of the report.
  /// - Returns: Whether the cursor is still where this keyboard typed: the report agrees, or lags
  ///   behind.
  public mutating func update(_ report: TextContext, at time: Timestamp) -> Bool {
    guard !field.isSecret else { return false }
    let reported = report.beforeInput.map(Self.limited)
    let reportedAfter = report.afterInput.map { String($0.prefix(Self.capacity)) }
    // Typing does not change the text after the cursor: a difference means that the cursor has
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
  /// - Returns: The time; `nil` if there are no unconfirmed edits.
  public func expiry(after trust: Duration) -> Timestamp? {
    lastTyped.map { $0 + trust }
  }

  /// Returns whether the last unconfirmed edit is too old at a time.
  ///
  /// Every input asks; a difference of moments takes much less time than ``expiry(after:)``.
  func isExpired(at time: Timestamp, after trust: Duration) -> Bool {
    lastTyped.map { time - $0 >= trust } ?? false
  }

  /// Forgets a record whose last edit is too old.
  public mutating func expire(at time: Timestamp, trust: Duration) {
    if isExpired(at: time, after: trust) { forget() }
  }

  /// Returns the suffix of a text that is too long to record.
  private static func limited(_ text: String) -> String {
    // Bytes are counted in constant time; characters only if there are too many bytes.
    text.utf8.count > 4 * capacity ? String(text.suffix(capacity)) : text
  }
}

extension Character {
  /// Whether all receivers delete the character with one Backspace.
  var isDeletedWhole: Bool { unicodeScalars.dropFirst().isEmpty }
}
