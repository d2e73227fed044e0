// SPDX-License-Identifier: MIT

import ClavierKit

/// Benchmarks of switching the language.
enum LocaleBenchmarks {
  /// Returns all benchmarks.
  ///
  /// **Source:** design section 12: a switch takes at most 2 ms.
  static func all() -> [Benchmark] {
    let locales = KeyboardLocale.allCases
    let service = KeyboardLayout.StandardService()
    let names = locales.map(\.rawValue)
    return [
      Benchmark(
        name: "a language, all pages and held keys", iterations: locales.count,
        budget: .milliseconds(2)
      ) { iterations in
        (0..<iterations).reduce(0) { sum, index in
          let context = KeyboardContext(locale: locales[index % locales.count])
          let pages = KeyboardPages(service: service, context: context, width: 390)
          let callouts = Callouts.Pages(pages: pages, service: .standard(), context: context)
          return sum &+ callouts[.alphabetic, .lowercased][3].count
            &+ pages[.numeric, .lowercased].keys.count
        }
      },
      Benchmark(
        name: "a language by its identifier", iterations: names.count, budget: .microseconds(2),
        allocationLimit: 0
      ) { _ in
        names.reduce(0) { $0 &+ (KeyboardLocale(rawValue: $1) == nil ? 0 : 1) }
      },
    ]
  }
}
