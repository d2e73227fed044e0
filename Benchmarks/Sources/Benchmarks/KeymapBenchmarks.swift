// SPDX-License-Identifier: MIT

import ClavierKit
import KeyOutput

/// Benchmarks of inverting keymaps and looking up characters.
enum KeymapBenchmarks {
  static func all() -> [Benchmark] {
    // The last is the slowest keymap in Debian 12.
    let names = [("us", ""), ("de", ""), ("ru", ""), ("de", "neo")].map {
      KeymapNames(layout: $0.0, variant: $0.1)
    }
    return names.map(making) + names.prefix(2).map(makingSequences) + [makingForCapsLock()]
      + looking() + [typing()]
  }

  private static func making(_ names: KeymapNames) -> Benchmark {
    Benchmark(
      name: "keymap, \(title(names)), made", iterations: 4, budget: .milliseconds(5)
    ) { iterations in
      (0..<iterations).reduce(0) { sum, _ in
        sum &+ ((try? Keymap(.names(names)))?.groupCount ?? 0)
      }
    }
  }

  /// Measures the Compose sequences of a locale, which are loaded once per keymap and then freed.
  private static func makingSequences(_ names: KeymapNames) -> Benchmark {
    Benchmark(
      name: "keymap, \(title(names)), with dead keys", iterations: 4, budget: .milliseconds(12)
    ) { iterations in
      (0..<iterations).reduce(0) { sum, _ in
        guard let keymap = try? Keymap(.names(names), composeLocale: "en_US.UTF-8") else {
          return sum
        }
        return sum &+ (keymap.composeError == nil ? 1 : 0)
      }
    }
  }

  private static func makingForCapsLock() -> Benchmark {
    let names = KeymapNames(layout: "de")
    return Benchmark(
      name: "keymap, de, and its table for Caps Lock", iterations: 4, budget: .milliseconds(10)
    ) { iterations in
      (0..<iterations).reduce(0) { sum, _ in
        let keymap = try? Keymap(.names(names))
        let chord = keymap?.chord(for: "a", in: ReceiverState(capsLock: true))
        return sum &+ (chord?.modifiers.count ?? 0)
      }
    }
  }

  private static func looking() -> [Benchmark] {
    guard let keymap = try? Keymap(.names(KeymapNames(layout: "de"))) else { return [] }
    return [("a text", "Falsches Üben von Xylophonmusik quält jeden größeren Zwerg"), ("ä", "ä")]
      .map {
        what, text in
        let characters = Array(text)
        return Benchmark(
          name: "keymap, looked up for \(what)", iterations: 100_000, budget: .nanoseconds(50),
          allocationLimit: 0
        ) { iterations in
          var sum = 0
          var index = 0
          for _ in 0..<iterations {
            sum &+= Int(keymap.chord(for: characters[index])?.key.rawValue ?? 0)
            index = index + 1 == characters.count ? 0 : index + 1
          }
          return sum
        }
      }
  }

  private static func typing() -> Benchmark {
    let typist = (try? Keymap(.names(KeymapNames(layout: "de")))).map { Typist(keymap: $0) }
    var sequence = KeySequence()
    return Benchmark(
      name: "typist, a letter", iterations: 10_000, budget: .nanoseconds(500), allocationLimit: 0
    ) { iterations in
      (0..<iterations).reduce(0) { sum, _ in
        sequence.removeAll()
        let missing = typist?.type(.insertText("ä"), into: &sequence).count ?? 0
        return sum &+ missing &+ sequence.chords.count
      }
    }
  }

  private static func title(_ names: KeymapNames) -> String {
    names.variant.isEmpty ? names.layout : "\(names.layout) \(names.variant)"
  }
}
