// SPDX-License-Identifier: MIT

/// What was used lately: values of at most so much weight, the least used of which are forgotten.
///
/// ```
///   insert ─▶ young ──full──▶ old ──full──▶ forgotten
///               ▲               │
///               └──── used ─────┘
/// ```
struct GenerationCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  /// How heavy the young ones are.
  private var weight = 0
  private let half: Int
  private let weigh: (Value) -> Int

  /// - Parameters:
  ///   - limit: How heavy all values are at most. Two are kept in any case, however heavy.
  ///   - weigh: How heavy a value is; unless it is said, each weighs 1.
  init(limit: Int, weigh: @escaping (Value) -> Int = { _ in 1 }) {
    half = max(1, limit / 2)
    self.weigh = weigh
  }

  var count: Int { young.count + old.count }

  /// The value of a key, made if it is not there.
  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = young[key] { return value }
    let value = old.removeValue(forKey: key) ?? make()
    let added = weigh(value)
    if weight + added > half, !young.isEmpty {
      old = young
      young = [:]
      weight = 0
    }
    young[key] = value
    weight += added
    return value
  }
}
