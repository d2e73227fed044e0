// SPDX-License-Identifier: MIT

/// What was used lately: values of at most so much weight, the least used of which are forgotten.
///
/// ```
///   insert ─▶ young ──full──▶ old ──full──▶ forgotten
///               ▲               │
///               └──── used ─────┘
/// ```
///
/// ```swift
/// var squares = GenerationCache<Int, Int>(limit: 100)
/// let nine = squares.value(for: 3) { 3 * 3 }
/// ```
package struct GenerationCache<Key: Hashable, Value> {
  @usableFromInline var young: [Key: Value] = [:]
  @usableFromInline var old: [Key: Value] = [:]
  /// How heavy the young ones are.
  @usableFromInline var weight = 0
  @usableFromInline let half: Int
  @usableFromInline let weigh: (Value) -> Int

  /// Makes one without values.
  ///
  /// - Parameters:
  ///   - limit: How heavy all values are at most. Two are kept in any case, however heavy.
  ///   - weigh: How heavy a value is; unless it is said, each weighs 1.
  @inlinable
  package init(limit: Int, weigh: @escaping (Value) -> Int = { _ in 1 }) {
    half = max(1, limit / 2)
    self.weigh = weigh
  }

  /// How many values are there.
  @inlinable package var count: Int { young.count + old.count }

  /// The value of a key, made if it is not there.
  @inlinable
  package mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = find(key) { return value }
    let value = make()
    keep(value, for: key)
    return value
  }

  /// The value of a key, which is used by that; `nil` if it is not there.
  @inlinable
  package mutating func find(_ key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) else { return nil }
    keep(value, for: key)
    return value
  }

  /// Keeps the value of a key that is not there.
  @inlinable
  package mutating func keep(_ value: Value, for key: Key) {
    let added = weigh(value)
    if weight + added > half, !young.isEmpty {
      old = young
      young = [:]
      weight = 0
    }
    young[key] = value
    weight += added
  }
}
