// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import Testing

/// The results of files that are empty, huge, hostile or binary.
struct LimitTests {
  @Test(
    "A file without settings is valid",
    arguments: [
      "", "\n", "# only a comment", "# one\n\n   \t\r\n# two", "\u{FEFF}", "[touch]\n[timing]",
    ])
  func emptyFiles(text: String) throws {
    #expect(try Configuration(toml: Array(text.utf8), named: "x") == Configuration())
  }

  @Test func aByteOrderMarkAndWindowsLineBreaksAreNoPartOfTheText() throws {
    let text = "\u{FEFF}[keyboard]\r\nlocale = \"de\"\r\n"
    #expect(try Configuration(toml: Array(text.utf8), named: "x").keyboard.locale == .german)
    #expect(
      message("\u{FEFF}lo = 1\r\n[keyboard]\r\nlocale = 3\r\n") == """
        x.toml:1:1: there is no key "lo" outside the sections; clavier.toml(5) lists all that there are
        lo = 1
        ^
        x.toml:3:10: keyboard.locale: expected the identifier of a language, as `clavier layouts locales` lists them, found the number 3
        locale = 3
                 ^
        """)
  }

  @Test func aBinaryFileIsReportedInOneLine() {
    #expect(
      message("a = 1\n\u{0}") == "x.toml: is no text, byte 7 is zero; put a text file in its place")
    #expect(message([0xFF, 0xFE, 0x61, 0]) == "x.toml: is UTF-16; save it as UTF-8")
    #expect(message([0xFE, 0xFF, 0, 0x61]) == "x.toml: is UTF-16; save it as UTF-8")
    let tooLong = "x.toml: is larger than 1 MiB, so it is no configuration; move it elsewhere"
    #expect(message([UInt8](repeating: 0x23, count: 10_000_000)) == tooLong)
    #expect(message([UInt8](repeating: 0x23, count: 1 << 20 + 1)) == tooLong)
    #expect(message([UInt8](repeating: 0x23, count: 1 << 20)) == "")
  }

  @Test func invalidUTF8IsReportedAtItsPosition() {
    #expect(
      message(Array("a = 1\n# f\u{FC}r ".utf8) + [0xFC] + Array("ber\n".utf8)) == """
        x.toml:2:7: this is not UTF-8; save the file as UTF-8
        # für \u{FFFD}ber
              ^
        """)
    #expect(message([0xEF, 0xBB, 0xBF, 0x61, 0xC3]).hasPrefix("x.toml:1:2: this is not UTF-8"))
  }

  @Test func deepNestingIsRefusedBeforeParsing() {
    let dots = "nested too deep: more than 16 dots in a key"
    let brackets = "nested too deep: more than 16 arrays and tables in each other"
    let many = 300_000
    #expect(headlines(repeated("a.", many) + "a = 1") == ["1:34: \(dots)"])
    #expect(headlines("[" + repeated("a . ", many / 2) + "]") == ["1:68: \(dots)"])
    #expect(headlines("[" + repeated("'#'.", many / 2) + "]") == ["1:69: \(dots)"])
    #expect(headlines("a = " + repeated("[", many)) == ["1:21: \(brackets)"])
    #expect(headlines("a = " + repeated("{a=", many)) == ["1:53: \(brackets)"])
    #expect(headlines("a = " + repeated("[\n", many)) == ["17:1: \(brackets)"])
    #expect(headlines("x = \"ö\" # [[\n'\"' = " + repeated("[", many)) == ["2:23: \(brackets)"])
  }

  @Test func textsAndCommentsMayHoldAnyNumberOfDotsAndBrackets() {
    let noise = repeated("[{.", 40)
    for text in [
      "x = \"\(noise)\"", "x = '\(noise)'", "x = \"\\\"\(noise)\"",
      "x = \"\"\"\n\"\(noise)\"\"\"\"\"",
      "x = '''\n\(noise)'''", "x = 1 # \(noise)", "\"\(noise)\" = 1",
    ] {
      #expect(headlines(text).count == 1)
      #expect(headlines(text).first?.contains("there is no key") == true, "\(text)")
    }
  }

  @Test func quotesBeforeTheEndOfATextDoNotHideNesting() {
    let brackets = "nested too deep: more than 16 arrays and tables in each other"
    let deep = "y = " + repeated("[", 300_000)
    for text in [
      "x = \"\"\"a\"\"\"\"", "x = \"\"\"a\"\"\"\"\"", "x = '''a''''", "x = '''a\n'''''",
      "x = \"\\\\\"", "x = '\\'", "x = \"\"", "x = ''",
    ] {
      let line = text.contains("\n") ? 3 : 2
      #expect(headlines("\(text)\n\(deep)") == ["\(line):21: \(brackets)"], "\(text)")
    }
  }

  @Test func nestingWithinTheLimitIsOnlyUnknown() {
    let array = "[x]\ny = " + repeated("[", 16) + repeated("]", 16)
    #expect(headlines(array).first?.contains("there is no section \"x\"") == true)
    let key = "[x]\n" + repeated("a.", 16) + "a = 1"
    #expect(headlines(key).first?.contains("there is no section \"x\"") == true)
  }

  @Test func moreValuesThanAnyConfigurationHasAreRefused() {
    let full = "x = [" + repeated("1,", 19_990) + "]"
    #expect(headlines(full).first?.contains("there is no key") == true)
    #expect(
      headlines("x = [" + repeated("1,", 500_000) + "]") == ["1:40003: more than 20000 values"])
  }

  @Test func twentyOfAThousandMistakesAreReported() throws {
    let text = "[keyboard]\n" + (1...1000).map { "key_\($0) = 1\n" }.joined()
    let lines = message(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 61)
    #expect(
      lines.prefix(3).joined(separator: "\n") == """
        x.toml:2:1: there is no key "key_1" in [keyboard]; clavier.toml(5) lists all that there are
        key_1 = 1
        ^
        """)
    #expect(lines[57].hasPrefix("x.toml:21:1: there is no key \"key_20\""))
    #expect(lines.last == "and 980 more")
  }

  @Test func twentyMistakesAreAllReported() {
    let text = "[keyboard]\n" + (1...20).map { "key_\($0) = 1\n" }.joined()
    #expect(!message(text).contains("more"))
  }
}

private func repeated(_ text: String, _ count: Int) -> String {
  String(repeating: text, count: count)
}
