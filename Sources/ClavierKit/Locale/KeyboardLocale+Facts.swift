// SPDX-License-Identifier: MIT

// What is known of a language beside its letters.
//
// **Source:** CLDR for how numbers and quotations are written, ISO 15924 for scripts, and XKB for
// layouts. The files that `scripts/locales` reads say what else.
extension KeyboardLocale {
  /// The script, as "Latn" or "Cyrl".
  public var scriptCode: String { entries.text("s") ?? "" }

  /// Whether its letters go from right to left; the keys stand in rows from left to right all the same.
  public var isRightToLeft: Bool { entries.has("r") }

  /// Whether sentences begin with capitals.
  ///
  /// Scripts without capitals have Shift all the same if they have more letters than keys.
  public var hasCapitals: Bool { entries.has("a") }

  /// How the letters are arranged: "qwerty", "qwertz" or "azerty", with "+" if there are more of them, or
  /// "own".
  public var layoutKind: String { entries.text("k") ?? "own" }

  /// The layout of computers that types the letters, as XKB calls it, such as "de" or "us(chr)"; `nil` if
  /// there is none.
  public var computerLayout: String? { entries.text("x") }

  /// The sign between whole and parts of a number.
  public var decimalSeparator: String { entries.text("d") ?? "." }

  /// The sign between thousands; often a space that does not break.
  public var groupingSeparator: String { entries.text("g") ?? "," }

  /// The currency signs on the keys: the first on the numeric page, the others on the symbolic one.
  public var currencies: [String] { entries.parts("m") }

  /// The digits on the keys, from 1 to 9 and then 0.
  public var digits: [String] {
    let own = entries.parts("0")
    return own.isEmpty ? "1234567890".map { String($0) } : own
  }

  /// What ends a sentence when Space is typed twice; empty for nothing, as in Thai.
  public var fullStop: String { entries.text("f") ?? "." }

  /// Whether the sign `;` asks a question, as it does in Greek.
  public var asksWithSemicolon: Bool { entries.text("?") == ";" }
}
