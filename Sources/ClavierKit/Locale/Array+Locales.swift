// SPDX-License-Identifier: MIT

// How one goes through a list of locales, whatever stands for them.
//
// **Source:** KeyboardKit 9.0.
extension Array where Element: Equatable {
  /// The locale to go to from another one.
  ///
  /// - Parameter current: Where one is, perhaps not in the list.
  /// - Returns: The one after it, or the first after the last and from outside; `nil` of an empty list.
  func nextLocale(after current: Element) -> Element? {
    guard let index = firstIndex(of: current), index + 1 < count else { return first }
    return self[index + 1]
  }

  /// The list with one of its locales, or one that was not in it, before all others.
  func withFirst(_ locale: Element) -> [Element] {
    [locale] + filter { $0 != locale }
  }

  /// The list by rising names, capitals or not.
  ///
  /// - Parameters:
  ///   - name: The name of a locale, in whatever language.
  ///   - first: One to stand before all others, whether it is in the list or not.
  /// - Returns: The list in this order.
  func sortedLocales(by name: (Element) -> String, first: Element? = nil) -> [Element] {
    let sorted = map { (locale: $0, key: name($0).lowercased()) }
      .sorted { $0.key < $1.key }.map(\.locale)
    return first.map(sorted.withFirst) ?? sorted
  }
}
