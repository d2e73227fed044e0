// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

struct SentenceTests {
  @Test(arguments: [
    ("", true), ("  ", true), ("some text", false), ("some text.", true), ("some text. ", true),
    ("foo\n", false), ("foo!\n", true), ("foo?", true), ("foo:", true), ("¿", true),
    ("foo,", false),
    ("foo\"", false),
  ])
  func whetherTheLastSentenceIsEnded(text: String, isEnded: Bool) {
    #expect(text.isLastSentenceEnded == isEnded)
  }

  @Test(arguments: [
    ("", true), (" ", true), ("\n", true), ("foo", false), ("foo ", false), ("foo.", false),
    ("foo. ", true), ("foo!  ", true), ("foo? ", true), ("Note: ", false), ("foo\n", true),
    ("foo.\u{A0}", true), ("foo.\u{200B}", true), ("foo.\r\n", true), ("3.5", false), ("…", false),
  ])
  func whetherTheNextLetterBeginsASentence(text: String, begins: Bool) {
    #expect(text.endsAtNewSentence == begins)
  }

  @Test(arguments: [
    ("", true), ("foo", false), ("foo ", true), ("foo-", false), ("don’", false), ("foo€", false),
    ("(", true), ("foo/", false), ("foo\t", true), ("7", false),
  ])
  func whetherTheNextLetterBeginsAWord(text: String, begins: Bool) {
    #expect(text.endsAtNewWord == begins)
  }
}
