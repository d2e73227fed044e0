// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// Makes the layouts of one language on all devices, to be registered for it.
  ///
  /// Its letters may be others than the language's own; digits and signs stay.
  open class LanguageService: DeviceBasedService, LocalizedService {
    public let localeKey: String

    /// A service for the language.
    ///
    /// - Parameters:
    ///   - locale: the language, whatever a context says.
    ///   - alphabeticInputSet: its letters; `nil` for its own, in the order that a context asks for.
    public init(locale: KeyboardLocale, alphabeticInputSet: InputSet? = nil) {
      localeKey = locale.rawValue
      super.init(
        inputSetProvider: LocaleInputSetProvider(
          locale: locale, alphabeticInputSet: alphabeticInputSet))
    }
  }
}

/// The input sets of one language, perhaps with other letters.
private struct LocaleInputSetProvider: InputSetProvider {
  let locale: KeyboardLocale
  /// The letters; `nil` for the language's own.
  let alphabeticInputSet: InputSet?
  private let cache = InputSetCache()

  init(locale: KeyboardLocale, alphabeticInputSet: InputSet?) {
    self.locale = locale
    self.alphabeticInputSet = alphabeticInputSet
  }

  func alphabeticInputSet(for context: KeyboardContext) -> InputSet {
    alphabeticInputSet ?? cache.inputSet(.letters(context.layoutType), of: locale)
  }

  func numericInputSet(for context: KeyboardContext) -> InputSet {
    cache.inputSet(.numeric, of: locale)
  }

  func symbolicInputSet(for context: KeyboardContext) -> InputSet {
    cache.inputSet(.symbolic, of: locale)
  }
}
