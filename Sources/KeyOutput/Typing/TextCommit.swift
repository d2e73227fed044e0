// SPDX-License-Identifier: MIT

public import ClavierKit

/// A text that a panel commits to the field, since there are no keys for it, or since it replaces
/// another one.
///
/// ```
///           all keys before it were sent: asked           done, refused, or ``timeout`` is over
///   ┌──────┐ ─────────────────────────────────▶ ┌───────┐ ────────────────────────────────▶ idle
///   │ idle │                                    │ asked │ ─╮ further text waits,
///   └──────┘                                    └───────┘ ◀╯ so that the order is kept
/// ```
public struct TextCommit: Hashable, Sendable {
  private struct Request: Hashable {
    var count: Int
    var until: Timestamp
    var replacement: [Effect]
  }

  /// The timeout of a request, after which the text counts as lost.
  ///
  /// **Source:** ours: a panel on a busy machine takes some tenths of that, and fingers wait no
  /// longer for a letter.
  public static let timeout: Duration = .seconds(1)

  private var request: Request?

  public init() {}

  /// Whether a request is pending.
  public var isPending: Bool { request != nil }

  /// The time at which the pending request expires; `nil` without one.
  public var deadline: Timestamp? { request?.until }

  /// The effects that the pending request performs in one step; empty for any other request.
  public var replacement: [Effect] { request?.replacement ?? [] }

  /// Notes that a request was sent.
  ///
  /// - Parameters:
  ///   - count: The number of characters in the text.
  ///   - now: The time.
  ///   - replacement: The effects that it performs in one step; none if it only adds a text.
  public mutating func ask(_ count: Int, at now: Timestamp, replacement: [Effect] = []) {
    request = Request(count: count, until: now + Self.timeout, replacement: replacement)
  }

  /// Handles the answer; one without a request is ignored.
  ///
  /// - Parameter isDone: Whether the text is in the field.
  /// - Returns: The number of lost characters.
  public mutating func finish(isDone: Bool) -> Int {
    defer { request = nil }
    return isDone ? 0 : request?.count ?? 0
  }

  /// Expires the request if its timeout has passed.
  ///
  /// - Parameter now: The time.
  /// - Returns: The number of lost characters; `nil` if there is still time.
  public mutating func expire(at now: Timestamp) -> Int? {
    guard let request, request.until <= now else { return nil }
    return finish(isDone: false)
  }

  /// Returns whether a text with this character may be committed: not with control characters.
  public static func isAllowed(_ character: Character) -> Bool {
    !character.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  }

  /// Returns whether a text may be committed instead of typed.
  ///
  /// - Parameters:
  ///   - text: The text. One with control characters may not: Return and Tab are more than
  ///     characters.
  ///   - typist: Types for the receiver. A character with keys that a lockdown forbids must not be
  ///     committed either.
  /// - Returns: Whether it may.
  public static func isAllowed(_ text: String, from typist: Typist) -> Bool {
    guard text.allSatisfy(isAllowed) else { return false }
    let unlocked = Typist(
      keymap: typist.keymap, state: typist.state, composes: typist.composes)
    return text.allSatisfy { typist.canEverType($0) || !unlocked.canEverType($0) }
  }
}
