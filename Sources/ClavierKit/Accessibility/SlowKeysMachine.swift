// SPDX-License-Identifier: MIT

/// Takes a key only after the finger has stayed on it for a while; a shorter touch does nothing.
///
/// ```
///          down              the delay
///   off ─────────▶ waiting ─────────────▶ accepted: the key goes down now
///    ▲              │    │ ▲
///    └── lift ──────┘    └─┘ another key: waits anew
/// ```
///
/// Each finger waits for itself, and so keys go down in the order in which they are accepted. After that
/// the key is held as any other: it types when the finger lifts, and opens its list when it stays.
///
/// **Source:** the X Keyboard Extension's SlowKeys: a key that is not held for the delay is rejected.
struct SlowKeysMachine: Hashable, Sendable {
  /// A press that may yet be accepted.
  struct Waiting: Hashable {
    let presser: Presser
    var target: PressTarget
    /// Where the finger is.
    var point: Point
    var start: Timestamp
    var due: Timestamp
  }

  /// Those that wait, in the order in which they came.
  private(set) var waiting: [Waiting] = []

  /// When the next press will be accepted.
  var deadline: Timestamp? {
    var earliest: Timestamp?
    for wait in waiting { earliest = earliest.map { min($0, wait.due) } ?? wait.due }
    return earliest
  }

  mutating func press(
    _ target: PressTarget, by presser: Presser, at point: Point, time: Timestamp, delay: Duration
  ) {
    cancel(presser)
    waiting.append(
      Waiting(presser: presser, target: target, point: point, start: time, due: time + delay))
  }

  /// Follows a finger.
  ///
  /// - Returns: Whether it waits, and if so whether it has left its key.
  mutating func move(_ presser: Presser, to point: Point, hysteresis: Double) -> (
    isWaiting: Bool, hasLeft: Bool
  ) {
    guard let index = waiting.firstIndex(where: { $0.presser == presser }) else {
      return (false, false)
    }
    waiting[index].point = point
    guard case .key(let place) = waiting[index].target else { return (true, false) }
    return (true, place.isLeft(by: point, hysteresis: hysteresis))
  }

  /// Takes the press that is due first, and at the same moment that which came first.
  mutating func accept() -> Waiting? {
    guard let due = deadline, let index = waiting.firstIndex(where: { $0.due == due }) else {
      return nil
    }
    return waiting.remove(at: index)
  }

  /// Ends a press that still waits.
  ///
  /// - Returns: Whether it did.
  @discardableResult
  mutating func cancel(_ presser: Presser) -> Bool {
    guard let index = waiting.firstIndex(where: { $0.presser == presser }) else { return false }
    waiting.remove(at: index)
    return true
  }

  mutating func reset() {
    waiting.removeAll(keepingCapacity: true)
  }
}
