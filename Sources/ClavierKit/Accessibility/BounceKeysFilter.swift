// SPDX-License-Identifier: MIT

/// Takes a key only once when a hand trembles: not again until it was left alone for a while.
///
/// ```
///             lift                  again within the interval
///   free ───────────▶ just lifted ─────────────────────────────▶ ignored
///     ▲                 │     ▲                                     │ lift
///     └── the interval ─┘     └─────────────────────────────────────┘
/// ```
///
/// Other keys are taken at once. ``BounceFilter`` is for surfaces that lose a contact, and asks for the
/// same point; this one is for hands, and asks for the same key.
///
/// **Source:** the X Keyboard Extension's BounceKeys: a key that is pressed, released and pressed again
/// before the debounce delay has passed is ignored the second time.
struct BounceKeysFilter: Hashable, Sendable {
  private struct Lift: Hashable {
    let target: PressTarget
    let time: Timestamp
  }

  private struct Ignored: Hashable {
    let presser: Presser
    let target: PressTarget
  }

  /// The last lifts, the newest last.
  private var lifts: [Lift] = []
  /// Who presses and is not taken.
  private var ignored: [Ignored] = []
  /// As many as a person has fingers.
  private static let capacity = 10

  /// Whether a press comes too soon; its lift then begins the wait anew.
  mutating func isBounce(
    of target: PressTarget, by presser: Presser, at time: Timestamp, interval: Duration
  ) -> Bool {
    let isBounce = lifts.contains { lift in
      time >= lift.time && time - lift.time < interval && lift.target.isSame(as: target)
    }
    guard isBounce else { return false }
    if ignored.count == Self.capacity { ignored.removeFirst() }
    ignored.append(Ignored(presser: presser, target: target))
    return true
  }

  mutating func lifted(_ target: PressTarget, at time: Timestamp) {
    if lifts.count == Self.capacity { lifts.removeFirst() }
    lifts.append(Lift(target: target, time: time))
  }

  /// Ends a press that was ignored.
  ///
  /// - Returns: Whether it was.
  mutating func endIgnored(by presser: Presser, at time: Timestamp) -> Bool {
    guard let index = ignored.firstIndex(where: { $0.presser == presser }) else { return false }
    lifted(ignored.remove(at: index).target, at: time)
    return true
  }

  /// Forgets a press that was ignored, without a lift.
  mutating func cancel(_ presser: Presser) {
    ignored.removeAll { $0.presser == presser }
  }

  mutating func reset() {
    lifts.removeAll(keepingCapacity: true)
    ignored.removeAll(keepingCapacity: true)
  }
}
