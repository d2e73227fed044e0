// SPDX-License-Identifier: MIT

/// The delays before a failed operation is retried, which double each time.
package struct ExponentialBackoff: Hashable, Sendable {
  private let first: Int64
  private let maximum: Int64
  private var delay: Int64

  /// Creates a backoff that begins with the shortest delay.
  ///
  /// **Source:** ours, for the defaults: a starting server is found within a second; an absent
  /// server costs a wakeup every ten seconds.
  ///
  /// - Parameters:
  ///   - first: The shortest delay, in microseconds.
  ///   - maximum: The longest delay, in microseconds.
  package init(first: Int64 = 100_000, maximum: Int64 = 10_000_000) {
    self.first = first
    self.maximum = maximum
    delay = first
  }

  /// Returns the delay to wait now, in microseconds, and doubles the next one.
  package mutating func next() -> Int64 {
    defer { delay = min(delay * 2, maximum) }
    return delay
  }

  /// Restarts with the shortest delay, after a success.
  package mutating func reset() {
    delay = first
  }
}
