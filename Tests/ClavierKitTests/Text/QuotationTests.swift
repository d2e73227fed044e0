// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct QuotationDelimiterTests {
  /// Returns the four marks of a locale in the order in which they open and close.
  private func marks(_ identifier: String) -> String? {
    QuotationDelimiters(localeIdentifier: identifier).map {
      String([$0.standard.begin, $0.standard.end, $0.alternate.begin, $0.alternate.end])
    }
  }

  // The rows of CLDR's data for the locales of KeyboardKit.
  @Test(arguments: [
    (
      "“”‘’",
      """
      en en_AU en_CA en_GB en_US az bn chr da fo fil haw smn id ga_IE ckb ckb_IQ ckb_PC lv ms mt mn \
      pt_BR tg es_419 es_MX sw tr vi cy
      """
    ),
    ("«»“”", "sq ca el it kk pt_PT es"), ("”“’‘", "ar ar_PC"), ("«»«»", "hy fr fr_BE"),
    ("«»„“", "be cv ru uk"), ("„“„“", "bg lt"), ("„“‚‘", "hr cs et de de_AT de_CH is mk sk sl"),
    ("‘’‘’", "nl nl_BE"), ("””’’", "fi he_IL se sv"), ("«»”“", "fr_CA"), ("«»‹›", "fr_CH fa"),
    ("„“«»", "ka"), ("„”»«", "hu"), ("«»‘’", "nb nn"), ("„”«»", "pl ro"), ("„“‘‘", "sr sr-Latn"),
    ("“”’‘", "uz"),
  ])
  func theMarksOfALocale(expected: String, identifiers: String) {
    for identifier in identifiers.split(separator: " ") {
      #expect(marks(String(identifier)) == expected, "\(identifier)")
    }
  }

  @Test func anUnlistedRegionHasTheMarksOfItsLanguage() {
    #expect(marks("sv-SE") == "””’’")
    #expect(marks("fr_FR") == marks("fr"))
    for unknown in ["", "_", "tlh", "tlh_DE", "-de"] { #expect(marks(unknown) == nil) }
  }

  @Test func everyLanguageOfTheKeyboardHasMarks() {
    for locale in KeyboardLocale.allCases {
      #expect(QuotationDelimiters(localeIdentifier: locale.rawValue) == locale.quotationDelimiters)
    }
    #expect(KeyboardLocale.german.quotationDelimiters.standard.begin == "„")
    #expect(KeyboardLocale.english.quotationDelimiters == .english)
  }

  @Test func aPairHasItsTwoMarks() {
    let pair = QuotationDelimiters.english.alternate
    #expect(pair.contains("‘") && pair.contains("’"))
    #expect(!pair.contains("“") && !pair.contains("'"))
  }

  @Test func quotedAndAlternateQuoted() throws {
    let italian = try #require(QuotationDelimiters(localeIdentifier: "it"))
    #expect("Hello".quoted(for: italian) == "«Hello»")
    #expect("Hello".alternateQuoted(for: italian) == "“Hello”")
    let swedish = try #require(QuotationDelimiters(localeIdentifier: "sv"))
    #expect("Hello".quoted(for: swedish) == "”Hello”")
    #expect("Hello".alternateQuoted(for: swedish) == "’Hello’")
    #expect("".quoted(for: .english) == "“”")
  }
}

struct QuotationTests {
  @Test(arguments: [
    ("nl", "This ‘Is me", true), ("it", "This «Is me", true), ("nb", "This «Is me", true),
    ("en", "This “is” me", false), ("en", "This “is” “me", true), ("en", "", false),
    ("en", "me”", false), ("sv", "This ”is me", false), ("fi", "This ”is me", false),
    ("de", "„ja“ „nein", true), ("de", "„ja“ nein", false), ("en", "“\u{301}a", true),
  ])
  func hasUnclosedQuotation(identifier: String, text: String, expected: Bool) throws {
    let delimiters = try #require(QuotationDelimiters(localeIdentifier: identifier))
    #expect(text.hasUnclosedQuotation(for: delimiters.standard) == expected)
  }

