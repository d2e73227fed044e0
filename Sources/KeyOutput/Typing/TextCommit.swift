// SPDX-License-Identifier: MIT

public import ClavierKit

/// A text that somebody else puts into the field, since there are no keys for it.
///
/// ```
///           all keys before it were sent: asked           done, refused, or ``patience`` is over
///   ┌──────┐ ─────────────────────────────────▶ ┌───────┐ ────────────────────────────────▶ idle
///   │ idle │                                    │ asked │ ─╮ whatever is to be typed waits,
///   └──────┘                                    └───────┘ ◀╯ so that nothing overtakes it
/// ```
public struct TextCommit: Hashable, Sendable {
  private struct Asked: Hashable {
    var count: Int
    var until: Timestamp
  }

  /// How long nobody answers before the text counts as lost.
  ///
  /// **Source:** ours: a panel on a busy machine takes some tenths of that, and fingers wait no longer for a letter.
  public static let patience: Duration = .seconds(1)

  private var asked: Asked?

  public init() {}

  /// Whether a text is on its way.
  public var isPending: Bool { asked != nil }

  /// When it counts as lost; `nil` if none is on its way.
  public var deadline: Timestamp? { asked?.until }

  /// Takes that somebody was asked.
  ///
  /// - Parameters:
  ///   - count: How many characters the text has.
  ///   - now: The time.
  public mutating func ask(_ count: Int, at now: Timestamp) {
    asked = Asked(count: count, until: now + Self.patience)
  }

  /// Takes the answer; one to nothing is passed over.
  ///
  /// - Parameter isDone: Whether the text is in the field.
  /// - Returns: How many characters are lost.
  public mutating func settle(isDone: Bool) -> Int {
    defer { asked = nil }
    return isDone ? 0 : asked?.count ?? 0
  }

  /// Takes that nobody has answered up to now.
  ///
  /// - Parameter now: The time.
  /// - Returns: How many characters are lost; `nil` if there is still time.
  public mutating func expire(at now: Timestamp) -> Int? {
    guard let asked, asked.until <= now else { return nil }
    return settle(isDone: false)
  }

  /// Whether a text may go another way than by keys.
  ///
  /// - Parameters:
  ///   - text: The text. One with control characters may not: Return and Tab are more than characters.
  ///   - typist: What types for the receiver. What it has keys for and may not send, nobody else shall put there.
  /// - Returns: Whether it may.
  public static func mayTake(_ text: String, from typist: Typist) -> Bool {
    guard !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      return false
    }
    let unlocked = Typist(
      keymap: typist.keymap, state: typist.state, composes: typist.composes)
    return text.allSatisfy { typist.canEverType($0) || !unlocked.canEverType($0) }
  }
}
