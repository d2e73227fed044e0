// SPDX-License-Identifier: MIT

extension Callouts.Actions {
  /// What keys offer in English.
  ///
  /// **Source:** KeyboardKit's base service. Its keys of quotation marks offer the straight ones first;
  /// that every list begins with its key, so that a long press alone types it, is ours.
  public static var english: Self { Self(locale: .english) }

  /// What keys offer in German: the language's own letters first, and its quotation marks.
  ///
  /// **Source:** CLDR's exemplar characters of German and what other touch keyboards add to them.
  public static var german: Self { Self(locale: .german) }
}

extension KeyboardLocale {
  /// What keys offer in the language.
  public var calloutActions: Callouts.Actions { Callouts.Actions(locale: self) }

  /// The ends of common addresses, those of the whole world first.
  ///
  /// **Source:** KeyboardKit 9.8 for the first four; ISO 3166 for the countries of the language.
  public var domains: [String] {
    [".com", ".org", ".net", ".edu"] + countryDomains
  }

  /// The ends of addresses of the countries where the language is spoken most, or of its own.
  private var countryDomains: [String] { entries.parts("o") }
}
