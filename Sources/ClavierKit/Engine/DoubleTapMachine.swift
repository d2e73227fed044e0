// SPDX-License-Identifier: MIT

/// Recognises the second of two taps on the same key.
///
/// ```
///   waiting ──tap on a key──▶ tapped ──the same key in time──▶ second: waiting
///                              │   ▲
///                              └───┘ another key, or too late
/// ```
struct DoubleTapMachine: Sendable {
  private var first: (action: KeyboardAction, time: Timestamp)?

  /// Handles a tap.
  ///
  /// - Parameters:
  ///   - action: The action of the tapped key.
  ///   - time: The time of the lift.
  ///   - interval: The maximum time between the two taps.
  /// - Returns: Whether this is the second of two taps. A third tap counts as a first one.
  mutating func tapped(_ action: KeyboardAction, at time: Timestamp, within interval: Duration)
    -> Bool
  {
    let isSecond = first.map { $0.action == action && time - $0.time < interval } ?? false
    first = isSecond ? nil : (action, time)
    return isSecond
  }

  /// Forgets the first tap, because another input came after it.
  mutating func reset() {
    first = nil
  }
}
