// SPDX-License-Identifier: MIT

/// When to put the panel above other windows again that came above it: at once, but not for ever.
///
/// ```
///              covered: raise            five times within a second
///   quiet ───────────────────▶ raising ───────────────────────────▶ resting: 2 s, then raise once more
///     ▲                           │                                    │
///     └──── nothing for 1 s ──────┴────────────────────────────────────┘
/// ```
///
/// A program that wants to be above all others as well, such as one that locks the screen, would make it a race that takes
/// all of the processor.
struct RaiseLimiter: Hashable, Sendable {
  /// How many times in ``period``.
  ///
  /// **Source:** ours: more than a person opens menus.
  static let most = 5
  /// Unit: microseconds.
  static let period: Int64 = 1_000_000
  /// How long to rest, in microseconds.
  static let rest: Int64 = 2_000_000

  /// The moments at which it was raised lately.
  private var raises: [Int64] = []
  /// When to raise it once more; `nil` unless it rests.
  private(set) var deadline: Int64?

  /// Something is above it.
  ///
  /// - Parameter now: In microseconds.
  /// - Returns: Whether to raise it now.
  mutating func covered(at now: Int64) -> Bool {
    guard deadline == nil else { return false }
    raises.removeAll { now - $0 >= Self.period }
    guard raises.count < Self.most else {
      deadline = now + Self.rest
      return false
    }
    raises.append(now)
    return true
  }

  /// The deadline has come: it is to be raised.
  mutating func rested() {
    deadline = nil
    raises.removeAll()
  }
}
