// SPDX-License-Identifier: MIT

// The data of a language apart from its letters.
//
// **Source:** CLDR for numbers and quotations, ISO 15924 for scripts, XKB for layouts. The input
// files of `scripts/locales` name the sources of the rest.
extension KeyboardLocale {
  /// The script's code, such as "Latn" or "Cyrl".
  public var scriptCode: String { entries.text("s") ?? "" }

  /// Whether the script runs from right to left; keys in a row still run from left to right.
  public var isRightToLeft: Bool { entries.has("r") }

  /// Whether sentences begin with capitals.
  ///
  /// Scripts without capitals still have Shift if they have more letters than keys.
  public var hasCapitals: Bool { entries.has("a") }

  /// The arrangement of the letters: "qwerty", "qwertz" or "azerty", with "+" for additional
  /// letters, or "own".
  public var layoutKind: String { entries.text("k") ?? "own" }

  /// The XKB name of the computer layout with these letters, such as "de" or "us(chr)"; `nil` for
  /// none.
  public var computerLayout: String? { entries.text("x") }

  /// The separator before decimals, such as "." or ",".
  public var decimalSeparator: String { entries.text("d") ?? "." }

  /// The separator between thousands; often a no-break space.
  public var groupingSeparator: String { entries.text("g") ?? "," }

  /// The currency signs on the keys: the first is on the numeric page, the rest on the symbolic
  /// one.
  public var currencies: [String] { entries.parts("m") }

  /// The digits on the keys, from 1 to 9 and then 0.
  public var digits: [String] {
    let own = entries.parts("0")
    return own.isEmpty ? "1234567890".map { String($0) } : own
  }

  /// The text that ends a sentence after two spaces; empty if the language has none, as Thai.
  public var fullStop: String { entries.text("f") ?? "." }

  /// The abbreviations whose full stop ends no sentence, in lower case and without that full stop.
  ///
  /// Abbreviations with inner full stops, and single letters, are not listed. Many languages have
  /// none.
  ///
  /// **Source:** CLDR's suppressions of sentence breaks, without ordinary words, and a few of
  /// Clavier's own. The regions of a language share its list.
  public var abbreviations: [String] {
    let own = entries.parts("b")
    guard own.isEmpty else { return own }
    return KeyboardLocale(rawValue: identifier.languageCode)?.entries.parts("b") ?? []
  }

  /// Whether `;` is the question mark, as in Greek.
  public var hasSemicolonQuestionMark: Bool { entries.text("?") == ";" }
}
