// SPDX-License-Identifier: MIT

/// Types the key that a finger, or a pointer, rests on; a lift types nothing.
///
/// ```
///           down on a key            the time
///   idle ───────────────▶ resting ────────────▶ done: typed once, staying does no more
///    ▲                     ▲   │ ▲                │
///    │                     │   └─┴── another key ─┘ (rests there anew)
///    │                     │ onto a key
///    └──── lift ────────── wandering: on no key
/// ```
///
/// It follows the first finger; others do nothing until it has gone, and nothing then.
struct DwellMachine: Hashable, Sendable {
  private enum State: Hashable {
    case idle
    case wandering(by: Contact.ID)
    case resting(by: Contact.ID, on: KeyPlace, since: Timestamp, due: Timestamp)
    case done(by: Contact.ID, on: KeyPlace)
  }

  private var state = State.idle

  /// When the key under the finger will be typed.
  var deadline: Timestamp? {
    guard case .resting(_, _, _, let due) = state else { return nil }
    return due
  }

  /// The key that will be typed, with the page it is on.
  var wait: (place: KeyPlace, start: Timestamp, due: Timestamp)? {
    guard case .resting(_, let place, let since, let due) = state else { return nil }
    return (place, since, due)
  }

  private var finger: Contact.ID? {
    switch state {
    case .idle: nil
    case .wandering(let finger), .resting(let finger, _, _, _), .done(let finger, _): finger
    }
  }

  /// Follows a finger, as far as it is the first.
  ///
  /// - Parameters:
  ///   - touch: What it did.
  ///   - place: The key that it is on; `nil` for none.
  ///   - time: When.
  ///   - dwell: How long it must rest.
  ///   - hysteresis: How far beyond the edge of its key, in points, it is still on it.
  mutating func follow(
    _ touch: Touch, on place: KeyPlace?, at time: Timestamp, dwell: Duration, hysteresis: Double
  ) {
    guard finger == nil ? touch.phase == .down : finger == touch.contact else { return }
    switch touch.phase {
    case .down: rest(touch.contact, on: place, at: time, dwell)
    case .moved where isNear(touch.point, hysteresis): break
    case .moved: rest(touch.contact, on: place, at: time, dwell)
    case .up, .cancelled: state = .idle
    }
  }

  /// Takes the key that the finger has rested on for long enough.
  mutating func fire() -> KeyPlace? {
    guard case .resting(let finger, let place, _, _) = state else { return nil }
    state = .done(by: finger, on: place)
    return place
  }

  /// Lets the finger rest anew where it is: another key came under it.
  mutating func restart(on place: KeyPlace?, at time: Timestamp, dwell: Duration) {
    guard let finger else { return }
    rest(finger, on: place, at: time, dwell)
  }

  mutating func reset() {
    state = .idle
  }

  private func isNear(_ point: Point, _ hysteresis: Double) -> Bool {
    switch state {
    case .idle, .wandering: false
    case .resting(_, let place, _, _), .done(_, let place):
      !place.isLeft(by: point, hysteresis: hysteresis)
    }
  }

  private mutating func rest(
    _ finger: Contact.ID, on place: KeyPlace?, at time: Timestamp, _ dwell: Duration
  ) {
    guard let place else {
      state = .wandering(by: finger)
      return
    }
    state = .resting(by: finger, on: place, since: time, due: time + dwell)
  }
}
