// SPDX-License-Identifier: MIT

/// What the keyboard believes to stand before the cursor, from what it typed itself.
///
/// ```
///                 typed, deleted                        touch elsewhere, arrow, 10 s, …
/// whole "" ──────────────────────▶ whole "Hello" ────────────────────────────────────▶ unknown + ""
///    ▲                                                                                    │ typed
///    └────────────── Return, start ◀──────────────────────────────────── unknown + "abc" ◀┘
/// ```
///
/// A whole record begins where its field or line begins. Otherwise only the tail that was typed since is
/// known: unknown is not empty.
public struct TextRecord: Hashable, Sendable {
  /// The text directly before the cursor that is known.
  public private(set) var tail = ""
  /// Whether nothing stands before ``tail``.
  public private(set) var isWhole = true
  /// When something was last typed into this record.
  private var lastTyped: Timestamp?

  /// How much is remembered, in characters: more than any rule looks at.
  private static let capacity = 512

  public init() {}

  /// Whether nothing at all is known about what stands before the cursor.
  public var isUnknown: Bool { !isWhole && tail.isEmpty }

  /// Whether only white space is known, and something unknown stands before it.
  public var isBlankTail: Bool { !isWhole && tail.allSatisfy(\.isTextWhitespace) }

  /// Adds what was typed at the cursor.
  public mutating func insert(_ text: String, at time: Timestamp) {
    tail += text
    lastTyped = time
    // Bytes are counted in constant time; only when there are too many are characters.
    guard tail.utf8.count > 4 * Self.capacity else { return }
    tail = String(tail.suffix(Self.capacity))
    isWhole = false
  }

  /// Takes away as many characters before the cursor; more than are known make the text unknown.
  public mutating func deleteBackward(_ count: Int, at time: Timestamp) {
    lastTyped = time
    guard count <= tail.count else {
      // Deleted beyond what is known: into the line before, or into text that was there already.
      tail = ""
      isWhole = false
      return
    }
    tail.removeLast(count)
  }

  /// The cursor stands where nothing is before it: a new line or a new field.
  public mutating func restart() {
    tail = ""
    isWhole = true
    lastTyped = nil
  }

  /// The cursor may be anywhere.
  public mutating func forget() {
    tail = ""
    isWhole = false
    lastTyped = nil
  }

  /// When the record stops being believed if nothing is typed before; `nil` if it holds nothing typed.
  public func expiry(after trust: Duration) -> Timestamp? {
    lastTyped.map { $0 + trust }
  }

  /// Forgets a record in which nothing was typed for too long.
  public mutating func expire(at time: Timestamp, trust: Duration) {
    guard let expiry = expiry(after: trust), expiry <= time else { return }
    forget()
  }
}
