// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layout service of one language for all devices, for registration.
  ///
  /// The letters can be replaced; digits and signs are those of the language.
  open class LanguageService: DeviceBasedService, LocalizedService {
    public let localeKey: String

    /// Creates a service for a language.
    ///
    /// - Parameters:
    ///   - locale: The language, which overrides that of contexts.
    ///   - alphabeticInputSet: The letters; `nil` for the language's own in the context's
    ///     arrangement.
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
  let cache = InputSetCache()

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
