// SPDX-License-Identifier: MIT

/// A time on the monotonic clock.
///
/// Unit: microseconds on `CLOCK_MONOTONIC`, the clock of the kernel's input events after
/// `EVIOCSCLOCKID`. ClavierKit reads no clock: every time is an argument.
public struct Timestamp: Hashable, Comparable, Sendable, BitwiseCopyable {
  public var microseconds: Int64

  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.microseconds < right.microseconds
  }

  /// Returns the time `duration` after `start`, in whole microseconds; clamped to the range of 64
  /// bits.
  public static func + (start: Timestamp, duration: Duration) -> Timestamp {
    let (sum, overflow) = start.microseconds.addingReportingOverflow(duration.inMicroseconds)
    guard overflow else { return Timestamp(microseconds: sum) }
    return Timestamp(microseconds: duration < .zero ? .min : .max)
  }

  /// Returns the duration from `start` to `end`; negative if `end` is earlier.
  public static func - (end: Timestamp, start: Timestamp) -> Duration {
    let (difference, overflow) = end.microseconds.subtractingReportingOverflow(start.microseconds)
    guard overflow else { return .microseconds(difference) }
    return .microseconds(end < start ? Int64.min : Int64.max)
  }
}

extension Timestamp? {
  /// Returns the earlier of two times; `nil` if both are `nil`.
  package static func earlier(_ one: Timestamp?, _ other: Timestamp?) -> Timestamp? {
    guard let one, let other else { return one ?? other }
    return one < other ? one : other
  }

  /// Returns whether a deadline has come; `false` for `nil`.
  package func isDue(at now: Timestamp) -> Bool { map { $0 <= now } ?? false }
}

extension Duration {
  /// The number of whole microseconds in this duration, clamped to 64 bits.
  var inMicroseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
    let (sum, overflow2) = product.addingReportingOverflow(attoseconds / 1_000_000_000_000)
    guard overflow || overflow2 else { return sum }
    return seconds < 0 ? .min : .max
  }
}
