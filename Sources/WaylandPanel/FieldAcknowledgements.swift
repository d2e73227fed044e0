// SPDX-License-Identifier: MIT

/// The rule by which an input method acknowledges a field's state without committing anything.
///
/// A program reports no further changes until its last change was acknowledged. Compositors send
/// that acknowledgement when the input method commits. So each change is acknowledged, and any
/// other commit counts as an acknowledgement, too.
///
/// ```
///   quick ── a change, or a report after a second: commit ───────▶ quick
///     │ └─── a repetition: commit ────────────────────────────────▶ quick, three times in a row
///     │ a fourth repetition
///     ▼
///   waiting ── a change: commit ▶ quick
///     └─────── timeout: commit ──▶ slow ── a further repetition ──▶ waiting, twice as long
/// ```
///
/// A program that reacts to each acknowledgement with the same state would loop forever, so the
/// delays between acknowledgements grow exponentially.
///
/// **Source:** Chromium, `ui/ozone/platform/wayland/host/zwp_text_input_v3.cc`: it holds back a
/// field's text and kind while commits and `done` of text-input-v3 do not match. wlroots sends
/// `done` upon `commit` of input-method-v2 alone.
struct FieldAcknowledgements: Hashable, Sendable {
  /// The number of repetitions that are acknowledged at once.
  ///
  /// **Source:** ours: a program reports the cursor's position after its text, which input methods
  /// do not receive.
  static let quickRepetitions = 3
  /// The first and the longest delay, in microseconds.
  ///
  /// **Source:** ours: a page that is scrolled reports the cursor's position in each frame; an
  /// endless loop costs one wakeup a minute.
  static let delays: ClosedRange<Int64> = 50_000...60_000_000
  /// The time after which a report no longer counts as a reaction to the acknowledgement, in
  /// microseconds.
  ///
  /// **Source:** ours: programs that are not in a loop react sooner.
  static let reactionTime: Int64 = 1_000_000

  /// The time at which ``expire(at:)`` must be called; `nil` if no acknowledgement is due.
  private(set) var deadline: Int64?
  private var repetitions = 0
  private var lastCommit: Int64?

  /// Handles the end of a batch of field updates (`done`).
  ///
  /// - Parameters:
  ///   - isNew: Whether any part of the state has changed.
  ///   - now: The current time in microseconds.
  /// - Returns: Whether to acknowledge at once.
  mutating func reported(isNew: Bool, at now: Int64) -> Bool {
    guard isNew || deadline == nil else { return false }
    if isNew || now - (lastCommit ?? now) >= Self.reactionTime { repetitions = 0 }
    guard repetitions < Self.quickRepetitions else {
      deadline = now + delay
      return false
    }
    if !isNew { repetitions += 1 }
    recordCommit(at: now)
    return true
  }

  /// Handles the end of the delay.
  ///
  /// - Parameter now: The current time in microseconds.
  /// - Returns: Whether to acknowledge now.
  mutating func expire(at now: Int64) -> Bool {
    guard let deadline, now >= deadline else { return false }
    repetitions += 1
    recordCommit(at: now)
    return true
  }

  /// The current delay before a repetition is acknowledged, in microseconds.
  private var delay: Int64 {
    // Twenty doublings exceed the longest delay, and more could overflow.
    let doublings = min(repetitions - Self.quickRepetitions, 20)
    return min(Self.delays.lowerBound << Int64(doublings), Self.delays.upperBound)
  }

  /// Records that something was committed to the field.
  mutating func recordCommit(at now: Int64) {
    deadline = nil
    lastCommit = now
  }

  /// Resets the state when no field has the cursor.
  mutating func reset() {
    self = FieldAcknowledgements()
  }
}
