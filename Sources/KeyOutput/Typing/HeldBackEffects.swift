// SPDX-License-Identifier: MIT

public import ClavierKit

/// Effects that wait until nobody holds a modifier on another keyboard.
///
/// ```
///             an effect cannot be typed now            it is its turn, and it can be
///   ┌───────┐ ─────────────────────────────▶ ┌─────────┐ ───────────────┐
///   │ empty │                                │ waiting │ ◀── more effects│, behind it
///   └───────┘ ◀───────────────────────────── └─────────┘ ◀──────────────┘
///              the last is typed, or ``patience`` is over: all are dropped, and counted
/// ```
///
/// Nothing overtakes what waits. And nothing waits for long: what is typed much later comes where nobody expects it
/// any more.
public struct HeldBackEffects: Sendable {
  /// How long an effect waits.
  ///
  /// **Source:** ours: longer than a capital takes, and shorter than it takes to go to another field.
  public static let patience: Duration = .seconds(2)
  /// How many effects wait at most; fingers make a few in that time.
  ///
  /// **Source:** ours.
  public static let capacity = 256

  private var effects: [Effect] = []
  /// When they are dropped; `nil` if none waits.
  public private(set) var deadline: Timestamp?

  public init() {}

  /// Whether none waits.
  public var isEmpty: Bool { effects.isEmpty }

  /// Adds an effect behind those that wait.
  ///
  /// - Parameters:
  ///   - effect: What to do.
  ///   - now: The time.
  /// - Returns: Whether there was room for it.
  public mutating func add(_ effect: Effect, at now: Timestamp) -> Bool {
    guard effects.count < Self.capacity else { return false }
    if deadline == nil { deadline = now + Self.patience }
    effects.append(effect)
    return true
  }

  /// Does what waits, in its order, as far as it can be done.
  ///
  /// - Parameter perform: Does one effect; gives whether it could.
  public mutating func retry(_ perform: (Effect) -> Bool) {
    let count = effects.firstIndex { !perform($0) } ?? effects.count
    effects.removeFirst(count)
    if effects.isEmpty { deadline = nil }
  }

  /// Gives up what waits.
  ///
  /// - Returns: The effects that are not done.
  public mutating func drop() -> [Effect] {
    defer { self = HeldBackEffects() }
    return effects
  }
}
