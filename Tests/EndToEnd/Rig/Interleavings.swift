// SPDX-License-Identifier: MIT

import EventScript

/// A sample of the overlaps of three fingers, the same in every run.
///
/// The engine's own tests play all of them on the engine alone.
enum Interleavings {
  /// Returns a number of different cases, each an order of the downs and ups of three fingers on
  /// three keys.
  ///
  /// - Throws: Only errors that a test would reveal, since the cases are generated as a script.
  static func sample(_ count: Int) throws -> [ScriptCase] {
    let orders = all(of: 3)
    return try (0..<count).map { index in
      // The keys rotate, so that the same order is played on other keys.
      let keys = ["a", "s", "d", "a", "s"][(index / orders.count % 3)...].prefix(3)
      return try scriptCase(orders[index % orders.count], keys: Array(keys))
    }
  }

  private static func scriptCase(_ order: [Int], keys: [String]) throws -> ScriptCase {
    var down: Set<Int> = []
    var words: [String] = []
    var steps = ["set autocapitalization none"]
    for finger in order {
      let isDown = down.insert(finger).inserted
      words.append("\(keys[finger])\(isDown ? "↓" : "↑")")
      steps.append(isDown ? "down \(finger + 1) \(keys[finger])" : "up \(finger + 1)")
      steps.append("wait 50ms")
    }
    var scriptCase = try ScriptParser.parseSteps(steps.joined(separator: "\n"))
    scriptCase.title = "three fingers overlap: \(words.joined(separator: " "))"
    return scriptCase
  }

  /// Returns each order as a list of fingers: a finger's first entry is its down, its second its
  /// up.
  private static func all(of count: Int) -> [[Int]] {
    func extend(_ order: [Int], next: Int, held: [Int]) -> [[Int]] {
      if next == count, held.isEmpty { return [order] }
      let downs = next < count ? extend(order + [next], next: next + 1, held: held + [next]) : []
      return held.reduce(downs) { all, finger in
        all + extend(order + [finger], next: next, held: held.filter { $0 != finger })
      }
    }
    return extend([], next: 0, held: [])
  }
}
