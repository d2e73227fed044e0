// SPDX-License-Identifier: MIT

/// What the keyboard believes to stand around the cursor, and why.
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
/// A record of our own is whole where its field or line begins; otherwise only the tail that was typed since is
/// known: unknown is not empty. What a session reports is the truth from then on and does not age. It
/// comes late, so a report of a text that ours has grown out of within a moment is no contradiction: what
/// was typed since stays (``OwnEdits``).
///
/// Whatever is in ``tail`` was typed here or reported, so that a rule that deletes no more than that never
/// deletes what others wrote unseen. In a secret field nothing is remembered.
public struct TextRecord: Hashable, Sendable {
  /// The field that is typed into.
  public let field: Keyboard.Field
  /// The text directly before the cursor that is known.
  public private(set) var tail = ""
  /// Whether nothing stands before ``tail``.
  public private(set) var isWhole: Bool
  /// The text directly after the cursor, which only a session can tell; `nil` if unknown.
  public private(set) var after: String?
  /// Whether a session told of this text.
  public private(set) var isConfirmed = false
  /// When something was last typed that no session has confirmed.
  private var lastTyped: Timestamp?
  private var edits = OwnEdits()

  /// How much is remembered, in characters: more than any rule looks at.
  ///
  /// A report shorter than this begins where the text does.
  public static let capacity = 512

  /// A field that nothing stands in as far as is known.
  public init(field: Keyboard.Field = Keyboard.Field()) {
    self.field = field
    isWhole = !field.isSecret
  }

  /// Whether nothing at all is known about what stands before the cursor.
  public var isUnknown: Bool { !isWhole && tail.isEmpty }

  /// Whether only white space is known, and something unknown stands before it.
  public var isBlankTail: Bool { !isWhole && tail.allSatisfy(\.isTextWhitespace) }

  /// Whether nothing stands before ``tail`` for certain.
  private var isExact: Bool { isWhole && isConfirmed }

  /// Whether no letter is known to follow the cursor.
  public var isAtEndOfWord: Bool { after?.first?.isWordDelimiter ?? true }

  // MARK: What the keyboard does

  /// Adds what was typed at the cursor.
  public mutating func insert(_ text: String, at time: Timestamp) {
    guard !field.isSecret else { return }
    tail += text
    lastTyped = time
    edits.add(OwnEdits.Edit(inserted: text, time: time))
    let limited = Self.limited(tail)
    guard limited.utf8.count < tail.utf8.count else { return }
    tail = limited
    isWhole = false
  }

  /// Takes away as many characters before the cursor.
  ///
  /// More than are known make the text unknown, unless a session told that there are no more. A character
  /// of several scalars does, too: receivers take one Backspace for all of it or for its last mark.
  ///
  /// **Source:** GTK and Chromium delete whole clusters in some scripts and scalars in others, Qt and
  /// readline always scalars.
  public mutating func deleteBackward(_ count: Int, at time: Timestamp) {
    let start =
      tail.index(tail.endIndex, offsetBy: -max(count, 0), limitedBy: tail.startIndex)
      ?? (isExact ? tail.startIndex : nil)
    guard let start, tail[start...].allSatisfy(\.isDeletedWhole) else { return forget() }
    edits.add(OwnEdits.Edit(removed: String(tail[start...]), time: time))
    tail.removeSubrange(start...)
    lastTyped = time
  }

  /// A line was ended: where nobody confirms the text, nothing is before the cursor now.
  ///
  /// Return may have sent the text away as well, and the next line or field begins anew in either way.
  public mutating func endLine() {
    if !isConfirmed { self = TextRecord(field: field) }
  }

  /// The cursor may be anywhere.
  public mutating func forget() {
    self = TextRecord(field: field)
    isWhole = false
  }

  // MARK: What a session tells

  /// Takes what a session tells about the text around the cursor.
  ///
  /// - Parameters:
  ///   - report: The text. Before the cursor it begins where the field or its paragraph does, or holds at
  ///     least ``capacity`` characters; `nil` there makes the text unknown.
  ///   - time: When it was told.
  /// - Returns: Whether the cursor is still where this keyboard typed: the report agrees, or lags behind.
  public mutating func take(_ report: TextContext, at time: Timestamp) -> Bool {
    guard !field.isSecret else { return false }
    let told = report.beforeInput.map(Self.limited)
    let toldAfter = report.afterInput.map { String($0.prefix(Self.capacity)) }
    // Typing changes nothing after the cursor: if that is another, the cursor has moved.
    let isSamePlace = after == nil || toldAfter == nil || after == toldAfter
    let isCut = (told?.utf8.count ?? 0) >= Self.capacity
    let followed = told.flatMap {
      edits.follow(
        $0, isCut: isCut, from: tail, isExact: isExact, isSamePlace: isSamePlace,
        at: time)
    }
    if followed == nil { forget() }
    after = toldAfter
    guard let told else { return false }
    tail = Self.limited(followed ?? told)
    isWhole = !isCut
    isConfirmed = true
    // Where nothing is left to be confirmed, nothing can grow old.
    if edits.isEmpty { lastTyped = nil }
    return followed != nil
  }

  // MARK: Age

  /// When the record stops being believed if nothing is typed before; `nil` if it holds nothing typed.
  public func expiry(after trust: Duration) -> Timestamp? {
    lastTyped.map { $0 + trust }
  }

  /// Forgets a record in which nothing was typed for too long.
  public mutating func expire(at time: Timestamp, trust: Duration) {
    guard let expiry = expiry(after: trust), expiry <= time else { return }
    forget()
  }

  /// The end of a text that is too long to remember.
  private static func limited(_ text: String) -> String {
    // Bytes are counted in constant time; only when there are too many are characters.
    text.utf8.count > 4 * capacity ? String(text.suffix(capacity)) : text
  }
}

extension Character {
  /// Whether every receiver deletes the character with one Backspace.
  fileprivate var isDeletedWhole: Bool { unicodeScalars.dropFirst().isEmpty }
}
