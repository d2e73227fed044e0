// SPDX-License-Identifier: MIT

// KeyboardKit's lists of delimiters, for programs that show or extend them. The keyboard uses
// longer lists with other scripts: ``Character/isWordDelimiter`` and similar properties.
//
// **Source:** KeyboardKit 9.0's constants of the same names.
extension String {
  /// The characters that end a word.
  public static var wordDelimiters: [String] {
    ".,:;!¡?¿()[]{}<>«»་།".chars + whitespacesAndNewlines
  }

  /// The characters that end a sentence.
  public static var sentenceDelimiters: [String] { ".:!¡?¿".chars }

  /// The characters that trigger the correction of a misspelt word before them.
  public static var autocorrectTriggers: [String] {
    ".,:;!¡?¿{}<>«»".chars + whitespacesAndNewlines
  }

  /// The apostrophes after which the keyboard returns to the page of letters.
  public static var alphabeticAccentSwitches: [String] { "’‘`".chars }

  /// White space and line breaks.
  public static var whitespacesAndNewlines: [String] {
    let blanks =
      " \t\n\u{B}\u{C}\r\u{85}\u{A0}\u{1680}\u{2000}\u{2001}\u{2002}\u{2003}\u{2004}\u{2005}"
      + "\u{2006}\u{2007}\u{2008}\u{2009}\u{200A}\u{200B}\u{2028}\u{2029}"
    return blanks.chars
  }
}
