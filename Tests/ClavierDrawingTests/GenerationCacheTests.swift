// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierDrawing

/// What is remembered of what was used lately.
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

  @Test func whatIsUsedStaysAndOthersGo() {
    var cache = GenerationCache<Int, Int>(limit: 10)
    _ = cache.value(for: -1) { 1 }
    for key in 0..<100 {
      _ = cache.value(for: key) { key }
      #expect(cache.value(for: -1) { 2 } == 1)
    }
    #expect(cache.value(for: 0) { 7 } == 7)
  }

  @Test func heavyValuesAreFewer() {
    var cache = GenerationCache<Int, Int>(limit: 100) { $0 }
    for key in 0..<50 { _ = cache.value(for: key) { 20 } }
    #expect(cache.count == 4)
    for key in 50..<100 { _ = cache.value(for: key) { 5 } }
    #expect(cache.count > 10 && cache.count <= 20)
    // Heavier than all may be: it is given, and kept until the next.
    for key in 100..<110 { #expect(cache.value(for: key) { 1000 } == 1000) }
    #expect(cache.count == 2)
  }

  @Test func aLimitThatIsNoneStillGivesValues() {
    var cache = GenerationCache<Int, Int>(limit: 0)
    #expect(cache.value(for: 1) { 5 } == 5)
    #expect(cache.value(for: 2) { 6 } == 6)
    #expect(cache.count <= 2)
  }
}
