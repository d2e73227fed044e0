// SPDX-License-Identifier: MIT

/// The delays before a failed operation is retried, which double each time.
package struct ExponentialBackoff: Hashable, Sendable {
  private let first: Int64
  private let longest: Int64
  private var pause: Int64

  /// Creates a backoff that begins with the shortest delay.
  ///
  /// **Source:** ours, for the defaults: a starting server is found within a second; an absent
  /// server costs a wakeup every ten seconds.
  ///
  /// - Parameters:
  ///   - first: The shortest delay, in microseconds.
  ///   - longest: The longest delay, in microseconds.
  package init(first: Int64 = 100_000, longest: Int64 = 10_000_000) {
    self.first = first
    self.longest = longest
    pause = first
  }

  /// Returns the delay to wait now, in microseconds, and doubles the next one.
  package mutating func next() -> Int64 {
    defer { pause = min(pause * 2, longest) }
    return pause
  }

  /// Restarts with the shortest delay, after a success.
  package mutating func reset() {
    pause = first
  }
}
