// SPDX-License-Identifier: MIT

/// Knows from two clocks whether the machine has slept.
///
/// `CLOCK_BOOTTIME` counts sleep and `CLOCK_MONOTONIC` does not, so they lie further apart after one, and only
/// after one: setting the wall clock moves neither. They cannot be read at the same moment, so how far apart they
/// are is known within bounds, however late the processor was between the readings.
///
/// ```
///   awake(apart: lower...upper) ──read: above upper──▶ slept, then awake(apart: what was read)
///         ▲                 │
///         └─ read: else ────┘ the bounds close in
/// ```
///
/// A machine that does not count its sleep on any clock, since it has nothing that runs then, cannot know.
///
/// **Source:** clock_gettime(2).
public struct SleepClock: Hashable, Sendable {
  /// How far apart the clocks were, at least and at most, in microseconds.
  private var apart: ClosedRange<Int64>

  /// Begins with a reading.
  public init(_ reading: Reading) {
    apart = reading.apart
  }

  /// Compares with what is known.
  ///
  /// - Parameter reading: The clocks now.
  /// - Returns: How long the machine slept at least since the last reading, in microseconds; `nil` if it did not.
  public mutating func slept(_ reading: Reading) -> Int64? {
    let now = reading.apart
    guard now.lowerBound <= apart.upperBound else {
      let slept = now.lowerBound - apart.upperBound
      apart = now
      return slept
    }
    let lower = max(apart.lowerBound, min(now.lowerBound, apart.upperBound))
    apart = lower...max(lower, min(apart.upperBound, now.upperBound))
    return nil
  }

  /// The two clocks, as near to each other as they can be read.
  ///
  /// Unit: microseconds.
  public struct Reading: Hashable, Sendable {
    fileprivate let apart: ClosedRange<Int64>

    /// - Parameters:
    ///   - before: `CLOCK_MONOTONIC`, read first.
    ///   - boottime: `CLOCK_BOOTTIME`, read then.
    ///   - after: `CLOCK_MONOTONIC`, read last. One that is before the first counts as the first.
    public init(before: Int64, boottime: Int64, after: Int64) {
      apart = (boottime - max(before, after))...(boottime - before)
    }
  }
}
