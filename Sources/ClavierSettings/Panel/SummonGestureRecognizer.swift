// SPDX-License-Identifier: MIT

public import ClavierKit

/// Detects the gestures that show a hidden keyboard.
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
/// A tap in a corner is stored until the next tap, which may complete a double tap. Of each finger
/// only the start is stored, until it is lifted.
public struct SummonGestureRecognizer: Hashable, Sendable {
  private struct Finger: Hashable {
    var contact: Contact.ID
    var start: Point
  }

  private enum State: Hashable {
    /// No finger is down.
    case calm
    /// Fingers that may make a gesture are down: the maximum number at once, and the start.
    case watching(most: Int, since: Timestamp)
    /// Fingers that cannot make a gesture are down.
    case spoiled
  }

  /// The longest duration of a swipe.
  ///
  /// **Source:** ours: swipes are faster, so longer touches are no swipes.
  static let swipeTime = Duration.seconds(1)
  /// The longest duration of a tap.
  ///
  /// **Source:** ours: a deliberate tap can last this long; the long press of phones takes 500 ms.
  static let tapTime = Duration.milliseconds(400)
  /// The longest time between two taps, from lift to lift.
  static let doubleTapTime = Duration.milliseconds(700)
  /// The largest distance from the edge at which a swipe begins, in millimetres.
  ///
  /// **Source:** ours: half of a fingertip's width; the other half is beside the glass.
  static let edgeReach = 6.0
  /// The minimum length of a swipe, in millimetres.
  static let swipeLength = 20.0
  /// The size of a corner, in millimetres.
  ///
  /// **Source:** ISO 9241-411: targets for fingers have 9 mm and more.
  static let cornerReach = 12.0
  /// The largest distance that the finger of a tap moves, in millimetres.
  static let slop = 5.0

  /// The gestures to detect.
  public var gestures: [SummonGesture]
  /// The area of the gestures; `nil` for none.
  public var region: EdgeRegion?
  private var state = State.calm
  private var fingers: [Finger] = []
  private var lastTap: (corner: Int, time: Timestamp)? {
    get { tapTime.map { (tapCorner, $0) } }
    set { (tapCorner, tapTime) = (newValue?.corner ?? 0, newValue?.time) }
  }
  private var tapCorner = 0
  private var tapTime: Timestamp?

  /// Creates a recognizer of these gestures.
  public init(_ gestures: [SummonGesture] = [], on region: EdgeRegion? = nil) {
    self.gestures = gestures
    self.region = region
  }

  /// Discards all fingers; those that are down start no gesture until they are lifted.
  public mutating func forget() {
    fingers.removeAll()
    state = .calm
    tapTime = nil
  }

  /// Handles contacts.
  ///
  /// - Returns: The gesture that the contacts complete; `nil` for none.
  public mutating func handle(_ frame: TouchFrame) -> SummonGesture? {
    guard let region, !gestures.isEmpty else { return nil }
    var found: SummonGesture?
    for touch in frame.touches {
      switch touch.phase {
      case .down: begin(touch, frame.time)
      case .moved: found = found ?? moved(touch, frame.time, region)
      case .up: found = found ?? left(touch, frame.time, region)
      case .cancelled:
        state = .spoiled
        found = found ?? left(touch, frame.time, region)
      }
    }
    return found
  }

  private mutating func begin(_ touch: Touch, _ time: Timestamp) {
    fingers.removeAll { $0.contact == touch.contact }
    guard fingers.count < Self.maximumFingers else { return state = .spoiled }
    fingers.append(Finger(contact: touch.contact, start: touch.point))
    switch state {
    case .calm: state = .watching(most: 1, since: time)
    case .watching(let most, let since) where fingers.count <= 3:
      state = .watching(most: max(most, fingers.count), since: since)
    case .watching, .spoiled: state = .spoiled
    }
  }

  private mutating func moved(
    _ touch: Touch, _ time: Timestamp, _ region: EdgeRegion
  ) -> SummonGesture? {
    guard case .watching(let most, let since) = state,
      let finger = fingers.first(where: { $0.contact == touch.contact }),
      region.distance(finger.start, touch.point) > Self.slop
    else { return nil }
    let length = region.depth(touch.point) - region.depth(finger.start)
    let isStraight = length > region.drift(finger.start, touch.point)
    guard gestures.contains(.edgeSwipe), most == 1, isStraight,
      region.depth(finger.start) <= Self.edgeReach, time - since <= Self.swipeTime
    else {
      state = .spoiled
      return nil
    }
    guard length >= Self.swipeLength else { return nil }
    state = .spoiled
    return .edgeSwipe
  }

  private mutating func left(
    _ touch: Touch, _ time: Timestamp, _ region: EdgeRegion
  ) -> SummonGesture? {
    let finger = fingers.first { $0.contact == touch.contact }
    fingers.removeAll { $0.contact == touch.contact }
    if let finger, region.distance(finger.start, touch.point) > Self.slop { state = .spoiled }
    guard fingers.isEmpty else { return nil }
    defer { state = .calm }
    guard let finger, case .watching(let most, let since) = state, time - since <= Self.tapTime
    else {
      lastTap = nil
      return nil
    }
    if most == 3, gestures.contains(.threeFingerTap) { return .threeFingerTap }
    guard most == 1, gestures.contains(.cornerTap),
      let corner = region.corner(finger.start, reach: Self.cornerReach)
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

  /// The maximum number of fingers.
  ///
  /// **Source:** ours: more than two hands.
  private static let maximumFingers = 16
}
