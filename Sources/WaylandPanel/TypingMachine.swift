// SPDX-License-Identifier: MIT

/// The timing of a keyboard with its own keymap beside other keyboards on its seat.
///
/// The machine ensures that each program interprets each key with the keymap for which it was
/// meant. A seat has one keymap at a time: that of the last keyboard used. Programs on Xwayland
/// query the keymap when they process a key, which may be later than the press. Other programs need
/// time to read it.
///
/// ```
///      insert: another keyboard's keymap is active          the same, or a new keymap is needed
///   idle ──────────────────────────────────────────▶ quiet ────┐
///    ▲ └─ its own is active ───────────────────────────────────▶ activating the seat's keymap
///    │                                                           │ the compositor has confirmed it
///    │  answered               confirmed by the compositor       ▼
///   pausing ◀─────────────────────────────── typing ◀────────── reading
///    └─ more to type: activating
/// ```
struct TypingMachine: Sendable {
  /// An event for the machine.
  enum Input: Hashable, Sendable {
    /// Text to type, and characters that are likely to follow.
    case insert(String, expected: [Unicode.Scalar])
    /// A change of the seat's keymap: whether the keymap is this keyboard's; `nil` if the seat has
    /// none.
    case seat(hasOwnKeymap: Bool?)
    /// The compositor's confirmation of all requests up to ``Effect/requestConfirmation``.
    case confirmed
    /// A step failed, and those after it were not performed.
    case failed
    /// The deadline has passed.
    case deadline
  }

  /// A step to perform, in the order of the array.
  enum Effect: Hashable, Sendable {
    /// Uploads this keymap.
    case upload(String)
    /// Makes this keyboard's keymap that of the seat, by a report that no modifier is down.
    case activate
    /// Requests a confirmation from the compositor (`wl_display.sync`).
    case requestConfirmation
    /// Presses and releases these keys.
    case type([TypingKeymap.Stroke])
    /// Reports whether the text was typed.
    case answer(Bool)
  }

  private enum State: Hashable {
    case idle
    case quiet
    case activating
    case reading
    case typing
    case pausing
  }

  /// The time for programs to process other keyboards' keys before the keymap changes, in
  /// microseconds.
  ///
  /// **Source:** ours: three frames at 60 Hz.
  static let otherKeysDelay: Int64 = 50_000
  /// The time for programs to read a keymap before its keys are sent, in microseconds.
  ///
  /// **Source:** ours: three frames at 60 Hz.
  static let readingDelay: Int64 = 50_000
  /// The time for programs to read a keymap if the seat had no keyboard before, in microseconds:
  /// they must first request one.
  ///
  /// **Source:** ours: twice as long as for a seat with a keyboard.
  static let firstReadingDelay: Int64 = 100_000
  /// The time for programs to process the keys before the keymap may change, in microseconds.
  ///
  /// **Source:** ours, measured with xterm on Xwayland 22 under sway 1.7 on two busy processors.
  /// With 0, letters are nearly always lost; with 20 ms, sometimes; with 60 ms, sometimes if
  /// ``otherKeysDelay`` and ``readingDelay`` are 33 ms. With 100 ms none was lost.
  static let typedKeysDelay: Int64 = 100_000
  /// The timeout for the confirmation of a keymap, in microseconds after the request for the text.
  ///
  /// After the timeout no further key is sent.
  ///
  /// **Source:** ours: the requester waits for a second, see the daemon's `TextCommit`. The
  /// difference is left for programs to read the keymap and receive the keys.
  static let timeout: Int64 = 700_000
  /// The time from the request for a text to its answer if all keys are sent, in microseconds.
  ///
  /// **Source:** ours: the requester waits for a second. A later answer would report typed text as
  /// lost.
  static let answerTimeout: Int64 = 900_000

