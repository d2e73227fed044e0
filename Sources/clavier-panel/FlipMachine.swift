// SPDX-License-Identifier: MIT

/// The side of a keyboard, which flips to the opposite edge if it would cover the touched field.
///
/// ```
///             shown                        shown, would cover
///   home ◀───────────── hidden ──────────────────────────────▶ opposite
///     └──── hidden ───────▶ ▲ ◀───────── hidden ────────────────┘
/// ```
///
/// It changes sides only while hidden, so never under a finger.
struct FlipMachine: Hashable, Sendable {
  private enum State: Hashable {
    case hidden
    case home
    case opposite
  }

  private var state = State.hidden
  /// Whether the panel's own tab was touched to show it.
  private var isAskedByTab = false

  /// Whether it is at the opposite edge.
  var isFlipped: Bool { state == .opposite }

  /// Records a touch of the panel's own tab, which is at the keyboard's edge.
  mutating func requestedByTab() {
    isAskedByTab = state == .hidden
  }

  /// Updates the state for a keyboard that is shown or hidden.
  ///
  /// - Parameters:
  ///   - isShown: Whether the keyboard is shown.
  ///   - covers: Whether at its own edge it covers the last touch.
  ///   - isWanted: Whether flipping is enabled.
  mutating func update(isShown: Bool, covers: Bool, isWanted: Bool) {
    guard isShown else {
      state = .hidden
      return
    }
    guard state == .hidden else { return }
    state = covers && isWanted && !isAskedByTab ? .opposite : .home
    isAskedByTab = false
  }
}
