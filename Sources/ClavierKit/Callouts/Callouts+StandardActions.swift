// SPDX-License-Identifier: MIT

extension Callouts.Actions {
  /// The callout texts of English.
  ///
  /// **Source:** KeyboardKit's base service. In Clavier the quotation marks begin with the straight
  /// ones. Every list begins with its key, so that a long press without movement types it.
  public static var english: Self { Self(locale: .english) }

  /// The callout texts of German: the language's letters first, and its quotation marks.
  ///
  /// **Source:** CLDR's exemplar characters of German and the additions of other touch keyboards.
  public static var german: Self { Self(locale: .german) }
}

extension KeyboardLocale {
  /// The callout texts of the language.
  public var calloutActions: Callouts.Actions { Callouts.Actions(locale: self) }

  /// Common domain endings, the international ones first.
  ///
  /// **Source:** KeyboardKit 9.8 for the first four; ISO 3166 for the countries of the language.
  public var domains: [String] {
    [".com", ".org", ".net", ".edu"] + countryDomains
  }

  /// The domain endings of the countries with the most speakers, or of the language itself.
  private var countryDomains: [String] { entries.parts("o") }
}
