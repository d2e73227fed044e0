// SPDX-License-Identifier: MIT

import Testing

/// The messages about texts that are not TOML.
struct SyntaxTests {
  @Test func unclosedTextsAreReportedWithCRLF() {
    #expect(
      headlines("a = \"de\r\nb = 1")
        == ["1:8: the text is not closed; a quote is missing at its end"])
  }

  @Test func controlCharactersAreMistakesEverywhere() {
    #expect(
      message("a = 1 # \u{1}") == """
        x.toml:1:9: control characters other than TAB (U+0009) are explicitly prohibited in comments
        a = 1 # \\u0001
                ^
        """)
    #expect(headlines("a = \"x\u{7}y\"").first?.hasPrefix("1:7: unescaped control") == true)
  }

  @Test func aKeyThatIsSetTwiceIsShownWhereItBegins() {
    #expect(
      message("[keyboard]\nlocale = \"de\"\n  locale = \"en\"\n") == """
        x.toml:3:3: this key is set already; keep one of the two
          locale = "en"
          ^
        """)
    #expect(
      message("[touch]\narea = { bottom = 40, bottom = 50 }\n") == """
        x.toml:2:23: this key is set already; keep one of the two
        area = { bottom = 40, bottom = 50 }
                              ^
        """)
    #expect(headlines("touch.rotation=0\ntouch.rotation=0").first?.hasPrefix("2:1: ") == true)
    #expect(headlines("\"rotation\" = 0\nrotation = 0").first?.hasPrefix("2:1: ") == true)
  }

  @Test func aKeyThatIsSetTwiceWithEscapesIsShownAtItsSecondValue() {
    #expect(
      headlines("rotation = 0\n\"rotati\\u006Fn\" = 0\n")
        == ["2:19: this key is set already; keep one of the two"])
  }

  @Test func aSectionThatStandsTwiceIsOneMistake() {
    #expect(
      message("[keyboard]\nlocale = \"de\"\n[touch]\n[keyboard]\ncaps_lock = true\n") == """
        x.toml:4:1: this section stands above already; put all its keys below one heading
        [keyboard]
        ^
        """)
  }

  @Test func onlyTheSyntaxErrorIsReported() {
    #expect(headlines("[keyboard]\nlocle = 1\nx y\nlocale = 3").count == 1)
  }

  @Test func lettersThatOverranToplusplusAreMistakesLikeOthers() {
    for letter in ["\u{FB80}", "\u{FBBE}", "\u{FEFE}", "\u{FEFF}", "\u{A0}", "\u{2003}"] {
      #expect(headlines("[keyb\(letter)oard]").count == 1)
      #expect(headlines("a = 1\(letter)2").count == 1)
      #expect(headlines("a = [1=\"\"\"x\n\(letter)").count == 1)
    }
  }

  @Test func headingsWithoutANameAreMistakesLikeOthers() {
    for heading in ["[=", "[.", "[\u{0}]", "[#]", "[]", "[[]]", "[a.]", "[.a]", "[a", "["] {
      #expect(headlines(heading).count == 1, "\(heading)")
    }
  }
}
