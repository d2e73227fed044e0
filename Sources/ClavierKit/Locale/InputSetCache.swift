// SPDX-License-Identifier: MIT

/// A cache of the page of a language used last, because a layout asks for it key by key.
///
/// It holds one page only, since layout services live as long as the keyboard.
final class InputSetCache {
  /// A page of a language.
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
