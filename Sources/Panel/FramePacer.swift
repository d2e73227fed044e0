// SPDX-License-Identifier: MIT

/// The timing of drawing: at once if no frame is pending, and never faster than the server shows
/// frames.
///
/// ```
///               requested: draw                shown, none requested
///   idle ─────────────────────────▶ waiting ────────────────────────▶ idle
///     │                               │  ▲
///     │ requested: draw, no buffer    │  │ shown, another requested: draw
///     ▼                               └──┘
///   starved ── released: draw ──▶ waiting
/// ```
///
/// After drawing, the caller reports the result with ``recordCommit()`` or ``recordNoBuffer()``.
public struct FramePacer: Hashable, Sendable {
  /// A state of the pacer.
  public enum State: Hashable, Sendable {
    /// The screen is up to date.
    case idle
    /// A frame is pending; `isFrameRequested` is whether another frame must follow.
    case waiting(isFrameRequested: Bool)
    /// A picture is requested, but the server holds all buffers.
    case starved
  }

  public private(set) var state = State.idle

  public init() {}

  /// Handles a request for a new picture.
  ///
  /// - Returns: Whether to draw now.
  public mutating func requestFrame() -> Bool {
    switch state {
    case .idle: return true
    case .waiting:
      state = .waiting(isFrameRequested: true)
      return false
    case .starved: return false
    }
  }

  /// Records that a frame was committed, whose callback is awaited.
  public mutating func recordCommit() {
    state = .waiting(isFrameRequested: false)
  }

  /// Records that no buffer was free.
  public mutating func recordNoBuffer() {
    state = .starved
  }

  /// Handles the server's frame callback.
  ///
  /// - Returns: Whether to draw now.
  public mutating func handleFrameShown() -> Bool {
    guard case .waiting(let isFrameRequested) = state else { return false }
    state = .idle
    return isFrameRequested
  }

  /// Handles the release of a buffer.
  ///
  /// - Returns: Whether to draw now.
  public mutating func handleBufferRelease() -> Bool {
    guard state == .starved else { return false }
    state = .idle
    return true
  }
}
