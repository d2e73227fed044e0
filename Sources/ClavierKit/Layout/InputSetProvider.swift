// SPDX-License-Identifier: MIT

/// A source of input keys for layout services.
///
/// A layout service works for any input set: the provider chooses the set, and the service adds the
/// system keys. A provider must be deterministic.
public protocol InputSetProvider {
  /// Returns the characters of the page of letters.
  func alphabeticInputSet(for context: KeyboardContext) -> InputSet
  /// Returns the page of digits and punctuation.
  func numericInputSet(for context: KeyboardContext) -> InputSet
  /// Returns the page of rarer signs.
  func symbolicInputSet(for context: KeyboardContext) -> InputSet
  /// Returns the emoji page or one of ``customPages(for:)``; `nil` for a missing page.
  func otherInputSet(for context: KeyboardContext) -> InputSet?
  /// Returns the names of the custom pages.
  func customPages(for context: KeyboardContext) -> [String]
}

extension InputSetProvider {
  /// Returns `nil`, for no such page.
  public func otherInputSet(for context: KeyboardContext) -> InputSet? { nil }
  /// Returns no custom pages.
  public func customPages(for context: KeyboardContext) -> [String] { [] }
}

/// An input set provider for one language.
public typealias LocalizedInputSetProvider = InputSetProvider & LocalizedService

/// A provider of each language's own input sets.
public struct StandardInputSetProvider: InputSetProvider {
  private let localizedProviders: LocaleDictionary<any InputSetProvider>
  private let cache = InputSetCache()

  /// Creates a provider of the sets in ``KeyboardLocale``.
  public init() {
    localizedProviders = LocaleDictionary()
  }

  /// Creates a provider with localized providers.
  ///
  /// - Parameter localizedProviders: The localized providers; other languages use the sets in
  ///   ``KeyboardLocale``.
  /// - Throws: ``KeyboardLayoutServiceError/severalServicesForLocale(_:)`` if two providers have
  ///   one language.
  public init(
    localizedProviders: [any LocalizedInputSetProvider]
  ) throws(KeyboardLayoutServiceError) {
    var dictionary = LocaleDictionary<any InputSetProvider>()
    for provider in localizedProviders {
      try dictionary.add(provider, for: provider.localeKey)
    }
    self.localizedProviders = dictionary
  }

  /// Returns the letters of the context's language, in the context's arrangement if it has one.
  public func alphabeticInputSet(for context: KeyboardContext) -> InputSet {
    if context.layoutType == nil, let provider = provider(for: context) {
      return provider.alphabeticInputSet(for: context)
    }
    return cache.inputSet(.letters(context.layoutType), of: context.locale)
  }

  /// Returns digits and punctuation, with the first currency of the language.
  public func numericInputSet(for context: KeyboardContext) -> InputSet {
    provider(for: context)?.numericInputSet(for: context)
      ?? cache.inputSet(.numeric, of: context.locale)
  }

  /// Returns the rarer signs, with the other currencies of the language.
  public func symbolicInputSet(for context: KeyboardContext) -> InputSet {
    provider(for: context)?.symbolicInputSet(for: context)
      ?? cache.inputSet(.symbolic, of: context.locale)
  }

  /// Returns a page of the language's localized provider.
  public func otherInputSet(for context: KeyboardContext) -> InputSet? {
    provider(for: context)?.otherInputSet(for: context)
  }

  /// Returns the custom pages of the language's localized provider.
  public func customPages(for context: KeyboardContext) -> [String] {
    provider(for: context)?.customPages(for: context) ?? []
  }

  private func provider(for context: KeyboardContext) -> (any InputSetProvider)? {
    localizedProviders.isEmpty ? nil : localizedProviders[context.locale.rawValue]
  }
}

/// A provider of the same input sets in every context.
public struct StaticInputSetProvider: InputSetProvider, Hashable, Sendable {
  public var alphabeticInputSet: InputSet
  public var numericInputSet: InputSet
  public var symbolicInputSet: InputSet

  public init(
    alphabeticInputSet: InputSet, numericInputSet: InputSet, symbolicInputSet: InputSet
  ) {
    self.alphabeticInputSet = alphabeticInputSet
    self.numericInputSet = numericInputSet
    self.symbolicInputSet = symbolicInputSet
  }

  /// A provider of pages without input keys.
  public static let empty = StaticInputSetProvider(
    alphabeticInputSet: InputSet(rows: []), numericInputSet: InputSet(rows: []),
    symbolicInputSet: InputSet(rows: []))

  /// Returns the letters for any context.
  public func alphabeticInputSet(for context: KeyboardContext) -> InputSet { alphabeticInputSet }

  /// Returns the digits for any context.
  public func numericInputSet(for context: KeyboardContext) -> InputSet { numericInputSet }

  /// Returns the signs for any context.
  public func symbolicInputSet(for context: KeyboardContext) -> InputSet { symbolicInputSet }
}

/// A provider of the English input sets, with configurable currencies.
///
/// **Source:** KeyboardKit 6.8, which also has € and ¥ on the symbolic page.
public struct EnglishInputSetProvider: LocalizedInputSetProvider, Hashable, Sendable {
  public let localeKey = KeyboardLocale.english.rawValue
  private let sets: StaticInputSetProvider

  public init(
    alphabetic: InputSet = .qwerty, numericCurrency: String = "$", symbolicCurrency: String = "£"
  ) {
    sets = StaticInputSetProvider(
      alphabeticInputSet: alphabetic, numericInputSet: .numeric(currency: numericCurrency),
      symbolicInputSet: .symbolic(currencies: ["€", symbolicCurrency, "¥"]))
  }

  /// Returns the English letters for any context and language.
  public func alphabeticInputSet(for context: KeyboardContext) -> InputSet {
    sets.alphabeticInputSet
  }

  /// Returns the digits with the chosen currency.
  public func numericInputSet(for context: KeyboardContext) -> InputSet { sets.numericInputSet }

  /// Returns the signs with the chosen currency.
  public func symbolicInputSet(for context: KeyboardContext) -> InputSet { sets.symbolicInputSet }
}
