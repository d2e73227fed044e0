// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

struct SentenceTests {
  @Test(arguments: [
    ("", true), ("  ", true), ("some text", false), ("some text.", true), ("some text. ", true),
    ("foo\n", false), ("foo!\n", true), ("foo?", true), ("foo:", true), ("¿", true),
    ("foo,", false),
    ("foo\"", false), ("foo.”", true), ("foo.) ", true), ("foo! 😀", true), ("foo 😀", false),
    ("😀", false), ("foo…", true), ("“", false), ("foo?»", true), ("foo⁉️ ", true),
  ])
  func whetherTheLastSentenceIsEnded(text: String, isEnded: Bool) {
    #expect(text.isLastSentenceEnded == isEnded)
  }

  @Test(arguments: [
    ("", true), (" ", true), ("\n", true), ("foo", false), ("foo ", false), ("foo.", false),
    ("foo. ", true), ("foo!  ", true), ("foo? ", true), ("Note: ", false), ("foo\n", true),
    ("foo.\u{A0}", true), ("foo.\u{200B}", true), ("foo.\r\n", true), ("3.5", false), ("…", false),
    ("foo\n  ", true), ("foo\n\t", true), ("foo  ", false),
  ])
  func whetherTheNextLetterBeginsASentence(text: String, begins: Bool) {
    #expect(text.endsAtNewSentence == begins)
  }

  @Test(arguments: [
    "no.” ", "no.\" ", "no!' ", "nein.“ ", "nej.» ", "(So it is.) ", "[No!] ",
    "(“No.”) ", "نعم؟» ", "ہاں۔” ", "हाँ।” ", "Այո։» ", "አዎ።» ",
    "no.\u{200F} ", "no.” \u{A0}", "no.” 😀 ",
  ])
  func aSentenceEndsBeforeClosingMarks(text: String) {
    #expect(text.endsAtNewSentence && text.isLastSentenceEnded)
    #expect(!text.trimmed.endsAtNewSentence)
  }

  @Test(arguments: [
    ("はい。", true), ("はい。」", true), ("是！』 ", true), ("是！』", true), ("你好。", true),
    ("你好！", true), ("好吗？", true), ("好吗？”", true), ("そう｡", true), ("はい。😀", true),
    ("はい。「", true), ("你好。(", true), ("（好。）", true), ("好﹗", true), ("好。\u{3000}", true),
    ("ဟုတ်။", true), ("ဟုတ်။ ", true), ("បាទ។", true), ("꧋ꦲ꧉", true), ("好！！", true),
    ("你好", false), ("你好，", false), ("你好、", false), ("你好：", false), ("你好；", false),
    ("３．", false), ("「", true), ("彼は「", false), ("你好」", false), ("你好😀", false),
    ("हाँ।", false), ("አዎ።", false), ("ہاں۔", false), ("نعم؟", false), ("Այո։", false),
    ("no!", false), ("no‼", false), ("no.", false), ("好。a", false), ("好。 a", false),
  ])
  func scriptsWithoutSpacesNeedNoneAfterASentence(text: String, begins: Bool) {
    #expect(text.endsAtNewSentence == begins)
  }

  @Test(arguments: [
    ("Great! 😀 ", true), ("Great!😀 ", true), ("Great! 😀😀 👍🏽 ", true), ("Great! 🇩🇪 ", true),
    ("Great! ❤️ ", true), ("Great! 1️⃣ ", true), ("Great! 👩‍👩‍👧 ", true), ("(Great! 😀) ", true),
    ("Great‼️ ", true), ("non ?\u{A0}» ", true), ("Great 😀 ", false), ("Great, 😀 ", false),
    ("Great! 😀", false),
    ("😀 ", true), ("Well… ", true), ("Well...” ", true), ("Well…😀 ", true), ("1 ", false),
    ("foo) ", false), ("foo” ", false), ("foo (bar) ", false), ("foo. - ", false),
    ("3.5 ", false), ("3.", false), ("3.5” ", false), ("a.b ", false),
  ])
  func aSentenceEndsBeforeEmojis(text: String, begins: Bool) {
    #expect(text.endsAtNewSentence == begins)
  }

  @Test(arguments: [
    ("Hello. “", true), ("Hello. „", true), ("Hello. «", true), ("Hello. (", true),
    ("Hello! [\"", true), ("Hello? '", true), ("Hej. ”", true), ("Nej. »", true), ("Sí. ¿", true),
    ("Sí. (¡", true), ("\"", true), ("'", true), ("(", true), ("„", true), ("foo\n\"", true),
    ("foo\n  «", true), ("No.” “", true), ("はい。 「", true), ("foo \"", false), ("foo (", false),
    ("Hello.\"", false), ("Hello.(", false), ("don'", false), ("rock '", false), (")", false),
    ("- ", true), ("foo\n- ", true), ("foo\n  • ", true), ("foo\n* “", true), ("—", true),
    ("- [ ] ", true), ("foo\n—", true), ("foo —", false), ("foo - ", false), ("-", false),
    ("foo.\n1. ", true),
  ])
  func aSentenceBeginsAfterOpeningMarks(text: String, begins: Bool) {
    #expect(text.endsAtNewSentence == begins)
  }

  @Test(arguments: [
    ("", false), ("(", false), (" “", false), (" - ", false), ("😀 ", false), (") ", false),
    ("a. ", true), ("? ", true), ("\n", true), ("\n - ", true),
  ])
  func anUnknownStartBeginsNoSentence(text: String, begins: Bool) {
    #expect(text.endsAtNewSentence(whereStartBegins: false) == begins)
  }

  @Test(arguments: [
    ("", true), ("foo", false), ("foo ", true), ("foo-", false), ("don’", false), ("foo€", false),
    ("(", true), ("foo/", false), ("foo\t", true), ("7", false),
  ])
  func whetherTheNextLetterBeginsAWord(text: String, begins: Bool) {
    #expect(text.endsAtNewWord == begins)
  }
}
