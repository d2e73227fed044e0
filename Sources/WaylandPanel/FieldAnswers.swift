// SPDX-License-Identifier: MIT

/// When an input method answers what it is told of a field, although it has nothing to say.
///
/// A program tells no more of its field until it has heard that its last word was heard, and compositors tell it that when the
/// input method says something. So each word gets an answer, and whatever else is said is one, too.
///
/// ```
///   quick ── news, or a word after a second of silence: answer ─▶ quick
///     │ └─── the same again: answer ───────────────────────────▶ quick, three times in a row
///     │ the same once more
///     ▼
///   waiting ── news: answer ──▶ quick
///     └─────── time is over: answer ──▶ slow ── the same once more ──▶ waiting, twice as long
/// ```
///
/// A program that answers an answer by saying the same would never come to rest, so it is let wait longer each time.
///
/// **Source:** Chromium, `ui/ozone/platform/wayland/host/zwp_text_input_v3.cc`: it holds back a field's text and kind while
/// commits and `done` of text-input-v3 do not match; wlroots sends `done` upon `commit` of input-method-v2 alone.
struct FieldAnswers: Hashable, Sendable {
  /// How often the same is answered at once.
  ///
  /// **Source:** ours: a program tells of the cursor's place after its text, which no input method hears.
  static let patience = 3
  /// The first pause and the longest one, in microseconds.
  ///
  /// **Source:** ours: a page that is scrolled tells of the cursor's place in each of its pictures; who goes on for ever costs one
  /// wakeup in a minute.
  static let pauses: ClosedRange<Int64> = 50_000...60_000_000
  /// After how long a silence what is said is no echo of the answer, in microseconds.
  ///
  /// **Source:** ours: programs that are not stuck react in less.
  static let silence: Int64 = 1_000_000

  /// When ``pass(_:)`` has an answer to give; `nil` for never.
  private(set) var deadline: Int64?
  private var repetitions = 0
  private var lastAnswer: Int64?

  /// All was told of a field that belongs together.
  ///
  /// - Parameters:
  ///   - isNew: Whether anything of it is another than before.
  ///   - now: The present moment in microseconds.
  /// - Returns: Whether to answer at once.
  mutating func told(isNew: Bool, at now: Int64) -> Bool {
    guard isNew || deadline == nil else { return false }
    if isNew || now - (lastAnswer ?? now) >= Self.silence { repetitions = 0 }
    guard repetitions < Self.patience else {
      deadline = now + pause
      return false
    }
    if !isNew { repetitions += 1 }
    answered(at: now)
    return true
  }

  /// Time has passed.
  ///
  /// - Parameter now: The present moment in microseconds.
  /// - Returns: Whether to answer now.
  mutating func pass(_ now: Int64) -> Bool {
    guard let deadline, now >= deadline else { return false }
    repetitions += 1
    answered(at: now)
    return true
  }

  /// How long the same is let wait now.
  private var pause: Int64 {
    // Beyond this it is longer than the longest.
    let doublings = min(repetitions - Self.patience, 20)
    return min(Self.pauses.lowerBound << Int64(doublings), Self.pauses.upperBound)
  }

  /// Something was said to the field.
  mutating func answered(at now: Int64) {
    deadline = nil
    lastAnswer = now
  }

  /// No field has the cursor any more.
  mutating func left() {
    self = FieldAnswers()
  }
}