  private var keymap = TypingKeymap()
  private var state = State.idle
  private var expected: [Unicode.Scalar] = []
  /// The rest of the text, which has no strokes yet.
  private var remaining: ArraySlice<Unicode.Scalar> = []
  private var strokes: [TypingKeymap.Stroke] = []
  private var hasOwnKeymap: Bool?
  /// Whether the seat had no keyboard when this keyboard received a keymap.
  private var isFirstKeyboard = false
  /// The time until which keymaps may be confirmed.
  private var limit: Int64 = 0
  /// The time by which sent text is answered at the latest.
  private var answerLimit: Int64 = 0
  /// The time at which ``Input/deadline`` is due; `nil` if none is.
  private(set) var deadline: Int64?

  /// Handles an event.
  ///
  /// - Parameters:
  ///   - input: The event.
  ///   - now: The current time in microseconds.
  /// - Returns: The steps to perform.
  mutating func handle(_ input: Input, at now: Int64) -> [Effect] {
    switch input {
    case .insert(let text, let expected): return insert(text, expected, now)
    case .seat(let hasOwnKeymap): self.hasOwnKeymap = hasOwnKeymap
    case .confirmed:
      if state == .activating, now >= limit { return end(isDone: false) }
      if state == .activating {
        state = .reading
        deadline = now + (isFirstKeyboard ? Self.firstReadingDelay : Self.readingDelay)
      } else if state == .typing {
        state = .pausing
        let rested = now + Self.typedKeysDelay
        // The keys of the remaining text need the whole delay.
        deadline = remaining.isEmpty ? min(rested, answerLimit) : rested
      }
    case .failed:
      // The compositor may have no keymap, or an outdated one.
      keymap = TypingKeymap()
      return state == .idle ? [] : end(isDone: false)
    case .deadline:
      guard let deadline, now >= deadline else { break }
      return expire(at: now)
    }
    return []
  }

  private mutating func insert(
    _ text: String, _ expected: [Unicode.Scalar], _ now: Int64
  ) -> [Effect] {
    // The caller of an unfinished text no longer waits for its answer.
    _ = end(isDone: false)
    let scalars = Array(text.unicodeScalars)
    guard !scalars.isEmpty, scalars.allSatisfy(TypingKeymap.hasKeysym) else {
      return [.answer(false)]
    }
    remaining = scalars[...]
    self.expected = expected
    limit = now + Self.timeout
    answerLimit = now + Self.answerTimeout
    guard hasOwnKeymap == false else { return next(now) }
    state = .quiet
    deadline = now + Self.otherKeysDelay
    return []
  }

  private mutating func expire(at now: Int64) -> [Effect] {
    switch state {
    case .idle: return []
    case .quiet: return next(now)
    case .activating: return end(isDone: false)
    case .reading: return type(now)
    // The sent keys will be delivered; the rest of the text will not.
    case .typing: return end(isDone: remaining.isEmpty)
    case .pausing: return remaining.isEmpty ? end(isDone: true) : next(now)
    }
  }

  /// Assigns keys to as much of the text as fits, and activates the keymap.
  private mutating func next(_ now: Int64) -> [Effect] {
    let (strokes, isChanged) = keymap.assign(remaining)
    self.strokes = strokes
    remaining = remaining.dropFirst(strokes.count)
    if hasOwnKeymap == true, !isChanged { return type(now) }
    var effects: [Effect] = []
    if isChanged {
      keymap.expect(expected)
      effects.append(.upload(keymap.text))
    }
    state = .activating
    isFirstKeyboard = hasOwnKeymap == nil
    deadline = limit
    return effects + [.activate, .requestConfirmation]
  }

  private mutating func type(_ now: Int64) -> [Effect] {
    state = .typing
    deadline = answerLimit
    return [.type(strokes), .requestConfirmation]
  }

  private mutating func end(isDone: Bool) -> [Effect] {
    (remaining, strokes, expected) = ([], [], [])
    state = .idle
    deadline = nil
    return [.answer(isDone)]
  }
}
