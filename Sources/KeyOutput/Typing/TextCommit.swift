// SPDX-License-Identifier: MIT

public import ClavierKit

/// A text that a panel inserts into the field, since the keymap has no keys for it, or since it
/// replaces other text.
///
/// ```
///           all keys before it were sent: a request        done, refused, or ``timeout`` is over
///   ┌──────┐ ───────────────────────────────▶ ┌─────────┐ ────────────────────────────────▶ idle
///   │ idle │                                  │ pending │ ─╮ further text waits,
///   └──────┘                                  └─────────┘ ◀╯ so that the order is kept
/// ```
public struct TextCommit: Hashable, Sendable {
  private struct Request: Hashable {
    var count: Int
    var until: Timestamp
    var replacement: [Effect]
  }

  /// The timeout of a request, after which the text counts as lost.
  ///
  /// **Source:** ours: a panel on a busy machine takes some tenths of a second, and a user does not
  /// wait longer for a letter.
  public static let timeout: Duration = .seconds(1)

  private var request: Request?

  public init() {}

  /// Whether a request is pending.
  public var isPending: Bool { request != nil }

  /// The time at which the pending request expires; `nil` without one.
  public var deadline: Timestamp? { request?.until }

  /// The effects that the pending request performs in one step; empty for any other request.
  public var replacement: [Effect] { request?.replacement ?? [] }

  /// Records that a request was sent.
  ///
  /// - Parameters:
  ///   - count: The number of characters in the text.
  ///   - now: The present time.
  ///   - replacement: The effects that the request performs in one step; none if it only adds text.
  public mutating func begin(_ count: Int, at now: Timestamp, replacement: [Effect] = []) {
    request = Request(count: count, until: now + Self.timeout, replacement: replacement)
  }

  /// Handles the answer; an answer without a request is ignored.
  ///
  /// - Parameter isDone: Whether the text is in the field.
  /// - Returns: The number of lost characters.
  public mutating func finish(isDone: Bool) -> Int {
    defer { request = nil }
    return isDone ? 0 : request?.count ?? 0
  }

  /// Expires the request if its timeout has passed.
  ///
  /// - Parameter now: The present time.
  /// - Returns: The number of lost characters; `nil` if the timeout has not passed.
  public mutating func expire(at now: Timestamp) -> Int? {
    guard let request, request.until <= now else { return nil }
    return finish(isDone: false)
  }

  /// Returns whether a text with this character may be committed; `false` for control characters.
  public static func isAllowed(_ character: Character) -> Bool {
    !character.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  }

  /// Returns whether a text may be committed instead of typed.
  ///
  /// - Parameters:
  ///   - text: The text. Control characters are forbidden: Return and Tab have effects beyond a
  ///     character.
  ///   - typist: The typist of the receiver. A character that a lockdown denies, or whose keys it
  ///     forbids, must not be committed either.
  /// - Returns: Whether the text may be committed.
  public static func isAllowed(_ text: String, from typist: Typist) -> Bool {
    guard text.allSatisfy(isAllowed), !text.contains(where: { typist.lockdown?.denies($0) == true })
    else { return false }
    let unlocked = Typist(
      keymap: typist.keymap, state: typist.state, composes: typist.composes)
    return text.allSatisfy { typist.canEverType($0) || !unlocked.canEverType($0) }
  }
}
