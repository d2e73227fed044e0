// SPDX-License-Identifier: MIT

/// Recognises a contact that the device lost for a moment, and continues its touch.
///
/// Resistive panels and worn controllers lose contacts for a moment. No finger lifts and returns to
/// the same place within 40 ms, so the new contact is the same touch. A lift takes effect at once,
/// since a delay would slow down every letter. The new contact continues the rest of the press. Its
/// own lift may be continued in turn:
///
/// ```
///   down ──▶ press ──lift──▶ types its key ──down at the place within the interval──┐
///              ▲                                                                    │
///              └── the same press, which has typed, or still repeats     ◀──────────┘
/// ```
struct BounceFilter: Hashable, Sendable {
  /// A lift that a later contact may continue.
  struct Lift: Hashable {
    var time: Timestamp
    var point: Point
    /// The press before the lift; `nil` if a contact has continued it already.
    var press: Press?
    /// The mode before and after the lift; `nil` if the key holds no mode.
    var modeChange: ModeChange?
  }

  /// The effect of a lift on the mode that its key holds.
  struct ModeChange: Hashable {
    var before: KeyboardMode
    var after: KeyboardMode
  }

  /// The last lifts, at most ten, since no more fingers can lift within the interval.
  private var lifts: [Lift] = []
  /// The index of the oldest lift, once the list is full.
  private var oldest = 0
  private static let capacity = 10

  mutating func lifted(_ lift: consuming Lift) {
    guard lifts.count == Self.capacity else { return lifts.append(lift) }
    lifts[oldest] = lift
    oldest = (oldest + 1) % Self.capacity
  }

  /// Returns whether a touch-down is a bounce after a recent lift.
  func isBounce(at point: Point, time: Timestamp, timing: Timing) -> Bool {
    index(at: point, time: time, timing: timing) != nil
  }

  /// Removes and returns the press that a touch-down continues.
  ///
  /// - Returns: The latest lift nearby; `nil` if the touch-down is a new touch. A lift is returned
  ///   with its press only once.
  mutating func continuedLift(at point: Point, time: Timestamp, timing: Timing) -> Lift? {
    guard let index = index(at: point, time: time, timing: timing) else { return nil }
    let lift = lifts[index]
    (lifts[index].press, lifts[index].modeChange) = (nil, nil)
    return lift
  }

  private func index(at point: Point, time: Timestamp, timing: Timing) -> Int? {
    let squaredLimit = timing.bounceDistance * timing.bounceDistance
    var latest: Int?
    for index in lifts.indices {
      guard time >= lifts[index].time, time - lifts[index].time < timing.bounceInterval,
        lifts[index].point.squaredDistance(to: point) < squaredLimit
      else { continue }
      if let other = latest, lifts[other].time > lifts[index].time { continue }
      latest = index
    }
    return latest
  }

  /// Forgets the presses of the lifts, because the keys have changed; their places are kept.
  mutating func forgetPresses() {
    for index in lifts.indices { (lifts[index].press, lifts[index].modeChange) = (nil, nil) }
  }

  mutating func reset() {
    lifts.clear()
    oldest = 0
  }
}
