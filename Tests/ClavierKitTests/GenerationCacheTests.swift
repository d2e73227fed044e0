// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

/// The cache of recently used values.
struct GenerationCacheTests {
  @Test func aValueIsMadeOnce() {
    var cache = GenerationCache<Int, Int>(limit: 10)
    var made = 0
    func value(_ key: Int) -> Int {
      cache.value(for: key) {
        made += 1
        return key * 2
      }
    }
    #expect(value(3) == 6 && value(3) == 6 && value(4) == 8)
    #expect(made == 2)
  }

  @Test func thereAreNeverMoreThanTheLimit() {
    var cache = GenerationCache<Int, Int>(limit: 10)
    for key in 0..<1000 {
      _ = cache.value(for: key) { key }
      #expect(cache.count <= 10)
    }
  }

  @Test func usedValuesStayAndOthersAreEvicted() {
    var cache = GenerationCache<Int, Int>(limit: 10)
    _ = cache.value(for: -1) { 1 }
    for key in 0..<100 {
      _ = cache.value(for: key) { key }
      #expect(cache.value(for: -1) { 2 } == 1)
    }
    #expect(cache.value(for: 0) { 7 } == 7)
  }

  @Test func onlyStoredValuesAreFound() {
    var cache = GenerationCache<Int, Int>(limit: 10)
    #expect(cache.find(1) == nil && cache.count == 0)
    cache.insert(5, for: 1)
    // A lookup counts as a use.
    for key in 2..<50 {
      cache.insert(key, for: key)
      #expect(cache.find(1) == 5 && cache.count <= 10)
    }
    #expect(cache.find(2) == nil)
  }

  @Test func heavyValuesAreFewer() {
    var cache = GenerationCache<Int, Int>(limit: 100) { $0 }
    for key in 0..<50 { _ = cache.value(for: key) { 20 } }
    #expect(cache.count == 4)
    for key in 50..<100 { _ = cache.value(for: key) { 5 } }
    #expect(cache.count > 10 && cache.count <= 20)
    // A value above the weight limit is returned, and kept until the next.
    for key in 100..<110 { #expect(cache.value(for: key) { 1000 } == 1000) }
    #expect(cache.count == 2)
  }

  @Test func aZeroLimitStillReturnsValues() {
    var cache = GenerationCache<Int, Int>(limit: 0)
    #expect(cache.value(for: 1) { 5 } == 5)
    #expect(cache.value(for: 2) { 6 } == 6)
    #expect(cache.count <= 2)
  }
}
