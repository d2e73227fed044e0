// SPDX-License-Identifier: MIT

import ClavierKit

/// A queue of effects that must wait.
///
/// They wait while a modifier is held on another keyboard, or until a panel has inserted a text.
///
/// ```
///             an effect cannot be typed now            it is its turn, and it can be
///   ┌───────┐ ─────────────────────────────▶ ┌─────────┐ ───────────────┐
///   │ empty │                                │ waiting │ ◀── more effects│, behind it
///   └───────┘ ◀───────────────────────────── └─────────┘ ◀──────────────┘
///              the last is typed, or ``timeout`` is over: all are dropped, and counted
/// ```
///
/// Effects stay in order. They expire after ``timeout``, because late text may arrive in another
/// field. The time during which keys are sent, or a panel inserts, does not count.
struct DeferredEffects: Sendable {
  /// The maximum time that an effect waits.
  ///
  /// **Source:** Clavier's own: longer than typing a capital takes, and shorter than moving to
  /// another field.
  static let timeout: Duration = .seconds(2)
  /// The maximum number of waiting effects; fingers make only a few within ``timeout``.
  ///
  /// **Source:** Clavier's own.
  static let capacity = 256

  private var effects: [Effect] = []
  /// The time at which all waiting effects are dropped; `nil` if none waits.
  private(set) var deadline: Timestamp?

  /// Whether no effect waits.
  var isEmpty: Bool { effects.isEmpty }

  /// Appends an effect.
  ///
  /// - Returns: Whether there was room for the effect.
  mutating func add(_ effect: Effect, at now: Timestamp) -> Bool {
    guard effects.count < Self.capacity else { return false }
    if deadline == nil { deadline = now + Self.timeout }
    effects.append(effect)
    return true
  }

  /// Inserts effects before the first one.
  mutating func prepend(_ first: [Effect], at now: Timestamp) {
    guard !first.isEmpty else { return }
    if deadline == nil { deadline = now + Self.timeout }
    effects = first + effects
  }

  /// The first effect; `nil` if there is none.
  var first: Effect? { effects.first }

  /// Removes the first effect after it is typed.
  mutating func removeFirst() {
    effects.removeFirst()
    if effects.isEmpty { deadline = nil }
  }

  /// Removes all effects that are equal to one.
  mutating func remove(_ effect: Effect) {
    effects.removeAll { $0 == effect }
    if effects.isEmpty { deadline = nil }
  }

  /// Restarts the timeout, because the condition for which the effects waited has come.
  mutating func restart(at now: Timestamp) {
    if deadline != nil { deadline = now + Self.timeout }
  }

  /// Removes all effects.
  ///
  /// - Returns: The removed effects.
  mutating func drop() -> [Effect] {
    defer { self = DeferredEffects() }
    return effects
  }
}
