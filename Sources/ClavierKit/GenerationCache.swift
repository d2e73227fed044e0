// SPDX-License-Identifier: MIT

/// A cache of limited weight, in two generations: the values used least recently are evicted.
///
/// ```
///   insert ─▶ young ──full──▶ old ──full──▶ evicted
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
  /// The weight of the young generation.
  @usableFromInline var weight = 0
  @usableFromInline let generationLimit: Int
  @usableFromInline let weigh: (Value) -> Int

  /// Creates an empty cache.
  ///
  /// - Parameters:
  ///   - limit: The maximum total weight of the cached values. Two values stay in any case.
  ///   - weigh: Returns the weight of a value; 1 by default.
  @inlinable
  package init(limit: Int, weigh: @escaping (Value) -> Int = { _ in 1 }) {
    generationLimit = max(1, limit / 2)
    self.weigh = weigh
  }

  /// The number of cached values.
  @inlinable package var count: Int { young.count + old.count }

  /// Returns the cached value of a key, or computes and caches it.
  @inlinable
  package mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = find(key) { return value }
    let value = make()
    insert(value, for: key)
    return value
  }

  /// Returns the cached value of a key and marks it as used; `nil` if the key is not cached.
  @inlinable
  package mutating func find(_ key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) else { return nil }
    insert(value, for: key)
    return value
  }

  /// Caches the value of a key, which must not be cached yet.
  @inlinable
  package mutating func insert(_ value: Value, for key: Key) {
    let added = weigh(value)
    if weight + added > generationLimit, !young.isEmpty {
      old = young
      young = [:]
      weight = 0
    }
    young[key] = value
    weight += added
  }
}
