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
  ///   - action: The key.
  ///   - time: The moment of the lift.
  ///   - interval: The time between two taps below which the second one counts.
  /// - Returns: Whether this is the second of two taps. A third one is the first of two again.
  mutating func tapped(_ action: KeyboardAction, at time: Timestamp, within interval: Duration)
    -> Bool
  {
    let isSecond = first.map { $0.action == action && time - $0.time < interval } ?? false
    first = isSecond ? nil : (action, time)
    return isSecond
  }

  /// Forgets the first tap: what came after it was no tap.
  mutating func reset() {
    first = nil
  }
}
