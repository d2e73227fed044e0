// SPDX-License-Identifier: MIT

public import ClavierKit

/// Holds chords back until it is their time.
///
///               append              its time: all of it goes down
///     ┌────────┐ ──────▶ ┌─────────┐ ──────────────────────▶ ┌────────┐
///     │ empty  │         │ waiting │                         │  down  │
///     └────────┘ ◀────── └─────────┘ ◀────────────────────── └────────┘
///                no more             a pace later: all of it goes up
///
/// With a pace p, a key stays down for p, and the next goes down no sooner than p after it was
/// lifted. A chord's modifiers go with its key. A call that comes late delays the rest, and never
/// shortens the time between two keys, since that is what the receiver needs.
///
/// Without a pace all goes at once, up to ``burstLimit`` at a time. The kernel keeps 64 events for
/// a program that reads keys, and each transition is two; when there is no room for another, it
/// throws **all** of them away, and with them text. So what is longer than ten plain letters goes
/// in bursts, ``burstPause`` apart. When the call for the next burst comes late, the machine was busy, and the
/// receiver has that time once more.
///
/// When it is empty, nothing is down.
///
/// **Source:** Linux, `drivers/input/evdev.c`: `EVDEV_MIN_BUFFER_SIZE`, and `__pass_event` on
/// overflow; seen on Linux 6.1: of eleven keys sent at once, a reader that was asleep found none.
public struct KeyQueue: Sendable {
  /// How many transitions wait at most, unless another number is asked for.
  public static let defaultCapacity = 4096
  /// The slowest pace; a slower one is taken for this, as keys that hang help nobody.
  public static let slowestPace: Duration = .seconds(1)
  /// How many transitions go out in one burst at most.
  public static let burstLimit = 20
  /// The time after a burst in which the receiver is to read it: twice what a program leaves between two looks that
  /// looks twenty times a second, since on a busy machine it comes late.
  ///
  /// **Source:** ours. Nobody but the reader knows how much of its buffer it has read, so time must do.
  public static let burstPause: Duration = .milliseconds(100)

  private enum State {
    /// No chord is down, and the next may go down from this moment on.
    case waiting(from: Timestamp)
    case down(KeyChord, until: Timestamp)
  }

  /// How long a key stays down and the pause after it, taken to lie in 0…``slowestPace``.
  ///
  /// A new one holds from the next transition on; what waits is kept.
  public var pace: Duration {
    get { .microseconds(step) }
    set { step = KeyQueue.microseconds(of: newValue) }
  }
  /// The pace in microseconds: what is asked of every key is no duration, which has 128 bits.
  private var step: Int64
  private let capacity: Int
  private var state = State.waiting(from: Timestamp(microseconds: .min))
  /// The chords that wait, from `first` on; those before it have gone.
  private var chords: [KeyChord] = []
  private var first = 0
  private var waitingTransitions = 0
  private var burst = Burst()

  /// A queue in which nothing waits.
  ///
  /// - Parameters:
  ///   - pace: How long a key stays down and the pause after it.
  ///   - capacity: How many transitions wait at most.
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

  /// When to call ``advance(to:into:)`` again; `nil` when empty.
  ///
  /// It lies in the past if a chord has just been added that may go down at once.
  public var deadline: Timestamp? {
    switch state {
    case .waiting(let from): isEmpty ? nil : from
    case .down(_, let until): until
    }
  }

  /// Adds chords at the end, as many from the first as there is room for.
  ///
  /// - Returns: How many were refused. A chord is never split, and none is taken after one that was
  ///   refused, so that what is missing is the end of the text and not its middle.
  public mutating func append(_ added: some Collection<KeyChord>) -> Int {
    var taken = 0
    for chord in added {
      guard waitingTransitions + chord.transitionCount <= capacity else { break }
      chords.append(chord)
      waitingTransitions += chord.transitionCount
      taken += 1
    }
    return added.count - taken
  }

