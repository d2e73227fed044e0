// SPDX-License-Identifier: MIT

/// The rule by which an input method acknowledges a field's state without committing anything.
///
/// A program reports no further changes until its last change was acknowledged. Compositors send
/// that acknowledgement when the input method commits. So each change is acknowledged, and any
/// other commit counts as an acknowledgement, too.
///
/// ```
///   quick ── news, or a report after a second of silence: answer ─▶ quick
///     │ └─── a repetition: answer ────────────────────────────────▶ quick, three times in a row
///     │ a fourth repetition
///     ▼
///   waiting ── news: answer ──▶ quick
///     └─────── timeout: answer ──▶ slow ── a further repetition ──▶ waiting, twice as long
/// ```
///
/// A program that reacts to each acknowledgement with the same state would loop forever, so the
/// pauses between acknowledgements grow exponentially.
///
/// **Source:** Chromium, `ui/ozone/platform/wayland/host/zwp_text_input_v3.cc`: it holds back a
/// field's text and kind while commits and `done` of text-input-v3 do not match. wlroots sends
/// `done` upon `commit` of input-method-v2 alone.
struct FieldAnswers: Hashable, Sendable {
  /// The number of repetitions that are acknowledged at once.
  ///
  /// **Source:** ours: a program reports the cursor's position after its text, which input methods
  /// do not receive.
  static let quickRepetitions = 3
  /// The first and the longest pause, in microseconds.
  ///
  /// **Source:** ours: a page that is scrolled reports the cursor's position in each frame; an
  /// endless loop costs one wakeup a minute.
  static let pauses: ClosedRange<Int64> = 50_000...60_000_000
  /// The time after which a report no longer counts as a reaction to the acknowledgement, in
  /// microseconds.
  ///
  /// **Source:** ours: programs that are not in a loop react sooner.
  static let silence: Int64 = 1_000_000

  /// The time at which ``pass(_:)`` must be called; `nil` if no acknowledgement is due.
  private(set) var deadline: Int64?
  private var repetitions = 0
  private var lastAnswer: Int64?

  /// Handles the end of a batch of field updates (`done`).
  ///
  /// - Parameters:
  ///   - isNew: Whether any part of the state has changed.
  ///   - now: The current time in microseconds.
  /// - Returns: Whether to acknowledge at once.
  mutating func reported(isNew: Bool, at now: Int64) -> Bool {
    guard isNew || deadline == nil else { return false }
    if isNew || now - (lastAnswer ?? now) >= Self.silence { repetitions = 0 }
    guard repetitions < Self.quickRepetitions else {
      deadline = now + pause
      return false
    }
    if !isNew { repetitions += 1 }
    answered(at: now)
    return true
  }

  /// Handles the passing of time.
  ///
  /// - Parameter now: The current time in microseconds.
  /// - Returns: Whether to acknowledge now.
  mutating func pass(_ now: Int64) -> Bool {
    guard let deadline, now >= deadline else { return false }
    repetitions += 1
    answered(at: now)
    return true
  }

  /// The current pause before a repetition is acknowledged, in microseconds.
  private var pause: Int64 {
    // Twenty doublings exceed the longest pause, and more could overflow.
    let doublings = min(repetitions - Self.quickRepetitions, 20)
    return min(Self.pauses.lowerBound << Int64(doublings), Self.pauses.upperBound)
  }

  /// Records that something was committed to the field.
  mutating func answered(at now: Int64) {
    deadline = nil
    lastAnswer = now
  }

  /// Resets the state when no field has the cursor.
  mutating func left() {
    self = FieldAnswers()
  }
}
