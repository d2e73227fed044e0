// SPDX-License-Identifier: MIT

/// Lets only the first finger on the keyboard count, for hands that rest on it or cannot hold others back.
///
/// ```
///            down on a key                        others: ignored, their lifts, too
///   free ───────────────────▶ following(finger) ⟲
///     ▲                              │ up, cancelled
///     └──────────────────────────────┘
/// ```
///
/// A touch beside the keyboard always counts: the program under it sees it, and may move the cursor.
/// What an ignored finger does after the first has gone is not known to anybody, and does nothing.
struct OneFingerFilter: Hashable, Sendable {
  private enum State: Hashable {
    case free
    case following(Contact.ID)
  }

  private var state = State.free

  /// Whether a touch counts, which is on a key or beside the keyboard.
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
