// SPDX-License-Identifier: MIT

public import ClavierKit

/// Delays chords until they are due.
///
///               append              due: all of it goes down
///     ┌────────┐ ──────▶ ┌─────────┐ ──────────────────────▶ ┌────────┐
///     │ empty  │         │ waiting │                         │  down  │
///     └────────┘ ◀────── └─────────┘ ◀────────────────────── └────────┘
///                no more             a pace later: all of it goes up
///
/// With a pace p, a key stays down for p, and the next goes down no sooner than p after its
/// release. A chord's modifiers go down and up together with its key. A late call delays the rest,
/// and never shortens the time between two keys, since the receiver needs it.
///
/// Without a pace all chords are sent at once, up to ``burstLimit`` transitions at a time. The
/// kernel keeps 64 events for a program that reads keys, and each transition is two. On overflow it
/// drops **all** of them, and with them text. So text longer than ten plain letters is sent in
/// bursts, ``burstPause`` apart. Of a text longer than ``shortTextLimit``, no more than a stalled
/// receiver can keep is sent within ``maximumStall``. If the call for the next burst is late, the
/// machine was busy, and the receiver gets the pause once more.
///
/// When the queue is empty, nothing is down, and the receiver is in its initial group with its
/// initial locks. If chords are dropped in a different group, the chords that lead back stay.
///
/// **Source:** Linux, `drivers/input/evdev.c`: `EVDEV_MIN_BUFFER_SIZE`, and `__pass_event` on
/// overflow; seen on Linux 6.1: of eleven keys sent at once, a reader that was asleep found none.
public struct KeyQueue: Sendable {
  /// The default maximum number of waiting transitions.
  public static let defaultCapacity = 4096
  /// The slowest pace; slower values are clamped, since keys so slow are of no use.
  public static let slowestPace: Duration = .seconds(1)
  /// The maximum number of transitions in one burst.
  public static let burstLimit = 20
  /// The time after a burst in which the receiver reads it.
  ///
  /// The pause is twice the interval of a program that polls twenty times a second, since on a busy
  /// machine it polls late.
  ///
  /// **Source:** ours. The fill level of the reader's buffer cannot be queried, so a fixed time is
  /// used.
  public static let burstPause: Duration = .milliseconds(100)
  /// The maximum number of waiting transitions of a text that is sent in bursts alone.
  ///
  /// **Source:** ours: a suggestion or a correction, which a user watches, has at most twenty
  /// strokes.
  public static let shortTextLimit = 40
  /// The time for which a receiver of a longer text may stall without a loss.
  ///
  /// **Source:** ours; seen on a busy machine: a terminal that did not read for 200 ms lost the
  /// first two bursts of a dictated text.
  public static let maximumStall: Duration = .milliseconds(300)
  /// The maximum number of transitions of a long text within ``maximumStall``: 14 plain letters.
  ///
  /// **Source:** Linux, `drivers/input/evdev.c`: 63 of the 64 events are usable. These transitions
  /// are 56; lights that Caps Lock turns off and on are four more.
  public static let unreadLimit = 28

  private enum State {
    /// No chord is down, and the next may go down from this time on.
    case waiting(from: Timestamp)
    case down(KeyChord, until: Timestamp)
  }

  /// The time that a key stays down and the pause after it, clamped to 0…``slowestPace``.
  ///
  /// A new pace applies from the next transition on; waiting chords are kept.
  public var pace: Duration {
    get { .microseconds(step) }
    set { step = KeyQueue.microseconds(of: newValue) }
  }
  /// The pace in microseconds; a `Duration` has 128 bits, and the pace is read for every key.
  private var step: Int64
  private let capacity: Int
  private var state = State.waiting(from: Timestamp(microseconds: .min))
  /// The chords; the waiting ones begin at `first`, and those before it were sent.
  private var chords: [KeyChord] = []
  private var first = 0
  private var waitingTransitions = 0
  private var burst = Burst()
  private var restorationPath = RestorationPath()

  /// Creates an empty queue.
  ///
  /// - Parameters:
  ///   - pace: The time that a key stays down and the pause after it.
  ///   - capacity: The maximum number of waiting transitions.
  public init(pace: Duration, capacity: Int = KeyQueue.defaultCapacity) {
    step = KeyQueue.microseconds(of: pace)
    self.capacity = capacity
  }

  private static func microseconds(of pace: Duration) -> Int64 {
    (Timestamp(microseconds: 0) + max(.zero, min(pace, KeyQueue.slowestPace))).microseconds
  }

  /// Whether nothing waits and nothing is down.
  public var isEmpty: Bool {
    switch state {
    case .waiting: first == chords.count
    case .down: false
    }
  }

