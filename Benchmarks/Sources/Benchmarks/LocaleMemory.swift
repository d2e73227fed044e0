// SPDX-License-Identifier: MIT

import ClavierKit

/// The memory use of all languages in a process of their own: pages of the table that were read,
/// and the data that stays.
enum LocaleMemory {
  /// The limit in kB of proportional set size.
  ///
  /// **Source:** ours: the daemon's budget has room for no more.
  static let limit = 1000

  /// Makes the keyboards of all languages, one after the other, and prints the memory use.
  ///
  /// The program's own memory and that of one language do not count, so the first is made before.
  ///
  /// - Returns: Whether it is within ``limit``.
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

  /// Makes all pages and lists of some languages, in all orders of their letters, and frees them.
  ///
  /// - Returns: The number of their keys.
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
