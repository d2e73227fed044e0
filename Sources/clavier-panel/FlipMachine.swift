// SPDX-License-Identifier: MIT

/// Whether a keyboard is at the edge opposite to its own, since it would cover the field for which it came.
///
/// ```
///             shown                        shown, would cover
///   home ◀───────────── hidden ──────────────────────────────▶ opposite
///     └──── hidden ───────▶ ▲ ◀───────── hidden ────────────────┘
/// ```
///
/// It changes sides only while nobody sees it, so never under a finger.
struct FlipMachine: Hashable, Sendable {
  private enum State: Hashable {
    case hidden
    case home
    case opposite
  }

  private var state = State.hidden
  /// Whether something of the panel itself was touched to have it shown.
  private var isAskedByTab = false

  /// Whether it is at the opposite edge.
  var isFlipped: Bool { state == .opposite }

  /// The panel's own tab was touched, which is where the keyboard will be.
  mutating func askedByTab() {
    isAskedByTab = state == .hidden
  }

  /// Takes whether the keyboard is shown now.
  ///
  /// - Parameters:
  ///   - isShown: Whether it is.
  ///   - covers: Whether at its own edge it covers what was touched last.
  ///   - isWanted: Whether it is to flip at all.
  mutating func take(isShown: Bool, covers: Bool, isWanted: Bool) {
    guard isShown else {
      state = .hidden
      return
    }
    guard state == .hidden else { return }
    state = covers && isWanted && !isAskedByTab ? .opposite : .home
    isAskedByTab = false
  }
}
