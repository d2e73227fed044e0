// SPDX-License-Identifier: MIT

/// What gives layout services their input keys.
///
/// One layout logic serves many input sets: a provider says which, and a service puts the same system
/// keys around them. A provider must give equal sets for equal contexts.
public protocol InputSetProvider {
  /// The letters.
  func alphabeticInputSet(for context: KeyboardContext) -> InputSet
  /// The page of digits and punctuation.
  func numericInputSet(for context: KeyboardContext) -> InputSet
  /// The page of rarer signs.
  func symbolicInputSet(for context: KeyboardContext) -> InputSet
  /// A page beside those, emojis or one of ``customPages(for:)``; `nil` for one that it does not have.
  func otherInputSet(for context: KeyboardContext) -> InputSet?
  /// The names of its pages beside those of letters, digits, signs and emojis.
  func customPages(for context: KeyboardContext) -> [String]
}

extension InputSetProvider {
  /// None.
  public func otherInputSet(for context: KeyboardContext) -> InputSet? { nil }
  /// None.
  public func customPages(for context: KeyboardContext) -> [String] { [] }
}

/// An input set provider for one language.
public typealias LocalizedInputSetProvider = InputSetProvider & LocalizedService

/// Gives each language its own input sets.
public struct StandardInputSetProvider: InputSetProvider {
  private let localizedProviders: LocaleDictionary<any InputSetProvider>
  private let cache = InputSetCache()

  /// A provider of the sets that ``KeyboardLocale`` knows.
  public init() {
    localizedProviders = LocaleDictionary()
  }

  /// A provider that asks others for their languages.
  ///
  /// - Parameter localizedProviders: Those to ask; all other languages have their own sets.
  /// - Throws: ``KeyboardLayoutServiceError/severalServicesForLocale(_:)`` if two are for one.
  public init(
    localizedProviders: [any LocalizedInputSetProvider]
  ) throws(KeyboardLayoutServiceError) {
    var dictionary = LocaleDictionary<any InputSetProvider>()
    for provider in localizedProviders {
      try dictionary.add(provider, for: provider.localeKey)
    }
    self.localizedProviders = dictionary
  }

  /// The letters of the context's language, in the order that the context asks for, if it does.
  public func alphabeticInputSet(for context: KeyboardContext) -> InputSet {
    if context.layoutType == nil, let provider = provider(for: context) {
      return provider.alphabeticInputSet(for: context)
    }
    return cache.inputSet(.letters(context.layoutType), of: context.locale)
  }

  /// Digits and punctuation, with the first currency of the language.
  public func numericInputSet(for context: KeyboardContext) -> InputSet {
    provider(for: context)?.numericInputSet(for: context)
      ?? cache.inputSet(.numeric, of: context.locale)
  }

  /// The rarer signs, with the other currencies of the language.
  public func symbolicInputSet(for context: KeyboardContext) -> InputSet {
    provider(for: context)?.symbolicInputSet(for: context)
      ?? cache.inputSet(.symbolic, of: context.locale)
  }

  /// A page that the provider of the language brings along.
  public func otherInputSet(for context: KeyboardContext) -> InputSet? {
    provider(for: context)?.otherInputSet(for: context)
  }

  /// The pages of the provider of the context's language.
  public func customPages(for context: KeyboardContext) -> [String] {
    provider(for: context)?.customPages(for: context) ?? []
  }

  private func provider(for context: KeyboardContext) -> (any InputSetProvider)? {
    localizedProviders.isEmpty ? nil : localizedProviders[context.locale.rawValue]
  }
}

/// Gives the same input sets in every context.
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

  /// The letters, whatever the context.
  public func alphabeticInputSet(for context: KeyboardContext) -> InputSet { alphabeticInputSet }

  /// The digits, whatever the context.
  public func numericInputSet(for context: KeyboardContext) -> InputSet { numericInputSet }

  /// The signs, whatever the context.
  public func symbolicInputSet(for context: KeyboardContext) -> InputSet { symbolicInputSet }
}

/// Gives the input sets of English, with the currencies that are asked for.
///
/// **Source:** KeyboardKit 6.8: its other currencies on the symbolic page are € and ¥.
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

  /// The letters, also when the context has another language.
  public func alphabeticInputSet(for context: KeyboardContext) -> InputSet {
    sets.alphabeticInputSet
  }

  /// The digits, with the currency that was asked for.
  public func numericInputSet(for context: KeyboardContext) -> InputSet { sets.numericInputSet }

  /// The signs, with the currency that was asked for.
  public func symbolicInputSet(for context: KeyboardContext) -> InputSet { sets.symbolicInputSet }
}
