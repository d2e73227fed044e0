// SPDX-License-Identifier: MIT

/// Ends a dispute between two sides that answer each other's word with the one before it.
///
/// A keyboard whose proportions are at the edge between two layouts could be laid out for a place in one way, which makes the
/// place another, for which it is laid out in the other way, and so on without end.
///
/// ```
///   a, b, a, b within two seconds ──▶ a is not accepted any more; whatever else comes is
/// ```
struct AlternationGuard<Value: Equatable> {
  /// How long four words of a dispute take at most, in microseconds.
  ///
  /// **Source:** ours: nobody turns a screen twice in that time.
  static var span: Int64 { 2_000_000 }

  private var last: [(value: Value, time: Int64)] = []

  /// Whether a value is to be told.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - now: The present moment in microseconds.
  /// - Returns: `false` for one that is the last one, or goes on with a dispute.
  mutating func accepts(_ value: Value, at now: Int64) -> Bool {
    if let told = last.last, told.value == value { return false }
    if last.count == 4, now - last[0].time < Self.span, last[0].value == last[2].value,
      last[1].value == last[3].value, last[2].value == value
    {
      return false
    }
    last.append((value, now))
    if last.count > 4 { last.removeFirst() }
    return true
  }
}
