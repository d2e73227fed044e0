// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Evdev

@Suite("Contact matching between frames")
struct ContactMatchingTests {
  private typealias Place = ContactMatching.Place

  private func match(_ old: [(Int32, Int32)], _ new: [(Int32, Int32)], maximumMove: Double = 100)
    -> [Int?]
  {
    ContactMatching.match(
      old.map { Place(x: $0.0, y: $0.1) }, new.map { Place(x: $0.0, y: $0.1) },
      maximumMove: maximumMove)
  }

  @Test("Each contact is matched to its nearest new position, in any order of reporting")
  func nearest() {
    #expect(match([(0, 0), (50, 50)], [(52, 49), (1, 2)]) == [1, 0])
  }

  @Test("Contacts that move in a row are not matched as one contact that jumped")
  func inARow() {
    #expect(match([(0, 0), (10, 0), (20, 0)], [(10, 0), (20, 0), (30, 0)]) == [0, 1, 2])
  }

  @Test("An additional contact is new, a missing one has ended, and the others keep their identity")
  func countChanges() {
    #expect(match([(0, 0)], [(80, 80), (1, 0)]) == [nil, 0])
    #expect(match([(0, 0), (80, 80)], [(81, 80)]) == [1])
    #expect(match([], [(1, 1)]) == [nil])
    #expect(match([(1, 1)], []) == [])
  }

  @Test("A contact that moved farther than the maximum is a new contact")
  func outOfReach() {
    #expect(match([(0, 0)], [(100, 0)]) == [0])
    #expect(match([(0, 0)], [(101, 0)]) == [nil])
    #expect(match([(0, 0), (200, 0)], [(201, 0), (400, 0)]) == [1, nil])
  }

  @Test("Positions at the limits of Int32 trap nothing")
  func extremes() {
    #expect(match([(.min, .min)], [(.max, .max)]) == [nil])
    #expect(match([(.max, .min)], [(.max, .min)], maximumMove: 0) == [0])
  }

  @Test("The match has the least cost of all matches, and uses each contact at most once")
  func best() {
    for (seed, var random) in SplitMix64.seeded(0..<400) {
      let range: ClosedRange<Int32> = seed.isMultiple(of: 2) ? 0...12 : 0...200
      func places() -> [Place] {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          Place(x: .random(in: range, using: &random), y: .random(in: range, using: &random))
        }
      }
      let (old, new) = (places(), places())
      let found = ContactMatching.match(old, new, maximumMove: 60)
      let used = found.compactMap { $0 }
      #expect(Set(used).count == used.count, "seed \(seed)")
      #expect(cost(old, new, found) == cheapest(old, new, 0, []), "seed \(seed)")
    }
  }

  /// Returns the sum of squared distances, with the square of the maximum for each new contact.
  private func cost(_ old: [Place], _ new: [Place], _ match: [Int?]) -> Double {
    zip(new, match).reduce(0) { sum, pair in
      sum + (pair.1.map { pair.0.squaredDistance(to: old[$0]) } ?? 3_600)
    }
  }

  /// Returns the minimum cost over all matches, by brute force.
  private func cheapest(_ old: [Place], _ new: [Place], _ index: Int, _ used: Set<Int>) -> Double {
    guard index < new.count else { return 0 }
    var best = 3_600 + cheapest(old, new, index + 1, used)
    for candidate in old.indices where !used.contains(candidate) {
      let distance = new[index].squaredDistance(to: old[candidate])
      guard distance <= 3_600 else { continue }
      best = min(best, distance + cheapest(old, new, index + 1, used.union([candidate])))
    }
    return best
  }
}
