// SPDX-License-Identifier: MIT

/// The conversion of a display server's timestamps to the monotonic clock.
///
/// The timestamps are 32-bit milliseconds since an unspecified epoch. Most servers pass on the
/// kernel's clock; for others, the time of reception is used.
///
/// **Source:** wayland.xml, `wl_touch.down`: "timestamp with millisecond granularity", "undefined
/// base".
public enum ServerClock {
  /// The maximum age of a timestamp in milliseconds; older or future timestamps are from another
  /// clock.
  ///
  /// **Source:** ours.
  static let maximumAge: Int64 = 10_000

  /// Returns the time of an event.
  ///
  /// - Parameters:
  ///   - milliseconds: The server's timestamp.
  ///   - now: The time of reception, in microseconds on the kernel's monotonic clock.
  /// - Returns: The time in microseconds on that clock, never later than `now`.
  public static func monotonicTime(of milliseconds: UInt32, receivedAt now: Int64) -> Int64 {
    let present = now / 1000
    let age = Int64(UInt32(truncatingIfNeeded: present) &- milliseconds)
    guard age <= maximumAge else { return now }
    return min(now, (present - age) * 1000)
  }
}
