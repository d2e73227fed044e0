// SPDX-License-Identifier: MIT

import ClavierKit
import Linux

/// The touches of a grabbed device: their routes, and the clone that receives the application's
/// part.
///
/// All state that a forwarded touch passes through is in this one value, so that Swift checks
/// exclusive access only once per step.
struct GrabbedTouches: ~Copyable {
  /// The part of the surface that is the keyboard's.
  var region = KeyboardRegion()
  /// The clone; `nil` if there is none.
  var clone: TouchClone?
  /// Whether the router decides about the keyboard's events; otherwise the keyboard receives all.
  private(set) var isRouting = false
  private var router = TouchRouter()
  /// The detection of five fingers that request a release.
  var releaseGesture = ReleaseGestureDetector()
  /// Whether a frame for the clone waits until keys are written.
  private var isWaiting = false

  /// Begins to route the touches of a device.
  ///
  /// - Parameter state: The description and state of the device that was grabbed.
  mutating func begin(_ state: RouteState) {
    router = TouchRouter(state)
    releaseGesture = ReleaseGestureDetector()
    isRouting = true
  }

  /// Ends routing; all contacts are forgotten.
  mutating func end() {
    router = TouchRouter()
    isRouting = false
  }

  /// Whether there is no contact, and no key is down on the clone.
  var isIdle: Bool { router.isIdle }

  /// Whether a contact is on the device, the keyboard's or the application's.
  var isTouched: Bool { router.contactCount > 0 }

  /// The events for the keyboard; valid until the next event.
  var keyboardEvents: [InputEvent] { router.keyboardEvents }

  /// Routes the next events, up to the end of a frame that has recipients.
  ///
  /// - Parameters:
  ///   - events: The events, read or recovered, of one frame at most.
  ///   - next: The index of the next event to route; updated.
  /// - Returns: The recipients; `nil` if nothing is routed, because the device is not grabbed.
  mutating func route(
    _ events: Span<InputEvent>, from next: inout Int
  ) -> TouchRouter.Recipients? {
    guard isRouting else { return nil }
    let region = region
    let recipients = router.route(events, from: &next) { region.contains($0, $1) }
    isWaiting = recipients.contains(.application)
    return recipients
  }

  /// Writes the application's part of the routed frame.
  ///
  /// - Parameter last: The last event that was routed.
  /// - Returns: Whether ``updateReleaseGesture(at:)`` is to be called.
  /// - Throws: ``SystemError`` of the clone.
  mutating func finish(_ last: InputEvent) throws(SystemError) -> Bool {
    try writeWaiting()
    return isRouting && last.code == .report && releaseGesture.mayChange(with: router.contactCount)
  }

  /// Updates the detection of five fingers after a frame.
  ///
  /// - Parameter time: The kernel's timestamp of the frame.
  /// - Returns: Whether they have requested a release.
  mutating func updateReleaseGesture(at time: Timestamp) -> Bool {
    releaseGesture.update(router.contactCount, at: time)
  }

  /// Lifts all contacts and keys of the clone.
  ///
  /// - Parameter time: The time of the lift.
  /// - Returns: Whether any was down.
  /// - Throws: ``SystemError`` of the clone.
  mutating func liftAll(at time: Timestamp) throws(SystemError) -> Bool {
    try writeWaiting()
    guard router.liftAll(at: time) else { return false }
    try Self.write(&router, to: &clone)
    return true
  }

  private mutating func writeWaiting() throws(SystemError) {
    guard isWaiting else { return }
    isWaiting = false
    try Self.write(&router, to: &clone)
  }

  // The parts are passed separately, since a closure in a method would access the whole value.
  private static func write(
    _ router: inout TouchRouter, to clone: inout TouchClone?
  ) throws(SystemError) {
    try router.withApplicationEvents { events throws(SystemError) in try clone?.write(events) }
  }
}
