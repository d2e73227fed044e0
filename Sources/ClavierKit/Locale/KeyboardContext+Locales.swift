// SPDX-License-Identifier: MIT

/// The languages that the user may choose.
///
/// ```
///   locales        en  de  sv  fi       the languages of the keyboard
///   addedLocales       de      fi       the user's selection; empty for all
///   locale             ▲                the current language
/// ```
extension KeyboardContext {
  /// The languages among which the user switches: the added ones, or all if none is added.
  ///
  /// **Source:** KeyboardKit 9.0; version 8.9 ignores a single added language.
  public var selectableLocales: [KeyboardLocale] {
    addedLocales.isEmpty ? locales : addedLocales
  }

  /// Whether there is another language to switch to, and so a key and a menu for languages.
  ///
  /// **Source:** KeyboardKit, which counts ``locales``. The test of the selection is Clavier's own:
  /// a key without a target is omitted.
  public var hasMultipleLocales: Bool {
    locales.count > 1 && selectableLocales.contains { $0 != locale }
  }

  /// The languages of the menu, with the current one first; empty without a second language.
  public var localeMenu: [KeyboardLocale] {
    hasMultipleLocales ? selectableLocales.withFirst(locale) : []
  }

  /// The language after the current one, cyclically; the current one if there is no other.
  public var nextLocale: KeyboardLocale {
    selectableLocales.nextLocale(after: locale) ?? locale
  }

  /// Switches to the next language.
  public mutating func selectNextLocale() {
    locale = nextLocale
  }

  /// Returns the language that a response of the engine requests.
  ///
  /// - Parameter response: The response; several language requests are applied in order.
  /// - Returns: The new language; `nil` to keep the current one.
  public func locale(after response: Response) -> KeyboardLocale? {
    var next = locale
    for case .request(let request) in response.effects {
      switch request {
      case .nextLocale: next = selectableLocales.nextLocale(after: next) ?? next
      case .selectLocale(let other): next = other
      case .custom, .dictation, .dismissKeyboard, .nextKeyboard, .openURL, .settings,
        .systemSettings:
        break
      }
    }
    return next == locale ? nil : next
  }
}
