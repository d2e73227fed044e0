// SPDX-License-Identifier: MIT

/// How long to wait before something that failed is tried again: twice as long each time.
package struct ExponentialBackoff: Hashable, Sendable {
  private let first: Int64
  private let longest: Int64
  private var pause: Int64

  /// Begins with the shortest pause.
  ///
  /// **Source:** ours, of the values: a server that starts is there within a second; one that nobody
  /// starts costs a wakeup each ten.
  ///
  /// - Parameters:
  ///   - first: The shortest pause, in microseconds.
  ///   - longest: The longest one, in microseconds.
  package init(first: Int64 = 100_000, longest: Int64 = 10_000_000) {
    self.first = first
    self.longest = longest
    pause = first
  }

  /// How long to wait now, in microseconds.
  package mutating func next() -> Int64 {
    defer { pause = min(pause * 2, longest) }
    return pause
  }

  /// The next pause is the shortest one, since something has worked.
  package mutating func reset() {
    pause = first
  }
}
