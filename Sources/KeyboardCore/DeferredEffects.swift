// SPDX-License-Identifier: MIT

import ClavierKit

/// Effects that wait until nobody holds a modifier on another keyboard.
///
/// ```
///             an effect cannot be typed now            it is its turn, and it can be
///   ┌───────┐ ─────────────────────────────▶ ┌─────────┐ ───────────────┐
///   │ empty │                                │ waiting │ ◀── more effects│, behind it
///   └───────┘ ◀───────────────────────────── └─────────┘ ◀──────────────┘
///              the last is typed, or ``timeout`` is over: all are dropped, and counted
/// ```
///
/// Nothing overtakes what waits. And nothing waits for long: what is typed much later comes where nobody expects it
/// any more.
struct DeferredEffects: Sendable {
  /// The time that an effect waits at most.
  ///
  /// **Source:** ours: longer than a capital takes, and shorter than it takes to go to another field.
  static let timeout: Duration = .seconds(2)
  /// The number of effects that wait at most; fingers make a few in that time.
  ///
  /// **Source:** ours.
  static let capacity = 256

  private var effects: [Effect] = []
  /// When they are dropped; `nil` if none waits.
  private(set) var deadline: Timestamp?

  /// Whether none waits.
  var isEmpty: Bool { effects.isEmpty }

  /// Adds an effect behind those that wait.
  ///
  /// - Parameters:
  ///   - effect: What to do.
  ///   - now: The time.
  /// - Returns: Whether there was room for it.
  mutating func add(_ effect: Effect, at now: Timestamp) -> Bool {
    guard effects.count < Self.capacity else { return false }
    if deadline == nil { deadline = now + Self.timeout }
    effects.append(effect)
    return true
  }

  /// The effect whose turn it is; `nil` if none waits.
  var first: Effect? { effects.first }

  /// Removes the first effect, which is done.
  mutating func removeFirst() {
    effects.removeFirst()
    if effects.isEmpty { deadline = nil }
  }

  func isDue(at now: Timestamp) -> Bool { deadline.map { $0 <= now } ?? false }

  /// Drops all effects.
  ///
  /// - Returns: The effects that are not done.
  mutating func drop() -> [Effect] {
    defer { self = DeferredEffects() }
    return effects
  }
}
