// SPDX-License-Identifier: MIT

/// How long to wait before something is tried again that did not work: longer each time.
///
/// **Source:** ours: a compositor that starts is there within a second; one that nobody starts costs a wakeup each ten.
public struct RetryPause: Hashable, Sendable {
  /// Unit: microseconds.
  static let first: Int64 = 100_000
  /// Unit: microseconds.
  static let longest: Int64 = 10_000_000

  private var pause = RetryPause.first

  public init() {}

  /// How long to wait now, in microseconds: twice as long as before, up to ten seconds.
  public mutating func next() -> Int64 {
    defer { pause = min(pause * 2, Self.longest) }
    return pause
  }

  /// It has worked: the next pause is a short one.
  public mutating func worked() {
    pause = Self.first
  }
}
