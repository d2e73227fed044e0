// SPDX-License-Identifier: MIT

/// A cache of one page of one language, the last one used.
///
/// Layouts request the page again for each key. Only one page is cached, since layout services live
/// as long as the keyboard.
final class InputSetCache {
  /// A page of a language's characters.
  enum Page: Hashable {
    case letters(Keyboard.LayoutType?)
    case numeric
    case symbolic
  }

  private var last: (locale: KeyboardLocale, page: Page, set: InputSet)?

  /// Returns the characters of a page.
  func inputSet(_ page: Page, of locale: KeyboardLocale) -> InputSet {
    if let last, last.locale == locale, last.page == page { return last.set }
    let set: InputSet =
      switch page {
      case .letters(let type): type?.inputSet(for: locale) ?? locale.inputSet
      case .numeric: .numeric(for: locale)
      case .symbolic: .symbolic(for: locale)
      }
    last = (locale, page, set)
    return set
  }
}
