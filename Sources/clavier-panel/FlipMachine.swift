// SPDX-License-Identifier: MIT

/// The edge of a keyboard, which flips to the opposite one if the keyboard would cover the touched
/// field.
///
/// ```
///                   shown                        shown, would cover
///   configured ◀───────────── hidden ──────────────────────────────▶ opposite
///           └──── hidden ───────▶ ▲ ◀───────── hidden ────────────────┘
/// ```
///
/// The edge changes only while the keyboard is hidden, so never under a finger.
struct FlipMachine: Hashable, Sendable {
  private enum State: Hashable {
    case hidden
    case configured
    case opposite
  }

  private var state = State.hidden
  /// Whether a touch on the panel's own tab requested the keyboard.
  private var isRequestedByTab = false

  /// Whether the keyboard is at the opposite edge.
  var isFlipped: Bool { state == .opposite }

  /// Records a touch of the panel's own tab, which is at the keyboard's edge.
  mutating func recordTabTouch() {
    isRequestedByTab = state == .hidden
  }

  /// Updates the state for a keyboard that is shown or hidden.
  ///
  /// - Parameters:
  ///   - isShown: Whether the keyboard is shown.
  ///   - isCovering: Whether the keyboard at its configured edge covers the last touch.
  ///   - isWanted: Whether flipping is enabled.
  mutating func update(isShown: Bool, isCovering: Bool, isWanted: Bool) {
    guard isShown else {
      state = .hidden
      return
    }
    guard state == .hidden else { return }
    state = isCovering && isWanted && !isRequestedByTab ? .opposite : .configured
    isRequestedByTab = false
  }
}
