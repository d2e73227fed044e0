// SPDX-License-Identifier: MIT

// The order of locales in a list, for any type of element.
//
// **Source:** KeyboardKit 9.0.
extension Array where Element: Equatable {
  /// Returns the locale after another one, cyclically.
  ///
  /// - Parameter current: The current locale, perhaps not in the list.
  /// - Returns: The next locale; the first one after the last or an unknown one; `nil` in an empty
  ///   list.
  func nextLocale(after current: Element) -> Element? {
    guard let index = firstIndex(of: current), index + 1 < count else { return first }
    return self[index + 1]
  }

  /// Returns the list with a locale moved, or added, to its front.
  func withFirst(_ locale: Element) -> [Element] {
    [locale] + filter { $0 != locale }
  }

  /// Returns the list in ascending order of names, ignoring case.
  ///
  /// - Parameters:
  ///   - name: Returns the name of a locale, in any language.
  ///   - first: A locale to put first, added if it is not in the list; `nil` for none.
  /// - Returns: The sorted list.
  func sortedLocales(by name: (Element) -> String, first: Element? = nil) -> [Element] {
    let sorted = map { (locale: $0, key: name($0).lowercased()) }
      .sorted { $0.key < $1.key }.map(\.locale)
    return first.map(sorted.withFirst) ?? sorted
  }
}
