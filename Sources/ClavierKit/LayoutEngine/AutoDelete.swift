// SPDX-License-Identifier: MIT

/// Backspace that is held: waits, then deletes again and again.
///
/// ```
///  idle ──press──▶ waiting ──0.5 s──▶ repeating ⟲ every 0.1 s
///                     └──── lift, drag, cancel, another press: stopped ────┘
/// ```
///
/// Missed repeats are made up for as ``GestureClock`` says.
///
/// **Source:** KeyboardLayoutEngine 0.9.9. Repaired are: the release deleted once more after repeats;
/// a finger that left Backspace went on to delete; and the lift of another finger stopped it.
struct AutoDelete: Hashable, Sendable {
  private var clock: GestureClock?
  private let timing: Timing
  /// Whether the press has deleted, so that its release must not.
  private(set) var hasRepeated = false

  init(timing: LayoutEngine.CustomKeyboardTiming) {
    self.timing = timing.gestures
  }

  var deadline: Timestamp? { clock?.deadline }

  /// Takes a button that is pressed now.
  mutating func press(isBackspace: Bool, at time: Timestamp) {
    hasRepeated = false
    clock =
      isBackspace ? GestureClock(pressedAt: time, repetition: .afterDelay, timing: timing) : nil
  }

  mutating func stop() {
    clock = nil
  }

  /// Goes on to what is due.
  ///
  /// - Returns: whether that deletes.
  mutating func fire(at now: Timestamp) -> Bool {
    guard let (gesture, _) = clock?.fire(at: now, timing: timing) else { return false }
    guard gesture == .repeatPress else { return false }
    hasRepeated = true
    return true
  }
}
