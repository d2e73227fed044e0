// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// Makes the layouts of one language on all devices, to be registered for it.
  ///
  /// Its letters may be others than the language's own; digits and signs stay.
  open class LanguageService: DeviceBasedService, LocalizedService {
    public let localeKey: String

    /// A service for the language, with its own letters unless others are given.
    public init(locale: KeyboardLocale, alphabeticInputSet: InputSet? = nil) {
      localeKey = locale.rawValue
      let currencies = locale.currencies
      let sets = StaticInputSetProvider(
        alphabeticInputSet: alphabeticInputSet ?? locale.inputSet,
        numericInputSet: .numeric(currency: currencies.first ?? ""),
        symbolicInputSet: .symbolic(currencies: Array(currencies.dropFirst())))
      super.init(inputSetProvider: sets)
    }
  }
}
