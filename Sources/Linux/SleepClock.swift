// SPDX-License-Identifier: MIT

/// Detects from two clocks whether the machine has slept.
///
/// `CLOCK_BOOTTIME` counts sleep and `CLOCK_MONOTONIC` does not, so only sleep increases their
/// difference: setting the wall clock changes neither. The two clocks cannot be read at the same
/// time. So the difference is known within bounds, however late the process was between the
/// readings.
///
/// ```
///   awake(offset: lower...upper) ──read: above upper──▶ slept, then awake(offset: the reading)
///         ▲                  │
///         └─ read: else ─────┘ the bounds narrow
/// ```
///
/// Sleep that no clock of the machine counts cannot be detected.
///
/// **Source:** clock_gettime(2).
public struct SleepClock: Hashable, Sendable {
  /// The bounds of the clocks' difference, in microseconds.
  private var offset: ClosedRange<Int64>

  /// Creates a clock that compares later readings with this one.
  public init(_ reading: Reading) {
    offset = reading.offset
  }

  /// Compares a reading with the known bounds.
  ///
  /// - Parameter reading: The present reading of the clocks.
  /// - Returns: The minimum time that the machine slept since the last reading, in microseconds;
  ///   `nil` if it did not sleep.
  public mutating func sleepDuration(until reading: Reading) -> Int64? {
    let now = reading.offset
    guard now.lowerBound <= offset.upperBound else {
      let slept = now.lowerBound - offset.upperBound
      offset = now
      return slept
    }
    let lower = max(offset.lowerBound, min(now.lowerBound, offset.upperBound))
    offset = lower...max(lower, min(offset.upperBound, now.upperBound))
    return nil
  }

  /// A reading of the two clocks, as close together as possible.
  ///
  /// Unit: microseconds.
  public struct Reading: Hashable, Sendable {
    fileprivate let offset: ClosedRange<Int64>

    /// Creates a reading from three times.
    ///
    /// - Parameters:
    ///   - before: `CLOCK_MONOTONIC`, read first.
    ///   - boottime: `CLOCK_BOOTTIME`, read second.
    ///   - after: `CLOCK_MONOTONIC`, read last. A value below `before` counts as `before`.
    public init(before: Int64, boottime: Int64, after: Int64) {
      offset = (boottime - max(before, after))...(boottime - before)
    }
  }
}
