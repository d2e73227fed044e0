// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// Every way in which two or three fingers can overlap, over three keys, in every assignment.
struct InterleavingTests {
  /// A finger comes down or lifts.
  enum Step: Hashable {
    case down(Int)
    case up(Int)
  }

  /// All orders of the downs and ups of so many fingers, each finger's down before its up.
  ///
  /// Fingers are numbered in the order they come down, so that no order is counted twice.
  static func interleavings(of fingers: Int) -> [[Step]] {
    func extend(_ steps: [Step], next: Int, held: [Int]) -> [[Step]] {
      if next == fingers, held.isEmpty { return [steps] }
      var all: [[Step]] = []
      if next < fingers {
        all += extend(steps + [.down(next)], next: next + 1, held: held + [next])
      }
      for finger in held {
        all += extend(steps + [.up(finger)], next: next, held: held.filter { $0 != finger })
      }
      return all
    }
    return extend([], next: 0, held: [])
  }

  /// All ways to put so many fingers on the keys a, s and d.
  static func assignments(of fingers: Int) -> [[String]] {
    var all: [[String]] = [[]]
    for _ in 0..<fingers { all = all.flatMap { keys in ["a", "s", "d"].map { keys + [$0] } } }
    return all
  }

  @Test func thereAreAsManyInterleavingsAsCombinatoricsSays() {
    // (2n)! / (2^n · n!) orders of n numbered pairs, with the pairs in order of their first.
    #expect(Self.interleavings(of: 2).count == 3)
    #expect(Self.interleavings(of: 3).count == 15)
  }

  @Test(arguments: [2, 3])
  func lettersComeInTheOrderOfTheFingersEachOnce(fingers: Int) {
    for steps in Self.interleavings(of: fingers) {
      for keys in Self.assignments(of: fingers) {
        #expect(typed(steps, on: keys) == keys, "\(steps) on \(keys)")
      }
    }
  }

  private func typed(_ steps: [Step], on keys: [String]) -> [String] {
    var board = TestBoard(autocapitalization: .none)
    for step in steps {
      switch step {
      case .down(let finger): board.down(finger, on: keys[finger])
      case .up(let finger): board.up(finger)
      }
      board.wait(.milliseconds(50))
    }
    return board.effects.map {
      if case .insertText(let text) = $0 { text } else { "\($0)" }
    }
  }
}
