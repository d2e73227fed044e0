// SPDX-License-Identifier: MIT

public import ClavierKit

/// Detects the gestures that show a hidden keyboard.
///
/// ```
///                 down               ┌── down: 2, 3 ──┐
///   idle ──────────────────────▶ tracking ◀───────────┘
///    ▲  ▲                          │  │  │ a fourth, a finger that strays, too long
///    │  └──── all up: a tap? ──────┘  │  ▼
///    │                                │ failed
///    │    far enough from the edge ───┘  │
///    │                          ▼        │
///    └──────── all up ──────── failed ◀──┘
/// ```
///
/// A tap in a corner is stored until the next tap, which may complete a double tap. Of each finger
/// only the start is stored, until it is lifted.
public struct ShowGestureRecognizer: Hashable, Sendable {
  private struct Finger: Hashable {
    var contact: Contact.ID
    var start: Point
  }

  private enum State: Hashable {
    /// No finger is down.
    case idle
    /// Fingers that may make a gesture are down: the maximum number at once, and the start.
    case tracking(most: Int, since: Timestamp)
    /// Fingers that cannot make a gesture are down.
    case failed
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
  static let tapTolerance = 5.0

  /// The gestures to detect.
  public var gestures: [ShowGesture]
  /// The area of the gestures; `nil` for none.
  public var region: EdgeRegion?
  private var state = State.idle
  private var fingers: [Finger] = []
  private var lastTap: (corner: Int, time: Timestamp)? {
    get { lastTapTime.map { (lastTapCorner, $0) } }
    set { (lastTapCorner, lastTapTime) = (newValue?.corner ?? 0, newValue?.time) }
  }
  private var lastTapCorner = 0
  private var lastTapTime: Timestamp?

  /// Creates a recognizer of these gestures.
  public init(_ gestures: [ShowGesture] = [], on region: EdgeRegion? = nil) {
    self.gestures = gestures
    self.region = region
  }

  /// Discards all fingers; those that are down start no gesture until they are lifted.
  public mutating func reset() {
    fingers.removeAll()
    state = .idle
    lastTapTime = nil
  }

  /// Handles contacts.
  ///
  /// - Returns: The gesture that the contacts complete; `nil` for none.
  public mutating func handle(_ frame: TouchFrame) -> ShowGesture? {
    guard let region, !gestures.isEmpty else { return nil }
    var found: ShowGesture?
    for touch in frame.touches {
      switch touch.phase {
      case .down: handleDown(touch, frame.time)
      case .moved: found = found ?? handleMove(touch, frame.time, region)
      case .up: found = found ?? handleUp(touch, frame.time, region)
      case .cancelled:
        state = .failed
        found = found ?? handleUp(touch, frame.time, region)
      }
    }
    return found
  }

  private mutating func handleDown(_ touch: Touch, _ time: Timestamp) {
    fingers.removeAll { $0.contact == touch.contact }
    guard fingers.count < Self.maximumFingers else { return state = .failed }
    fingers.append(Finger(contact: touch.contact, start: touch.point))
    switch state {
    case .idle: state = .tracking(most: 1, since: time)
    case .tracking(let most, let since) where fingers.count <= 3:
      state = .tracking(most: max(most, fingers.count), since: since)
    case .tracking, .failed: state = .failed
    }
  }

  private mutating func handleMove(
    _ touch: Touch, _ time: Timestamp, _ region: EdgeRegion
  ) -> ShowGesture? {
    guard case .tracking(let most, let since) = state,
      let finger = fingers.first(where: { $0.contact == touch.contact }),
      region.distance(finger.start, touch.point) > Self.tapTolerance
    else { return nil }
    let length = region.distanceFromEdge(touch.point) - region.distanceFromEdge(finger.start)
    let isStraight = length > region.distanceAlongEdge(finger.start, touch.point)
    guard gestures.contains(.edgeSwipe), most == 1, isStraight,
      region.distanceFromEdge(finger.start) <= Self.edgeReach, time - since <= Self.swipeTime
    else {
      state = .failed
      return nil
    }
    guard length >= Self.swipeLength else { return nil }
    state = .failed
    return .edgeSwipe
  }

  private mutating func handleUp(
    _ touch: Touch, _ time: Timestamp, _ region: EdgeRegion
  ) -> ShowGesture? {
    let finger = fingers.first { $0.contact == touch.contact }
    fingers.removeAll { $0.contact == touch.contact }
    if let finger, region.distance(finger.start, touch.point) > Self.tapTolerance {
      state = .failed
    }
    guard fingers.isEmpty else { return nil }
    defer { state = .idle }
    guard let finger, case .tracking(let most, let since) = state, time - since <= Self.tapTime
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