  /// Returns whether a key is down, or has gone up since a moment or at most a pace before it.
  public func hasSent(since moment: Timestamp) -> Bool {
    switch state {
    case .waiting(let from): moment <= from
    case .down: true
    }
  }

  /// The time of the next call of ``advance(to:into:)``; `nil` when empty.
  ///
  /// The time lies in the past if an added chord may go down at once.
  public var deadline: Timestamp? {
    switch state {
    case .waiting(let from): isEmpty ? nil : from
    case .down(_, let until): until
    }
  }

  /// Adds chords at the end, up to the queue's capacity.
  ///
  /// - Returns: The number of refused chords. A chord is never split, and none is accepted after a
  ///   refused one, so that only the end of the text is missing.
  public mutating func append(_ added: some Collection<KeyChord>) -> Int {
    var accepted = 0
    for chord in added {
      guard waitingTransitions + chord.transitionCount <= capacity else { break }
      chords.append(chord)
      waitingTransitions += chord.transitionCount
      accepted += 1
    }
    return added.count - accepted
  }

  /// Adds a sequence at the end, unit by unit, up to the queue's capacity.
  ///
  /// A unit is accepted whole or not at all, and none is accepted after a refused one. If the
  /// refused rest would have brought the receiver back from another group, the path to its initial
  /// state is added instead. Room for it is reserved.
  ///
  /// - Returns: The number of refused chords.
  public mutating func append(_ sequence: KeySequence) -> Int {
    // A sequence without state changes needs no restoration, and most are a single key.
    if let all = sequence.plainTransitionCount, waitingTransitions + all <= capacity {
      for chord in sequence.chords { chords.append(chord) }
      waitingTransitions += all
      return 0
    }
    var accepted = 0
    var restoration: [KeyChord] = []
    for unit in sequence.units {
      let chords = sequence.chords[accepted..<unit.end]
      let next = sequence.restoration(after: unit)
      let size = KeyQueue.transitions(of: chords) + KeyQueue.transitions(of: next)
      guard waitingTransitions + size <= capacity else {
        append(restorationPath: restoration)
        break
      }
      for end in accepted + 1...unit.end {
        restorationPath.append(
          sequence.restoration(after: end, of: unit, from: accepted), after: count + end - accepted)
      }
      _ = append(chords)
      accepted = unit.end
      restoration = next
    }
    return sequence.chords.count - accepted
  }

  /// Adds the path to the receiver's initial state, for which there is room.
  private mutating func append(restorationPath chords: [KeyChord]) {
    for index in chords.indices {
      restorationPath.append(Array(chords[(index + 1)...]), after: count + index + 1)
    }
    _ = append(chords)
  }

  /// The number of waiting chords.
  private var count: Int { chords.count - first }

  private static func transitions(of chords: some Sequence<KeyChord>) -> Int {
    chords.reduce(0) { $0 + $1.transitionCount }
  }

  /// Adds all transitions that are due.
  public mutating func advance(to now: Timestamp, into events: inout [KeyEvent]) {
    while let deadline, deadline <= now {
      switch state {
      case .waiting: press(at: now, &events)
      case .down(let chord, _): release(chord, at: now, &events)
      }
    }
  }

  /// Drops the waiting chords.
  ///
  /// - Parameter keepsRestoration: Whether the chords are replaced by the path to the receiver's
  ///   initial group and locks; none is needed in the initial state.
  /// - Returns: The releases of held keys.
  public mutating func drain(keepsRestoration: Bool = false) -> [KeyEvent] {
    var events: [KeyEvent] = []
    if case .down(let chord, let until) = state {
      chord.appendReleases(to: &events)
      state = .waiting(from: until.later(by: step))
    }
    chords = []
    first = 0
    waitingTransitions = 0
    restorationPath.dropWaiting()
    if keepsRestoration {
      append(restorationPath: restorationPath.chords)
    } else {
      restorationPath = RestorationPath()
    }
    return events
  }

  /// Empties the queue at the end of the program.
  ///
  /// - Returns: The releases of held keys, and the path to the receiver's initial group and
  ///   locks, without the pace.
  public mutating func finish() -> [KeyEvent] {
    var events = drain(keepsRestoration: true)
    for chord in chords {
      chord.appendPresses(to: &events)
      chord.appendReleases(to: &events)
    }
    return events + drain()
  }

  private mutating func press(at now: Timestamp, _ events: inout [KeyEvent]) {
    let chord = chords[first]
    if let pause = burst.pause(before: chord, waiting: waitingTransitions, at: now) {
      state = .waiting(from: pause)
      return
    }
    removeFirst()
    chord.appendPresses(to: &events)
    state = .down(chord, until: now.later(by: step))
  }

