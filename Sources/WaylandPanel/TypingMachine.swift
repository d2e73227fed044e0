// SPDX-License-Identifier: MIT

/// When a keyboard with a keymap of its own types, beside others on its seat, so that each program reads each key by
/// the keymap that it was meant for.
///
/// A seat has one keymap at a time: that of the keyboard that was used last. Programs on Xwayland ask for it when they
/// look at a key, which may be later than it was pressed, and others need a while to read it.
///
/// ```
///           insert: another keyboard's keymap is there                        the same, or another keymap is needed
///   idle ─────────────────────────────────────────────▶ quiet ───────────────┐
///    ▲ └─ its own is there ─────────────────────────────────────────────────▶ taking: keymap, taken by the seat
///    │                                                                         │ the compositor has heard that
///    │  it is answered        the compositor has heard them                     ▼
///   resting ◀────────────────────────────────────────── typing ◀────────────── reading
///    └─ there is more: taking
/// ```
struct TypingMachine: Sendable {
  /// What happens.
  enum Input: Hashable, Sendable {
    /// A text is to be typed; with it come characters that are likely to follow.
    case insert(String, expected: [Unicode.Scalar])
    /// The seat has another keymap: whether it is that of this keyboard, `nil` if it has none.
    case seat(isOurs: Bool?)
    /// The compositor has heard all that it was told until ``Effect/ask``.
    case heard
    /// The time has come.
    case pass
  }

  /// What is to be done, in this order.
  enum Effect: Hashable, Sendable {
    /// Give the keyboard this keymap.
    case upload(String)
    /// Have the seat take it, by telling that no modifier is down.
    case take
    /// Ask the compositor to say when it has heard that.
    case ask
    /// Press and lift these keys.
    case type([TypingKeymap.Stroke])
    /// Say whether the text was typed.
    case answer(Bool)
  }

  private enum State: Hashable {
    case idle
    case quiet
    case taking
    case reading
    case typing
    case resting
  }

  /// How long programs have to look at the keys of other keyboards before the keymap changes, in microseconds.
  ///
  /// **Source:** ours: three pictures of a screen with 60 of them in a second.
  static let quiet: Int64 = 50_000
  /// How long programs have to read a keymap before its keys come, in microseconds.
  ///
  /// **Source:** ours, as above.
  static let reading: Int64 = 50_000
  /// The same where the seat had no keyboard, so that programs must first ask for it.
  ///
  /// **Source:** ours: twice as long as where they have it.
  static let meeting: Int64 = 100_000
  /// How long programs have to look at the keys before the keymap may change, in microseconds.
  ///
  /// **Source:** ours: with xterm on Xwayland 22 under sway 1.7, on two busy processors, 0 loses letters nearly always, 20 ms
  /// and 60 ms together with the others at 33 ms sometimes, and this never did.
  static let rest: Int64 = 100_000
  /// How long a compositor may take to hear it; then the text is not typed any more, in microseconds.
  ///
  /// **Source:** ours: whoever asked waits for a second, as the daemon's `TextCommit` says.
  static let patience: Int64 = 700_000

  private var keymap = TypingKeymap()
  private var state = State.idle
  private var expected: [Unicode.Scalar] = []
  /// What of the text has no strokes yet.
  private var rest: ArraySlice<Unicode.Scalar> = []
  private var strokes: [TypingKeymap.Stroke] = []
  private var isOurs: Bool?
  /// Whether the seat had no keyboard when this one was given a keymap.
  private var isMeeting = false
  private var limit: Int64 = 0
  /// When ``Input/pass`` is to come; `nil` for never.
  private(set) var deadline: Int64?

  /// A keyboard that has typed nothing, on a seat that has none.

  /// Takes what happens.
  ///
  /// - Parameters:
  ///   - input: What it is.
  ///   - now: The present moment in microseconds.
  /// - Returns: What is to be done.
  mutating func handle(_ input: Input, at now: Int64) -> [Effect] {
    switch input {
    case .insert(let text, let expected): return insert(text, expected, now)
    case .seat(let isOurs): self.isOurs = isOurs
    case .heard:
      if state == .taking, now >= limit { return end(isDone: false) }
      if state == .taking {
        state = .reading
        deadline = now + (isMeeting ? Self.meeting : Self.reading)
      } else if state == .typing {
        state = .resting
        deadline = now + Self.rest
      }
    case .pass:
      guard let deadline, now >= deadline else { break }
      return pass(now)
    }
    return []
  }

  private mutating func insert(
    _ text: String, _ expected: [Unicode.Scalar], _ now: Int64
  ) -> [Effect] {
    // Nobody waits any more for the answer to one that is not done.
    _ = end(isDone: false)
    let scalars = Array(text.unicodeScalars)
    guard !scalars.isEmpty, scalars.allSatisfy(TypingKeymap.hasKeysym) else {
      return [.answer(false)]
    }
    rest = scalars[...]
    self.expected = expected
    limit = now + Self.patience
    guard isOurs == false else { return next(now) }
    state = .quiet
    deadline = now + Self.quiet
    return []
  }

  private mutating func pass(_ now: Int64) -> [Effect] {
    switch state {
    case .idle: return []
    case .quiet: return next(now)
    case .taking: return end(isDone: false)
    case .reading: return type(now)
    // They were sent, and will be heard.
    case .typing: return end(isDone: true)
    case .resting: return rest.isEmpty ? end(isDone: true) : next(now)
    }
  }

  /// Has as much of the text on keys as there is room for, and the seat take them.
  private mutating func next(_ now: Int64) -> [Effect] {
    let (strokes, isChanged) = keymap.take(rest)
    self.strokes = strokes
    rest = rest.dropFirst(strokes.count)
    if isOurs == true, !isChanged { return type(now) }
    var effects: [Effect] = []
    if isChanged {
      keymap.expect(expected)
      effects.append(.upload(keymap.text))
    }
    state = .taking
    isMeeting = isOurs == nil
    deadline = limit
    return effects + [.take, .ask]
  }

  private mutating func type(_ now: Int64) -> [Effect] {
    state = .typing
    deadline = now + Self.patience
    return [.type(strokes), .ask]
  }

  private mutating func end(isDone: Bool) -> [Effect] {
    (rest, strokes, expected) = ([], [], [])
    state = .idle
    deadline = nil
    return [.answer(isDone)]
  }
}
