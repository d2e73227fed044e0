// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct DelimiterTests {
  private let whitespace =
    " \t\n\u{B}\u{C}\r\u{85}\u{A0}\u{1680}\u{2000}\u{2001}\u{2002}\u{2003}\u{2004}\u{2005}"
    + "\u{2006}\u{2007}\u{2008}\u{2009}\u{200A}\u{200B}\u{2028}\u{2029}"

  @Test func wordDelimitersMatchTheList() {
    for character in whitespace + ".,:;!¡?¿()[]{}<>«»་།" {
      #expect(character.isWordDelimiter, "\(character.unicodeScalars)")
    }
    #expect(Character("\r\n").isWordDelimiter)
    #expect(Character("\u{37E}").isWordDelimiter)
    for character in "-'’‘\"“”„/@0€äÄ_*👩‍👩‍👧" {
      #expect(!character.isWordDelimiter, "\(character)")
    }
  }

  @Test func sentenceDelimitersMatchTheList() {
    for character in ".:!¡?¿" { #expect(character.isSentenceDelimiter, "\(character)") }
    // The sign … ends a sentence, and so a word, as three full stops do.
    for character in "…؟۔।॥။។።፧։՞。！？．｡‼⁉‽܀߹᠃෴꯫᱾" {
      #expect(character.isSentenceDelimiter && character.isWordDelimiter, "\(character)")
      #expect(character.isCapitalizingDelimiter, "\(character)")
    }
    #expect(Character("⁉\u{FE0F}").isSentenceDelimiter)
    for character in whitespace + ",;()a" { #expect(!character.isSentenceDelimiter) }
    #expect(Character("!").isCapitalizingDelimiter)
    #expect(!Character(":").isCapitalizingDelimiter)
  }

  @Test func autocorrectTriggersMatchTheList() {
    for character in whitespace + ".,:;!¡?¿{}<>«»" {
      #expect(character.isAutocorrectTrigger, "\(character.unicodeScalars)")
    }
    for character in "()[]་།a-’" { #expect(!character.isAutocorrectTrigger, "\(character)") }
  }

  @Test func whitespaceMatchesTheList() {
    for character in whitespace {
      #expect(character.isTextWhitespace, "\(character.unicodeScalars)")
    }
    #expect(Character("\r\n").isTextWhitespace)
    #expect(!Character("a").isTextWhitespace)
    #expect(!Character("\u{200D}").isTextWhitespace)
  }

  @Test func theListsOfKeyboardKitBelongToTheDelimiters() {
    let blanks = whitespace.chars
    #expect(Set(String.whitespacesAndNewlines) == Set(blanks))
    #expect(String.whitespacesAndNewlines.count == blanks.count)
    #expect(String.wordDelimiters == ".,:;!¡?¿()[]{}<>«»་།".chars + String.whitespacesAndNewlines)
    #expect(String.wordDelimiters.allSatisfy { Character($0).isWordDelimiter })
    #expect(String.sentenceDelimiters.allSatisfy { Character($0).isSentenceDelimiter })
    #expect(String.autocorrectTriggers.allSatisfy { Character($0).isAutocorrectTrigger })
    #expect(String.alphabeticAccentSwitches == ["’", "‘", "`"])
  }

  @Test func aMarkedSignIsADifferentCharacter() {
    #expect(!Character(".\u{301}").isWordDelimiter)
    #expect(!Character("?\u{301}").isSentenceDelimiter)
  }
}
