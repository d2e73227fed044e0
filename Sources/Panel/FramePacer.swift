// SPDX-License-Identifier: MIT

/// When to draw: at once where nothing is on its way to the screen, and never faster than pictures are shown.
///
/// ```
///                wanted: draw                    shown, nothing owed
///   idle ─────────────────────────▶ waiting ────────────────────────▶ idle
///     │                               │  ▲
///     │ wanted: draw, no buffer       │  │ shown, owed: draw
///     ▼                               └──┘
///   starved ── released: draw ──▶ waiting          (wanted while waiting: owed)
/// ```
///
/// Whoever is told to draw says what came of it by ``committed()`` or ``foundNoBuffer()``.
public struct FramePacer: Hashable, Sendable {
  /// Where it stands.
  public enum State: Hashable, Sendable {
    /// What is wanted is on the screen.
    case idle
    /// A picture is on its way; whether another is wanted after it.
    case waiting(isOwed: Bool)
    /// A picture is wanted, and the server holds all buffers.
    case starved
  }

  public private(set) var state = State.idle

  public init() {}

  /// Another picture is wanted.
  ///
  /// - Returns: Whether to draw now.
  public mutating func want() -> Bool {
    switch state {
    case .idle: return true
    case .waiting:
      state = .waiting(isOwed: true)
      return false
    case .starved: return false
    }
  }

  /// A picture is on its way, and the server will say when it wants the next.
  public mutating func committed() {
    state = .waiting(isOwed: false)
  }

  /// There was nothing to draw on.
  public mutating func foundNoBuffer() {
    state = .starved
  }

  /// The server wants the next picture.
  ///
  /// - Returns: Whether to draw now.
  public mutating func shown() -> Bool {
    guard case .waiting(let isOwed) = state else { return false }
    state = .idle
    return isOwed
  }

  /// The server has given a buffer back.
  ///
  /// - Returns: Whether to draw now.
  public mutating func released() -> Bool {
    guard state == .starved else { return false }
    state = .idle
    return true
  }
}
