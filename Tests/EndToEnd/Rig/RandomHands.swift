// SPDX-License-Identifier: MIT

import ClavierKit

/// Random touches of several fingers on a keyboard, the same for the same seed.
///
/// ```
///   finger 0  tap ──╴    drag ───────────╴  tap ─╴  hold ───────────────────────╴
///   finger 1     tap ──╴  rest ──────────────────╴                               tap ─╴
///   finger 2          crossing ──────╴                                             palm ──╴
/// ```
///
/// A hold is long enough for a long press and ends between two repeats. No other finger is down
/// then: its lift would type the held key early.
struct RandomHands {
  private enum Gesture {
    case tap
    /// Moves across keys.
    case drag
    /// Moves in one direction, also off the keyboard.
    case swipe
    /// Stays for less than a long press, while other fingers type.
    case rest
    /// Moves on both sides of the keyboard's upper edge.
    case crossing
    /// Becomes a palm.
    case palm
    case hold

    /// Returns the gesture for a number from 0 to 99.
    init(_ number: Int32) {
      switch number {
      case ..<62: self = .tap
      case ..<72: self = .drag
      case ..<80: self = .swipe
      case ..<88: self = .rest
      case ..<94: self = .crossing
      case ..<99: self = .palm
      default: self = .hold
      }
    }
  }

  /// A change of a contact, at a time in milliseconds.
  private struct Change {
    var time: Int32
    var touch: Touch
  }

  private let keyboard: KeyboardFrames
  private let fingerCount: Int
  private let reportsPalms: Bool
  private var random: RandomNumbers
  private var contactCount: UInt64 = 0
  private var changes: [Change] = []

  /// - Parameters:
  ///   - keyboard: The keys on which most touches come down.
  ///   - fingerCount: The maximum number of fingers that are down at once, at least one.
  ///   - reportsPalms: Whether the screen reports palms; otherwise they are taps.
  ///   - seed: The seed of all touches.
  init(on keyboard: KeyboardFrames, fingerCount: Int, reportsPalms: Bool, seed: UInt64) {
    self.keyboard = keyboard
    self.fingerCount = max(1, fingerCount)
    self.reportsPalms = reportsPalms
    random = RandomNumbers(state: seed)
  }

  /// Returns the frames of a number of touches, the last of which is lifted.
  ///
  /// - Parameters:
  ///   - count: The number of touches.
  ///   - includesHolds: Whether some touches are long.
  /// - Returns: The frames, whose times count from zero.
  mutating func frames(_ count: Int, includesHolds: Bool = true) -> [TouchFrame] {
    changes = []
    // The time at which each finger may go down again.
    var free = Array(repeating: Int32(0), count: fingerCount)
    var start: Int32 = 0
    for _ in 0..<count {
      let gesture = nextGesture(includesHolds)
      let finger = free.indices.min { free[$0] < free[$1] } ?? 0
      start = max(start + 5 + random.below(30), free[finger])
      if gesture == .hold { start = free.reduce(start, max) }
      let end = append(gesture, at: start) + 2
      free[finger] = end
      if gesture == .hold { free = free.map { _ in end } }
    }
    return merged()
  }

  private mutating func nextGesture(_ includesHolds: Bool) -> Gesture {
    let gesture = Gesture(random.below(100))
    let isPossible = gesture == .palm ? reportsPalms : gesture != .hold || includesHolds
    return isPossible ? gesture : .tap
  }

  /// Appends the changes of a touch.
  ///
  /// - Returns: The time of its end.
  private mutating func append(_ gesture: Gesture, at start: Int32) -> Int32 {
    contactCount += 1
    let contact = Contact.ID(rawValue: contactCount)
    var time = start
    var point = gesture == .crossing ? pointAnywhere() : pointOnKey()
    func record(_ phase: Contact.Phase, in changes: inout [Change]) {
      let touch = Touch(contact: contact, phase: phase, point: point)
      changes.append(Change(time: time, touch: touch))
    }
    record(.down, in: &changes)
    let (dx, dy) = (distance(), distance())
    for _ in 0..<moveCount(of: gesture) {
      // A long press is due after 500 ms, and repeats every 100 ms.
      time += gesture == .hold ? 550 : 5 + random.below(8)
      switch gesture {
      case .drag: point = pointOnKey()
      case .crossing: point = pointAnywhere()
      case .tap, .swipe, .rest, .palm, .hold: point = Point(x: point.x + dx, y: point.y + dy)
      }
      record(.moved, in: &changes)
    }
    switch gesture {
    case .rest: time += 80 + random.below(250)
    case .hold: time += 100 * (1 + random.below(3))
    case .tap, .drag, .swipe, .crossing, .palm: time += 4 + random.below(40)
    }
    record(gesture == .palm ? .cancelled : .up, in: &changes)
    return time
  }

  private mutating func moveCount(of gesture: Gesture) -> Int32 {
    switch gesture {
    case .tap, .rest: 0
    case .palm, .hold: 1
    case .drag, .swipe, .crossing: 2 + random.below(5)
    }
  }

  /// Returns the changes as frames; those at the same time share one.
  private func merged() -> [TouchFrame] {
    // Changes at the same time stay in their order.
    let sorted = changes.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    var frames: [TouchFrame] = []
    for (_, change) in sorted {
      let time = Timestamp(microseconds: Int64(change.time) * 1000)
      if frames.last?.time == time {
        frames[frames.count - 1].touches.append(change.touch)
      } else {
        frames.append(TouchFrame(time: time, touches: [change.touch]))
      }
    }
    return frames
  }

  private mutating func pointOnKey() -> Point {
    let frame = keyboard.keys[Int(random.below(Int32(keyboard.keys.count)))].touchFrame
    return Point(
      x: frame.minX + fraction() * frame.width, y: frame.minY + fraction() * frame.height)
  }

  private mutating func pointAnywhere() -> Point {
    Point(
      x: fraction() * keyboard.size.width, y: (fraction() * 1.4 - 0.4) * keyboard.size.height)
  }

  /// Returns a distance in points, of half a key at most, to one side or the other.
  private mutating func distance() -> Double { (fraction() - 0.5) * 40 }

  private mutating func fraction() -> Double { Double(random.below(1000)) / 1000 }
}