  @Test(
    arguments: [
      ("en", "before", "”", "“"), ("en", "x “quoted", "”", nil), ("en", "don", "’", nil),
      ("en", "x ‘quoted", "’", nil), ("en_GB", "before", "‘", nil), ("en", "before", "“", nil),
      ("de", "before", "”", "„"), ("de", "before", "“", "„"), ("de", "x „quoted", "”", "“"),
      ("de", "x „quoted", "“", nil), ("de", "x „y ‚z", "’", nil), ("de", "x", "‘", "‚"),
      ("de", "x ‚y", "‘", nil), ("nl", "before", "’", "‘"), ("nl", "before", "”", "‘"),
      ("nl", "x ‘y", "”", "’"), ("da", "before", "’", "‘"), ("da", "x ‘y", "’", nil),
      ("nb", "before", "»", "«"), ("nb", "before", "”", "«"), ("nb", "x «y", "”", "»"),
      ("sv", "before", "”", nil), ("sv", "before", "’", nil), ("fi", "x ”y", "”", nil),
      ("fi", "x", "’", nil), ("fr", "x", "”", "«"), ("fr", "x «y", "»", nil), ("it", "x", "”", "“"),
      ("it", "x “y", "”", nil), ("sr", "x", "‘", nil), ("hu", "x", "”", "„"), ("hu", "x", "«", "»"),
      ("bg", "x „y", "”", "“"), ("ar", "x", "“", "”"), ("ar", "x ”y", "“", nil),
      ("tlh", "x", "”", nil),
      ("de", "x", "a", nil), ("de", "x", "", nil), ("de", "x", "““", nil),
    ] as [(String, String, String, String?)])
  func preferredQuotationReplacement(
    identifier: String, text: String, typed: String, expected: String?
  ) {
    let mark = text.preferredQuotationReplacement(whenAppending: typed, for: identifier)
    #expect(mark.map { String($0) } == expected)
    let action = KeyboardAction.character(typed)
    let replacement = action.replacement(in: TextContext(beforeInput: text), for: identifier)
    // A ’ after a letter is an apostrophe, and all texts here end with a letter.
    let isApostrophe = typed == "’"
    #expect(replacement == (isApostrophe ? nil : expected.map { KeyboardAction.character($0) }))
  }

  @Test(
    "A ’ is an apostrophe directly after a letter, and a quotation mark elsewhere",
    arguments: [
      ("da", "før", nil), ("da", "før ", "‘"), ("da", "", "‘"), ("da", "før (", "‘"),
      ("nl", "auto", nil),
      ("nl", "auto ", "‘"), ("nl", "é", nil), ("da", "90", "‘"), ("da", "x ‘y.", nil),
      ("en", "don", nil),
      ("en", "don ", nil), ("uz", "o", nil),
    ] as [(String, String, String?)])
  func apostrophe(identifier: String, text: String, expected: String?) {
    let replacement = KeyboardAction.character("’")
      .replacement(in: TextContext(beforeInput: text), for: identifier)
    #expect(replacement == expected.map { KeyboardAction.character($0) })
  }

  @Test func inUnknownTextAQuotationMarkStays() {
    #expect(KeyboardAction.character("”").replacement(in: TextContext(), for: "de") == nil)
  }

  @Test func onlyCharactersAreReplaced() {
    let context = TextContext(beforeInput: "x")
    for action in [KeyboardAction.text("”"), .space, .characterMargin("”"), .backspace] {
      #expect(action.replacement(in: context, for: "de") == nil)
    }
  }

  @Test func centralKurdishWritesItsOwnH() {
    for context in [TextContext(), TextContext(beforeInput: "x")] {
      for identifier in ["ckb", "ckb_IQ", "ckb_PC"] {
        #expect(
          KeyboardAction.character("ھ").replacement(in: context, for: identifier) == .character("ه")
        )
        #expect(KeyboardAction.character("ه").replacement(in: context, for: identifier) == nil)
      }
      #expect(KeyboardAction.character("ھ").replacement(in: context, for: "ar") == nil)
    }
  }
}
