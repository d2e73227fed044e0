// SPDX-License-Identifier: MIT

/// A rate limiter for raising the panel above windows that cover it.
///
/// ```
///              covered: raise            five times within a second
///   quiet ───────────────────▶ raising ───────────────────────────▶ pausing: 2 s, then one raise
///     ▲                           │                                    │
///     └──── nothing for 1 s ──────┴────────────────────────────────────┘
/// ```
///
/// After too many raises the limiter pauses. If the panel is covered again within a second after
/// the raise that ends a pause, it pauses again.
///
/// Without a limit, two programs that both raise themselves, such as the panel and a screen locker,
/// would do so endlessly.
struct RestackRateLimiter: Hashable, Sendable {
  /// The maximum number of raises within ``period``.
  ///
  /// **Source:** ours: more menus than a person opens in that time.
  static let maximumRaises = 5
  /// The length of the sliding window, in microseconds.
  static let period: Int64 = 1_000_000
  /// The length of a pause, in microseconds.
  static let pauseDuration: Int64 = 2_000_000

  /// The times of the recent raises, in microseconds.
  private var raises: [Int64] = []
  /// The time of the next raise, in microseconds; `nil` while not pausing.
  private(set) var deadline: Int64?
  /// The end of the last pause; `nil` once no window has covered the panel for ``period``.
  private var pauseEnd: Int64?

  /// Handles a window above the panel.
  ///
  /// - Parameter now: The current time in microseconds.
  /// - Returns: Whether to raise the panel now.
  mutating func handleOcclusion(at now: Int64) -> Bool {
    guard deadline == nil else { return false }
    if now - (raises.last ?? pauseEnd ?? now) >= Self.period { pauseEnd = nil }
    raises.removeAll { now - $0 >= Self.period }
    guard raises.count < (pauseEnd == nil ? Self.maximumRaises : 1) else {
      deadline = now + Self.pauseDuration
      return false
    }
    raises.append(now)
    return true
  }

  /// Ends the pause when the deadline has come; the caller raises the panel.
  mutating func endPause() {
    pauseEnd = deadline
    deadline = nil
    raises.removeAll()
  }
}
