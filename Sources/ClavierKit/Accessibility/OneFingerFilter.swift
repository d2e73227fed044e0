// SPDX-License-Identifier: MIT

/// Admits only the first finger on the keyboard, for hands that rest on it.
///
/// ```
///            down on a key                        others: ignored, their lifts, too
///   free ───────────────────▶ following(finger) ⟲
///     ▲                              │ up, cancelled
///     └──────────────────────────────┘
/// ```
///
/// A touch beside the keyboard always counts, because the program under it receives it and may move
/// the cursor. An ignored finger stays without effect after the first one lifts, since its start is
/// unknown.
struct OneFingerFilter: Hashable, Sendable {
  private enum State: Hashable {
    case free
    case following(Contact.ID)
  }

  private var state = State.free

  /// Returns whether a touch counts.
  mutating func admits(_ touch: Touch, isOnKeyboard: Bool) -> Bool {
    switch (state, touch.phase) {
    case (.free, .down) where isOnKeyboard:
      state = .following(touch.contact)
      return true
    case (.following(touch.contact), .up), (.following(touch.contact), .cancelled):
      state = .free
      return true
    case (.free, _), (.following(touch.contact), _): return true
    case (.following, .down): return !isOnKeyboard
    case (.following, _): return false
    }
  }

  mutating func reset() {
    state = .free
  }
}
