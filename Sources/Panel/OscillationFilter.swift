// SPDX-License-Identifier: MIT

/// A filter that breaks feedback loops in which two values alternate forever.
///
/// A keyboard at the threshold between two layouts could switch to a layout that changes its place.
/// The new place then leads back to the first layout, and so on.
///
/// ```
///   a, b, a, b within two seconds ──▶ a is no longer accepted; any other value is
/// ```
struct OscillationFilter<Value: Equatable> {
  /// The maximum duration of four alternating values in a loop, in microseconds.
  ///
  /// **Source:** ours: a user does not rotate a screen twice in that time.
  static var span: Int64 { 2_000_000 }

  private var last: [(value: Value, time: Int64)] = []

  /// The last reported value; `nil` before the first.
  var latest: Value? { last.last?.value }

  /// Returns whether a value is to be reported, and records a reported value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - now: The current time in microseconds.
  /// - Returns: `false` for a value that equals the last one, or continues a loop.
  mutating func accepts(_ value: Value, at now: Int64) -> Bool {
    if value == latest { return false }
    if last.count == 4, now - last[0].time < Self.span, last[0].value == last[2].value,
      last[1].value == last[3].value, last[2].value == value
    {
      return false
    }
    last.append((value, now))
    if last.count > 4 { last.removeFirst() }
    return true
  }

  /// Restarts the detection, before a value that cannot be part of a loop.
  mutating func restart() { last = Array(last.suffix(1)) }
}
