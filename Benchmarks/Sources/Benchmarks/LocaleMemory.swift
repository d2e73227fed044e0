// SPDX-License-Identifier: MIT

import ClavierKit

/// What all languages together cost in memory, in a process that does nothing else: pages of the table that were read,
/// and what stays of those that were made of it.
enum LocaleMemory {
  /// In kB of proportional set size.
  ///
  /// **Source:** ours: the daemon has room for no more beside what it needs to type.
  static let limit = 1000

  /// Makes the keyboards of all languages, one after the other, and prints what that cost.
  ///
  /// The program's own memory does not count, and neither does what one language takes: so the first is made before.
  ///
  /// - Returns: Whether it was no more than it may be.
  static func isWithinLimit() -> Bool {
    guard use([.english]) > 0, let before = ProcessMemoryMap.proportionalSize(),
      use(KeyboardLocale.allCases) > KeyboardLocale.allCases.count,
      let after = ProcessMemoryMap.proportionalSize()
    else {
      print("languages, memory: it cannot be measured here")
      return false
    }
    let added = after - before
    let complaint = added > limit ? "  <- at most \(limit) kB" : ""
    print("languages, memory of all \(KeyboardLocale.allCases.count): \(added) kB\(complaint)")
    return added <= limit
  }

  /// Makes all pages and lists of some languages, in all orders of their letters, and throws them away.
  ///
  /// - Returns: How many keys they had.
  private static func use(_ locales: [KeyboardLocale]) -> Int {
    let service = KeyboardLayout.StandardService()
    var count = 0
    for locale in locales {
      for order in [nil] + locale.layoutTypes.map(Optional.some) {
        let context = KeyboardContext(locale: locale, layoutType: order)
        let pages = KeyboardPages(service: service, context: context, width: 390)
        let callouts = Callouts.Pages(pages: pages, service: .standard(), context: context)
        for page in Keyboard.KeyboardType.inputTypes {
          count += pages[page, .lowercased].keys.count + pages[page, .uppercased].keys.count
        }
        count += callouts[.alphabetic, .lowercased][3].count
      }
    }
    return count
  }
}
