// SPDX-License-Identifier: MIT

/// Turns the times that a display server gives to touches into moments.
///
/// They are milliseconds since a moment that nobody tells, in 32 bits. Most servers pass on the kernel's clock; of one
/// that does not the moment counts at which the touch was heard of.
///
/// **Source:** wayland.xml, `wl_touch.down`: "timestamp with millisecond granularity", "undefined base".
public enum ServerClock {
  /// How old a touch can be when it is heard of; what is older, or to come, is of another clock.
  ///
  /// **Source:** ours.
  static let oldest: Int64 = 10_000

  /// When something happened.
  ///
  /// - Parameters:
  ///   - milliseconds: What the server says.
  ///   - now: When it is heard of, in microseconds on the kernel's monotonic clock.
  /// - Returns: The moment, never later than now, in microseconds on that clock.
  public static func moment(of milliseconds: UInt32, heardAt now: Int64) -> Int64 {
    let present = now / 1000
    let age = Int64(UInt32(truncatingIfNeeded: present) &- milliseconds)
    guard age <= oldest else { return now }
    return min(now, (present - age) * 1000)
  }
}
