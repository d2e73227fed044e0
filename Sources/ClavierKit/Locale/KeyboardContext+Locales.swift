// SPDX-License-Identifier: MIT

/// Which languages the user may go to.
///
/// ```
///   locales        en  de  sv  fi       what the keyboard has to offer
///   addedLocales       de      fi       what the user wants of it; all, if nothing
///   locale             ▲                where the user is
/// ```
extension KeyboardContext {
  /// The languages that the user goes through: those that were added, or all if none was.
  ///
  /// **Source:** KeyboardKit 9.0; 8.9 takes a single added one for none.
  public var selectableLocales: [KeyboardLocale] {
    addedLocales.isEmpty ? locales : addedLocales
  }

  /// Whether there is another language to go to, and so a key and a menu for it.
  ///
  /// **Source:** KeyboardKit, which counts ``locales``; that a key which would lead nowhere is not there
  /// is ours.
  public var hasMultipleLocales: Bool {
    locales.count > 1 && selectableLocales.contains { $0 != locale }
  }

  /// What a menu of languages shows: the current one first, then the others; empty if there is no other.
  public var localeMenu: [KeyboardLocale] {
    hasMultipleLocales ? selectableLocales.withFirst(locale) : []
  }

  /// The language after the current one; the first after the last, and the current one if there is none.
  public var nextLocale: KeyboardLocale {
    selectableLocales.nextLocale(after: locale) ?? locale
  }

  /// Goes to the next language.
  public mutating func selectNextLocale() {
    locale = nextLocale
  }

  /// The language to go on in after a keyboard has asked for some.
  ///
  /// - Parameter response: What the keyboard answered, perhaps with several requests.
  /// - Returns: Another language than the current one, or `nil` to stay.
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
