// SPDX-License-Identifier: MIT

/// Accepts a key only after the finger has stayed on it for a delay; shorter touches are ignored.
///
/// ```
///          down              the delay
///   off ─────────▶ waiting ─────────────▶ accepted: the key goes down now
///    ▲              │    │ ▲
///    └── lift ──────┘    └─┘ another key: waits again
/// ```
///
/// Each finger has its own delay, so keys go down in the order of acceptance. An accepted key is
/// held like any other: it types on release and opens its action callout after a long press.
///
/// **Source:** the X Keyboard Extension's SlowKeys: a key that is not held for the delay is
/// rejected.
struct SlowKeysMachine: Hashable, Sendable {
  /// A press that is not accepted yet.
  struct PendingPress: Hashable {
    let source: PressSource
    var target: PressTarget
    /// The position of the finger.
    var point: Point
    var start: Timestamp
    var due: Timestamp
  }

  /// The waiting presses, in order of arrival.
  private(set) var waiting: [PendingPress] = []

  /// The time of the next acceptance.
  var deadline: Timestamp? { waiting.lazy.map(\.due).min() }

  mutating func press(
    _ target: PressTarget, by source: PressSource, at point: Point, time: Timestamp, delay: Duration
  ) {
    cancel(source)
    waiting.append(
      PendingPress(source: source, target: target, point: point, start: time, due: time + delay))
  }

  /// Updates the position of a finger.
  ///
  /// - Returns: Whether the finger has left its target; `nil` if its press is not waiting.
  mutating func move(_ source: PressSource, to point: Point, hysteresis: Double) -> Bool? {
    guard let index = waiting.firstIndex(where: { $0.source == source }) else { return nil }
    waiting[index].point = point
    return switch waiting[index].target {
    case .key(let place): place.isExited(by: point, hysteresis: hysteresis)
    case .toolbar(let frame): !frame.contains(point)
    case .switch: false
    }
  }

  /// Removes and returns the press that is due first; the oldest of several.
  mutating func accept() -> PendingPress? {
    guard let due = deadline, let index = waiting.firstIndex(where: { $0.due == due }) else {
      return nil
    }
    return waiting.remove(at: index)
  }

  /// Removes the waiting press of a finger or switch.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  mutating func cancel(_ source: PressSource) -> Bool {
    guard let index = waiting.firstIndex(where: { $0.source == source }) else { return false }
    waiting.remove(at: index)
    return true
  }

  mutating func reset() {
    waiting.removeAll(keepingCapacity: true)
  }
}
