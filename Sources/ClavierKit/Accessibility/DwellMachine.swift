// SPDX-License-Identifier: MIT

/// Types the key on which a finger or a pointer rests; a lift types nothing.
///
/// ```
///           down on a key            the time
///   idle ───────────────▶ dwelling ───────────▶ done: typed once, staying does no more
///    ▲                     ▲   │ ▲                │
///    │                     │   └─┴── another key ─┘ (dwells again)
///    │                     │ onto a key
///    └──── lift ────────── offKeys: on no key
/// ```
///
/// Only the first finger counts; fingers that come down while it is down are ignored until lifted.
struct DwellMachine: Hashable, Sendable {
  private enum State: Hashable {
    case idle
    case offKeys(by: Contact.ID)
    case dwelling(by: Contact.ID, on: KeyPlace, since: Timestamp, due: Timestamp)
    case done(by: Contact.ID, on: KeyPlace)
  }

  private var state = State.idle

  /// The time at which the key under the finger will be typed.
  var deadline: Timestamp? { wait?.due }

  /// The key that will be typed, with the start and the end of the wait.
  var wait: (place: KeyPlace, start: Timestamp, due: Timestamp)? {
    guard case .dwelling(_, let place, let since, let due) = state else { return nil }
    return (place, since, due)
  }

  private var finger: Contact.ID? {
    switch state {
    case .idle: nil
    case .offKeys(let finger), .dwelling(let finger, _, _, _), .done(let finger, _): finger
    }
  }

  /// Handles a touch; touches of other fingers than the first are ignored.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - place: The key under the touch; `nil` for none.
  ///   - time: The time of the touch.
  ///   - dwell: The time for which the finger must rest on a key.
  ///   - hysteresis: The distance beyond a key's edge at which a finger is still on the key, in
  ///     points.
  mutating func update(
    _ touch: Touch, on place: KeyPlace?, at time: Timestamp, dwell: Duration, hysteresis: Double
  ) {
    guard finger == nil ? touch.phase == .down : finger == touch.contact else { return }
    switch touch.phase {
    case .down: startDwell(touch.contact, on: place, at: time, dwell)
    case .moved where isNear(touch.point, hysteresis): break
    case .moved: startDwell(touch.contact, on: place, at: time, dwell)
    case .up, .cancelled: state = .idle
    }
  }

  /// Ends the wait and returns the key to type.
  mutating func fire() -> KeyPlace? {
    guard case .dwelling(let finger, let place, _, _) = state else { return nil }
    state = .done(by: finger, on: place)
    return place
  }

  /// Restarts the wait, because the page under the finger has changed.
  mutating func restart(on place: KeyPlace?, at time: Timestamp, dwell: Duration) {
    guard let finger else { return }
    startDwell(finger, on: place, at: time, dwell)
  }

  mutating func reset() {
    state = .idle
  }

  private func isNear(_ point: Point, _ hysteresis: Double) -> Bool {
    switch state {
    case .idle, .offKeys: false
    case .dwelling(_, let place, _, _), .done(_, let place):
      !place.isExited(by: point, hysteresis: hysteresis)
    }
  }

  private mutating func startDwell(
    _ finger: Contact.ID, on place: KeyPlace?, at time: Timestamp, _ dwell: Duration
  ) {
    guard let place else {
      state = .offKeys(by: finger)
      return
    }
    state = .dwelling(by: finger, on: place, since: time, due: time + dwell)
  }
}
