// SPDX-License-Identifier: MIT

/// Ignores repeated presses of a key within an interval after its release, for trembling hands.
///
/// ```
///             lift                  again within the interval
///   free ───────────▶ just lifted ─────────────────────────────▶ ignored
///     ▲                 │     ▲                                     │ lift
///     └── the interval ─┘     └─────────────────────────────────────┘
/// ```
///
/// Presses of other keys are accepted at once. In contrast, ``BounceFilter`` is for surfaces that
/// lose a contact, and compares points instead of keys.
///
/// **Source:** the X Keyboard Extension's BounceKeys, which ignores a second press of a key within
/// the debounce delay after its release.
struct BounceKeysFilter: Hashable, Sendable {
  private struct Lift: Hashable {
    let target: PressTarget
    let time: Timestamp
  }

  private struct Ignored: Hashable {
    let source: PressSource
    let target: PressTarget
  }

  /// The most recent lifts, the newest last.
  private var lifts: [Lift] = []
  /// The ignored presses whose finger or switch is still down.
  private var ignored: [Ignored] = []
  /// The capacity of both lists: the number of a person's fingers.
  private static let capacity = 10

  /// Returns whether a press is too early and must be ignored; its lift then restarts the interval.
  mutating func isBounce(
    of target: PressTarget, by source: PressSource, at time: Timestamp, interval: Duration
  ) -> Bool {
    let isBounce = lifts.contains { lift in
      time >= lift.time && time - lift.time < interval && lift.target.isSame(as: target)
    }
    guard isBounce else { return false }
    if ignored.count == Self.capacity { ignored.removeFirst() }
    ignored.append(Ignored(source: source, target: target))
    return true
  }

  mutating func lifted(_ target: PressTarget, at time: Timestamp) {
    if lifts.count == Self.capacity { lifts.removeFirst() }
    lifts.append(Lift(target: target, time: time))
  }

  /// Ends an ignored press and restarts the interval of its key.
  ///
  /// - Returns: Whether the press was ignored.
  mutating func endIgnored(by source: PressSource, at time: Timestamp) -> Bool {
    guard let index = ignored.firstIndex(where: { $0.source == source }) else { return false }
    lifted(ignored.remove(at: index).target, at: time)
    return true
  }

  /// Removes an ignored press without a lift; the interval is not restarted.
  mutating func cancel(_ source: PressSource) {
    ignored.removeAll { $0.source == source }
  }

  mutating func reset() {
    lifts.removeAll(keepingCapacity: true)
    ignored.removeAll(keepingCapacity: true)
  }
}