  /// Adds what belongs together at the end, as much from the first as there is room for.
  ///
  /// A unit is taken whole or not at all, and none is taken after one that was refused. Where the rest
  /// would have brought the receiver back from another group, that is done in its place: room for it is
  /// kept.
  ///
  /// - Returns: How many chords were refused.
  public mutating func append(_ sequence: KeySequence) -> Int {
    // What leads nowhere else needs no way back, and most of what is typed is a key.
    if let all = sequence.plainTransitionCount, waitingTransitions + all <= capacity {
      chords.append(contentsOf: sequence.chords)
      waitingTransitions += all
      return 0
    }
    var taken = 0
    var wayBack: [KeyChord] = []
    for unit in sequence.units {
      let chords = sequence.chords[taken..<unit.end]
      let next = sequence.wayBack(after: unit)
      let size = KeyQueue.transitions(of: chords) + KeyQueue.transitions(of: next)
      guard waitingTransitions + size <= capacity else {
        _ = append(wayBack)
        break
      }
      _ = append(chords)
      taken = unit.end
      wayBack = next
    }
    return sequence.chords.count - taken
  }

  private static func transitions(of chords: some Sequence<KeyChord>) -> Int {
    chords.reduce(0) { $0 + $1.transitionCount }
  }

  /// Adds all transitions whose time has come.
  public mutating func advance(to now: Timestamp, into events: inout [KeyEvent]) {
    while let deadline, deadline <= now {
      switch state {
      case .waiting: press(at: now, &events)
      case .down(let chord, _): release(chord, at: now, &events)
      }
    }
  }

  /// Empties the queue, for the way out.
  ///
  /// - Returns: The releases of what is down. What waited is dropped.
  public mutating func drain() -> [KeyEvent] {
    var events: [KeyEvent] = []
    if case .down(let chord, let until) = state {
      chord.appendReleases(to: &events)
      state = .waiting(from: until.later(by: step))
    }
    chords = []
    first = 0
    waitingTransitions = 0
    return events
  }

  private mutating func press(at now: Timestamp, _ events: inout [KeyEvent]) {
    let chord = chords[first]
    if let pause = burst.pause(before: chord, at: now) {
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
    waitingTransitions -= chords[first].transitionCount
    first += 1
    // Chords that have gone are let go of when they are half of all, which costs each one move.
    if first * 2 >= chords.count {
      chords.removeFirst(first)
      first = 0
    }
  }
}

/// Remembers what has gone out since the receiver surely had time to read.
private struct Burst: Sendable {
  /// The chords that went down within the last ``KeyQueue/burstPause``, the oldest first.
  ///
  /// There are few: each has at least two of the transitions that ``KeyQueue/burstLimit`` allows.
  private var recent: [(time: Timestamp, transitions: Int)] = []
  /// Until when the next chord waits, if it waits for the receiver.
  private var waitEnd: Timestamp?
  /// Whether that wait took the place of one that ended late.
  private var isSecondWait = false

  /// How late a wait may end; later, the machine was busy or stood still, and then the receiver has not read either.
  ///
  /// Unit: microseconds. **Source:** ours: five times what a loop is late on a machine with enough to do.
  private static let lateness: Int64 = 20_000
  private static let pause = (Timestamp(microseconds: 0) + KeyQueue.burstPause).microseconds

  /// Takes the chord into the burst.
  ///
  /// - Returns: `nil` if it may go now, else when to ask again.
  mutating func pause(before chord: KeyChord, at now: Timestamp) -> Timestamp? {
    if let waitEnd, waitEnd.later(by: Burst.lateness) < now, !isSecondWait {
      isSecondWait = true
      return wait(until: now.later(by: Burst.pause))
    }
    recent.removeAll { $0.time.later(by: Burst.pause) <= now }
    let transitions = recent.reduce(chord.transitionCount) { $0 + $1.transitions }
    guard transitions > KeyQueue.burstLimit, let oldest = recent.first else {
      recent.append((now, chord.transitionCount))
      (waitEnd, isSecondWait) = (nil, false)
      return nil
    }
    isSecondWait = false
    return wait(until: oldest.time.later(by: Burst.pause))
  }

  private mutating func wait(until end: Timestamp) -> Timestamp {
    waitEnd = end
    return end
  }
}

extension Timestamp {
  /// The moment so many microseconds after this one; the end of time if beyond.
  fileprivate func later(by microseconds: Int64) -> Timestamp {
    let (sum, isBeyond) = self.microseconds.addingReportingOverflow(microseconds)
    return Timestamp(microseconds: isBeyond ? .max : sum)
  }
}
