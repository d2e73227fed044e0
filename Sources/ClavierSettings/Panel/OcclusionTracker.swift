// SPDX-License-Identifier: MIT

public import ClavierKit

/// Detects that the keyboard covers the place whose touch has shown it.
///
/// ```
///             down where it will be                shown within two seconds
///   nothing ─────────────────────────▶ touched ──────────────────────────────▶ covering
///      ▲                                  │ down elsewhere                        │
///      └──────────────────────────────────┴───────── down, or hidden ─────────────┘
/// ```
///
/// Only the time of the touch is stored.
public struct OcclusionTracker: Hashable, Sendable {
  private enum State: Hashable {
    case nothing
    case touched(Timestamp)
    case covering
  }

  /// The maximum time between the touch of a field and a program's report that the field has the
  /// focus.
  ///
  /// **Source:** ours: a slow browser takes half a second.
  static let timeout = Duration.seconds(2)

  private var state = State.nothing

  public init() {}

  /// Whether the keyboard covers the touched place.
  public var isCovering: Bool { state == .covering }

  /// Handles contacts while the keyboard is hidden.
  ///
  /// - Parameters:
  ///   - frame: The contacts, in the keyboard's space.
  ///   - keyboard: The frame of the keyboard when it is shown.
  ///   - gap: The part of the keyboard without keys; `nil` for none.
  public mutating func handle(_ frame: TouchFrame, over keyboard: Rect, gap: Rect? = nil) {
    guard let touch = frame.touches.last(where: { $0.phase == .down }) else { return }
    let isOnKeyboard = keyboard.contains(touch.point) && gap?.contains(touch.point) != true
    state = isOnKeyboard ? .touched(frame.time) : .nothing
  }

  /// Records that the keyboard is shown.
  public mutating func handleShown(at time: Timestamp) {
    if case .touched(let touched) = state, time - touched <= Self.timeout {
      state = .covering
    } else {
      state = .nothing
    }
  }

  /// Records that the keyboard is hidden.
  public mutating func handleHidden() {
    state = .nothing
  }
}
