// SPDX-License-Identifier: MIT

import Testing

@testable import WordLists

/// Plain lists, lists with counts, and the text around them.
struct PlainListTests {
  @Test("A plain list has one word a line; comments, empty lines and CR LF are accepted")
  func plain() {
    #expect(reading("# mine\r\nhouse\r\n\r\n  Paris \nit's\n") == ["house", "Paris", "it's"])
    #expect(reading("\u{FEFF}ä") == ["ä"])
  }

  @Test("A plain list with several words in a line is refused as a whole")
  func severalWords() {
    #expect(
      reading("house\nNew York\n") == ["x.dic:2: has 2 words; a plain list has one a line"])
  }

  @Test("Counts become shares of their sum, whatever the order of the columns")
  func counts() {
    // 90 of 100 is 10^(-1.1/25), 10 of 100 is 10^(-25/25).
    #expect(reading("the\t90\nof 10\n") == ["the 1", "of 25"])
    #expect(reading("  90 the\n  10 of\n") == ["the 1", "of 25"])
    #expect(reading("the 99\nrare 0\n") == ["the 0", "rare"])
  }

  @Test("A counted number is not a word, but is part of the sum")
  func countedNumber() {
    #expect(reading("the 10\n1984 90\n") == ["the 25"])
    #expect(reading("10 the\n90 1984\n") == ["the 25"])
  }

  @Test("A list with an invalid count is refused as a whole")
  func wrongCount() {
    #expect(reading("the 9\nof ten\n") == ["x.dic:2: \"ten\" is no count"])
    #expect(reading("the 9\nof 1 2\n") == ["x.dic:2: is no word with a count"])
    let large = String(repeating: "9", count: 19)
    #expect(reading("the 9\nof \(large)\n") == ["x.dic:2: \"\(large)\" is no count"])
  }

  @Test("Steps of 1/100 decade from wordfreq become 1/25, and the header names the language")
  func steps() throws {
    let text = "# from wordfreq\n#clavier-words 1 pt_br\na\t127\nb\t0\nc\t1023\nd\t129\thidden\n"
    let list = try WordList(reading: Array(text.utf8))
    #expect(list.language == "pt-BR")
    #expect(list.shown == ["a 32", "b 0", "c 254", "d 32 [never]"])
  }

  @Test(
    "An invalid list of steps is refused with the line of the mistake",
    arguments: [
      ("#clavier-words 2 en\na\t1\n", "1: is no header \"#clavier-words 1 LANGUAGE\""),
      ("#clavier-words 1 ?\na\t1\n", "1: has no code of a language"),
      ("#clavier-words 1 en\na\t1\nb\t1024\n", "3: \"1024\" is no number from 0 to 1023"),
      (
        "#clavier-words 1 en\na 1\n",
        "2: is no word, tab and number, with a tab and \"hidden\" or without"
      ),
      (
        "#clavier-words 1 en\na\t1\tseen\n",
        "2: is no word, tab and number, with a tab and \"hidden\" or without"
      ),
    ])
  func wrongSteps(text: String, message: String) {
    #expect(reading(text) == ["x.dic:\(message)"])
  }

  @Test("Text of another encoding is refused with its remedy")
  func encoding() {
    let bytes = Array("ab\nb".utf8) + [0xE4, 0x0A]
    #expect(refusal(bytes) == "x:2: is no UTF-8; convert the file with iconv first")
  }

  @Test("Words are composed, and marks of Indic scripts stay")
  func normalization() {
    #expect(reading("cafe\u{301}\n\u{1112}\u{1161}\u{11AB}\n") == ["caf\u{E9}", "\u{D55C}"])
    #expect(reading("தமிழ்\nहिन्दी\nবাংলা\n") == ["தமிழ்", "हिन्दी", "বাংলা"])
    #expect(reading("می\u{200C}شود\n") == ["می\u{200C}شود"])
  }

  @Test("Numbers, signs, mail addresses and overlong entries are counted and left out")
  func omitted() throws {
    let long = String(repeating: "a", count: 49)
    let text = "house\nx2\n--\n1999\n😀\na\u{200B}b\n€\n\(long)\n"
    let list = try WordList(reading: Array(text.utf8))
    #expect(list.shown == ["house"])
    #expect(list.omittedEntries == 7)
  }

  @Test("A file without words is refused")
  func empty() {
    #expect(reading("") == ["x.dic: has no words"])
    #expect(reading("# nothing\n\n") == ["x.dic: has no words"])
    #expect(reading("--\n") == ["x.dic: has no words"])
  }

  @Test(
    "Language codes are normalized, and invalid ones are rejected",
    arguments: [
      ("en", "en"), ("DE_at", "de-AT"), ("sr-latn", "sr-Latn"), ("zh-HANT-tw", "zh-Hant-TW"),
      ("fil", "fil"), ("x", nil), ("de-", nil), ("../en", nil), ("1en", nil), ("", nil),
    ])
  func codes(text: String, code: String?) {
    #expect(text.languageCode == code)
  }
}
