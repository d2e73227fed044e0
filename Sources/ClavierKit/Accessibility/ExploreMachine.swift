// SPDX-License-Identifier: MIT

/// Finds the key under a finger that explores the keyboard, and types it when the finger lifts.
///
/// ```
///           down               onto another key, or off all keys
///   idle ─────────▶ exploring ⟲
///    ▲                  │ lift: types the key under the finger
///    └──────────────────┘
/// ```
///
/// Only the first finger counts; fingers that come down while it is down are ignored until lifted.
///
/// **Source:** the keyboards of phones under a screen reader, where the lift of a finger types.
struct ExploreMachine: Hashable, Sendable {
  private enum State: Hashable {
    case idle
    case exploring(by: Contact.ID, on: KeyPlace?)
  }

  private var state = State.idle

  /// The key under the finger; `nil` without a finger, and while it is on no key.
  var place: KeyPlace? {
    guard case .exploring(_, let place) = state else { return nil }
    return place
  }

  private var finger: Contact.ID? {
    guard case .exploring(let finger, _) = state else { return nil }
    return finger
  }

  /// Handles a touch; touches of other fingers than the first are ignored.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - place: The key under the touch; `nil` for none.
  ///   - hysteresis: The distance beyond a key's edge at which a finger is still on the key, in
  ///     points.
  /// - Returns: The key to type; `nil` for none.
  mutating func update(_ touch: Touch, on place: KeyPlace?, hysteresis: Double) -> KeyPlace? {
    guard finger == nil ? touch.phase == .down : finger == touch.contact else { return nil }
    let last = self.place
    switch touch.phase {
    case .moved where last?.isExited(by: touch.point, hysteresis: hysteresis) == false: break
    case .down, .moved: state = .exploring(by: touch.contact, on: place)
    case .up:
      state = .idle
      return last
    case .cancelled: state = .idle
    }
    return nil
  }

  mutating func reset() {
    state = .idle
  }
}
