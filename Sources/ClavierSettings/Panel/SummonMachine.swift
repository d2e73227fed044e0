// SPDX-License-Identifier: MIT

public import ClavierKit

/// Notices by which fingers a hidden keyboard is asked for.
///
/// ```
///                 down               ┌── down: 2, 3 ──┐
///   calm ──────────────────────▶ watching ◀───────────┘
///    ▲  ▲                          │  │  │ a fourth, a finger that strays, too long
///    │  └──── all up: a tap? ──────┘  │  ▼
///    │                                │ spoiled
///    │    far enough from the edge ───┘  │
///    │                          ▼        │
///    └──────── all up ─────── spoiled ◀──┘
/// ```
///
/// A tap in a corner is kept until the next one, which may be the second of two. Nothing is kept of fingers but where they
/// came down, and nothing of that once they are gone.
public struct SummonMachine: Hashable, Sendable {
  private struct Finger: Hashable {
    var contact: Contact.ID
    var start: Point
  }

  private enum State: Hashable {
    /// No finger is down.
    case calm
    /// Fingers are down that may be a gesture: the most that were, and since when.
    case watching(most: Int, since: Timestamp)
    /// Fingers are down that are none, or none any more.
    case spoiled
  }

  /// **Source:** ours: nobody looks at a screen for so long whose gesture is not one.
  static let swipeTime = Duration.seconds(1)
  /// **Source:** ours: as long as a deliberate tap lasts, below the long press of phones, 500 ms.
  static let tapTime = Duration.milliseconds(400)
  /// How long there may be between two taps, from lift to lift.
  static let doubleTapTime = Duration.milliseconds(700)
  /// How near to the edge a swipe begins, in millimetres.
  ///
  /// **Source:** ours: half a finger, of which the rest is beside the glass.
  static let edgeReach = 6.0
  /// How far it goes, in millimetres.
  static let swipeLength = 20.0
  /// How large a corner is, in millimetres.
  ///
  /// **Source:** ISO 9241-411: targets for fingers have 9 mm and more.
  static let cornerReach = 12.0
  /// How far the finger of a tap may stray, in millimetres.
  static let slop = 5.0

  /// What counts.
  public var gestures: [SummonGesture]
  /// Where; `nil` where there is nothing to touch.
  public var ground: SummonGround?
  private var state = State.calm
  private var fingers: [Finger] = []
  private var lastTap: (corner: Int, time: Timestamp)? {
    get { tapTime.map { (tapCorner, $0) } }
    set { (tapCorner, tapTime) = (newValue?.corner ?? 0, newValue?.time) }
  }
  private var tapCorner = 0
  private var tapTime: Timestamp?

  /// Makes one that watches for gestures.
  public init(_ gestures: [SummonGesture] = [], on ground: SummonGround? = nil) {
    self.gestures = gestures
    self.ground = ground
  }

  /// Forgets all fingers; those that are down are none until they have gone.
  public mutating func forget() {
    fingers.removeAll()
    state = .calm
    tapTime = nil
  }

  /// Takes what fingers did.
  ///
  /// - Returns: The gesture that this has completed; `nil` for none.
  public mutating func take(_ frame: TouchFrame) -> SummonGesture? {
    guard let ground, !gestures.isEmpty else { return nil }
    var found: SummonGesture?
    for touch in frame.touches {
      switch touch.phase {
      case .down: came(touch, frame.time)
      case .moved: found = found ?? moved(touch, frame.time, ground)
      case .up: found = found ?? left(touch, frame.time, ground)
      case .cancelled:
        state = .spoiled
        found = found ?? left(touch, frame.time, ground)
      }
    }
    return found
  }

  private mutating func came(_ touch: Touch, _ time: Timestamp) {
    fingers.removeAll { $0.contact == touch.contact }
    guard fingers.count < Self.mostFingers else { return state = .spoiled }
    fingers.append(Finger(contact: touch.contact, start: touch.point))
    switch state {
    case .calm: state = .watching(most: 1, since: time)
    case .watching(_, let since) where fingers.count <= 3:
      state = .watching(most: fingers.count, since: since)
    case .watching, .spoiled: state = .spoiled
    }
  }

  private mutating func moved(
    _ touch: Touch, _ time: Timestamp, _ ground: SummonGround
  ) -> SummonGesture? {
    guard case .watching(let most, let since) = state,
      let finger = fingers.first(where: { $0.contact == touch.contact }),
      ground.distance(finger.start, touch.point) > Self.slop
    else { return nil }
    let length = ground.depth(touch.point) - ground.depth(finger.start)
    let isStraight = length > ground.drift(finger.start, touch.point)
    guard gestures.contains(.edgeSwipe), most == 1, isStraight,
      ground.depth(finger.start) <= Self.edgeReach, time - since <= Self.swipeTime
    else {
      state = .spoiled
      return nil
    }
    guard length >= Self.swipeLength else { return nil }
    state = .spoiled
    return .edgeSwipe
  }

  private mutating func left(
    _ touch: Touch, _ time: Timestamp, _ ground: SummonGround
  ) -> SummonGesture? {
    let finger = fingers.first { $0.contact == touch.contact }
    fingers.removeAll { $0.contact == touch.contact }
    if let finger, ground.distance(finger.start, touch.point) > Self.slop { state = .spoiled }
    guard fingers.isEmpty else { return nil }
    defer { state = .calm }
    guard let finger, case .watching(let most, let since) = state, time - since <= Self.tapTime
    else {
      lastTap = nil
      return nil
    }
    if most == 3, gestures.contains(.threeFingerTap) { return .threeFingerTap }
    guard most == 1, gestures.contains(.cornerTap),
      let corner = ground.corner(finger.start, reach: Self.cornerReach)
    else {
      lastTap = nil
      return nil
    }
    if let last = lastTap, last.corner == corner, time - last.time <= Self.doubleTapTime {
      lastTap = nil
      return .cornerTap
    }
    lastTap = (corner, time)
    return nil
  }

  /// **Source:** ours: more than two hands.
  private static let mostFingers = 16
}
