// SPDX-License-Identifier: MIT

/// What was used lately: at most a number of values, the least used of which are forgotten.
///
/// ```
///   insert ─▶ young ──full──▶ old ──full──▶ forgotten
///               ▲               │
///               └──── used ─────┘
/// ```
struct GenerationCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let half: Int

  /// - Parameter limit: How many values there are at most, 2 at least.
  init(limit: Int) {
    half = max(1, limit / 2)
  }

  var count: Int { young.count + old.count }

  /// The value of a key, made if it is not there.
  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = young[key] { return value }
    let value = old.removeValue(forKey: key) ?? make()
    if young.count >= half {
      old = young
      young = [:]
    }
    young[key] = value
    return value
  }
}