  private mutating func release(
    _ chord: KeyChord, at now: Timestamp, _ events: inout [KeyEvent]
  ) {
    chord.appendReleases(to: &events)
    state = .waiting(from: now.later(by: step))
  }

  private mutating func removeFirst() {
    restorationPath.advance()
    waitingTransitions -= chords[first].transitionCount
    first += 1
    // Sent chords are removed once they are half of all, so that each chord is moved at most once.
    if first == chords.count {
      chords.clear()
    } else if first * 2 >= chords.count {
      chords.removeFirst(first)
    } else {
      return
    }
    first = 0
  }
}

/// The chords that the receiver may not have read yet.
private struct Burst: Sendable {
  /// The chords that went down within the last ``KeyQueue/maximumStall``, the oldest first.
  ///
  /// The list is short: each chord has at least two of the transitions that ``KeyQueue/burstLimit``
  /// allows.
  private var recent: [(time: Timestamp, transitions: Int)] = []
  /// Whether these chords, or those that wait, belong to a long text.
  private var isLong = false
  /// The time until which the next chord waits for the receiver; `nil` if it does not.
  private var waitEnd: Timestamp?
  /// Whether the wait replaced one that ended late.
  private var isSecondWait = false

  /// The maximum lateness of a wait.
  ///
  /// After a later end the machine was busy or asleep, so that the receiver has probably not read
  /// either.
  ///
  /// Unit: microseconds. **Source:** ours: five times the lateness of an event loop on a loaded
  /// machine.
  private static let lateness: Int64 = 20_000
  private static let pause = (Timestamp(microseconds: 0) + KeyQueue.burstPause).microseconds
  private static let stall = (Timestamp(microseconds: 0) + KeyQueue.maximumStall).microseconds

  /// Adds the chord to the burst if it may be sent now.
  ///
  /// - Parameters:
  ///   - chord: The chord.
  ///   - waiting: The number of waiting transitions with those of the chord.
  ///   - now: The current time.
  /// - Returns: `nil` if the chord may be sent now, otherwise the time to try again.
  mutating func pause(before chord: KeyChord, waiting: Int, at now: Timestamp) -> Timestamp? {
    if let waitEnd, waitEnd.later(by: Burst.lateness) < now, !isSecondWait {
      isSecondWait = true
      return wait(until: now.later(by: Burst.pause))
    }
    let isPauseOver = { (time: Timestamp) in time.later(by: Burst.stall) <= now }
    if recent.allSatisfy({ isPauseOver($0.time) }) {
      recent.clear()
    } else {
      recent.removeAll { isPauseOver($0.time) }
    }
    // The last piece of a long text is short, but the receiver may not have read the others.
    isLong = waiting > KeyQueue.shortTextLimit || (isLong && !recent.isEmpty)
    isSecondWait = false
    let size = chord.transitionCount
    var end = endOfWait(for: size, limit: KeyQueue.burstLimit, within: Burst.pause, at: now)
    if isLong,
      let later = endOfWait(for: size, limit: KeyQueue.unreadLimit, within: Burst.stall, at: now)
    {
      end = max(end ?? later, later)
    }
    if let end { return wait(until: end) }
    recent.append((now, size))
    waitEnd = nil
    return nil
  }

  /// Returns the end of the wait for the next chord.
  ///
  /// - Parameters:
  ///   - size: The number of transitions of the next chord.
  ///   - limit: The maximum number of recent transitions.
  ///   - period: The time for which transitions are recent, in microseconds.
  ///   - now: The current time.
  /// - Returns: The time at which the oldest of too many recent chords is no longer recent; `nil`
  ///   if the next chord has room.
  private func endOfWait(
    for size: Int, limit: Int, within period: Int64, at now: Timestamp
  ) -> Timestamp? {
    var transitions = size
    var oldest: Timestamp?
    for chord in recent where now < chord.time.later(by: period) {
      transitions += chord.transitions
      if oldest == nil { oldest = chord.time }
    }
    return transitions > limit ? oldest?.later(by: period) : nil
  }

  private mutating func wait(until end: Timestamp) -> Timestamp {
    waitEnd = end
    return end
  }
}

extension Timestamp {
  /// Returns the time this many microseconds later, saturating at the maximum.
  fileprivate func later(by microseconds: Int64) -> Timestamp {
    let (sum, isBeyond) = self.microseconds.addingReportingOverflow(microseconds)
    return Timestamp(microseconds: isBeyond ? .max : sum)
  }
}
