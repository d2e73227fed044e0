// SPDX-License-Identifier: MIT

import LayoutImport
import TestSupport
import Testing

/// The results of files that are invalid YAML, hostile, huge or binary.
struct YAMLLimitTests {
  @Test(arguments: [
    ("a: [", "2:1: this is not YAML: did not find expected node content"),
    ("a: b: c", "1:5: this is not YAML: mapping values are not allowed in this context"),
    ("a: \"b", "1:6: this is not YAML: found unexpected end of stream"),
    ("\ta: b", "1:1: this is not YAML: found character that cannot start any token"),
    ("a: \u{7}", "1:4: this is not YAML: control characters are not allowed"),
  ])
  func invalidYAMLIsReportedAtItsPosition(text: String, expected: String) {
    #expect(Imported(yaml: text).headlines == [expected])
  }

  @Test func aliasesAreRefused() {
    let message = Imported(yaml: "outlines: &o { default: { width: 1, height: 1 } }\nviews: *o")
      .message
    #expect(
      message == """
        x.yaml:2:8: aliases are not supported; write out what this one stands for
        views: *o
               ^
        """)
    var bomb = "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
    for (name, before) in zip("bcdefghij", "abcdefghi") {
      bomb += "\(name): &\(name) [\((0..<10).map { _ in "*\(before)" }.joined(separator: ","))]\n"
    }
    #expect(Imported(yaml: bomb).headlines.first?.hasPrefix("2:8: aliases are not") == true)
  }

  @Test func anAnchorWithoutAliasesIsAccepted() {
    let imported = Imported(
      yaml: "outlines: { default: &d { width: 1, height: 1 } }\nviews: { base: [a] }")
    #expect(imported.message == "")
    #expect(imported.layout != nil)
  }

  @Test(arguments: [
    ("!!map { }", "1:1: tags are not supported; remove it"),
    ("views: !x [a]", "1:8: tags are not supported; remove it"),
    ("views: !!str a", "1:8: tags are not supported; remove it"),
    ("a: b\n---\nc: d", "2:1: a layout is one document; this begins another"),
    ("? [a]\n: b", "1:3: a key is a word, not a list"),
    ("? { a: b }\n: b", "1:3: a key is a word, not a mapping"),
    ("%YAML 1.1\n---\na: b", "1:1: a layout has no directives; remove this line"),
    ("a: b\n%TAG ! tag:x,2000:\n", "2:1: a layout has no directives; remove this line"),
    ("a: \"b\u{2028}c\"", "1:6: lines end with a line feed, not so; replace it"),
    ("a: b\u{85}c: d", "1:5: lines end with a line feed, not so; replace it"),
    ("a: b\rc: d", "1:5: lines end with a line feed, not so; replace it"),
  ])
  func unneededYAMLFeaturesAreRefused(text: String, expected: String) {
    #expect(Imported(yaml: text).headlines == [expected])
  }

  @Test(arguments: ["", "\n\n", "# nothing", "---\n...\n"])
  func anEmptyFileIsNoLayout(text: String) {
    let message = Imported(yaml: text).message
    #expect(
      message == "x.yaml: is empty; a layout needs views" || message.contains("found nothing"))
  }

  @Test func aByteOrderMarkAndWindowsLineBreaksAreNoPartOfTheText() {
    let imported = Imported(
      yaml: "\u{FEFF}colour: 1\r\noutlines: { default: { width: 1, height: 1 } }\r\n"
        + "views:\r\n  base:\r\n    - \"a b\"\r\n  two: 5\r\n")
    #expect(
      imported.headlines == [
        "1:1: a layout has no key \"colour\"; there are margins, outlines, views or buttons",
        "6:8: the view \"two\": expected a list of rows, found \"5\"",
      ])
  }

  @Test func aBinaryFileIsReportedInOneLine() {
    #expect(Imported(yaml: [0xFF, 0xFE, 0x61, 0]).message == "x.yaml: is UTF-16; save it as UTF-8")
    #expect(Imported(yaml: [0x61, 0]).message.hasPrefix("x.yaml: is no text, byte 2 is zero"))
    #expect(
      Imported(yaml: [0x61, 0xFC]).headlines == ["1:2: this is not UTF-8; save the file as UTF-8"])
  }

  @Test func aFileOfTenMegabytesIsRefusedUnread() {
    let tooLarge = "x.yaml: is larger than 256 KiB, so it is no layout"
    let time = workingTime {
      #expect(Imported(yaml: [UInt8](repeating: 0x23, count: 10_000_000)).message == tooLarge)
    }
    #expect(time < .milliseconds(100))
    #expect(Imported(yaml: [UInt8](repeating: 0x23, count: 256 << 10 + 1)).message == tooLarge)
  }

  @Test func deepNestingIsRefused() {
    let tooDeep = "nested too deep: more than 16 levels"
    #expect(Imported(yaml: "[".repeated(1000)).headlines == ["1:17: \(tooDeep)"])
    #expect(Imported(yaml: "{a: ".repeated(1000)).headlines == ["1:65: \(tooDeep)"])
    #expect(Imported(yaml: "- ".repeated(1000)).headlines == ["1:33: \(tooDeep)"])
    let lines = (0..<1000).map { " ".repeated($0 % 300) + "a:" }.joined(separator: "\n")
    #expect(Imported(yaml: lines).headlines == ["17:17: \(tooDeep)"])
  }

  @Test func moreValuesThanAnyLayoutHasAreRefused() {
    let text = "views: [" + "1,".repeated(30_000) + "]"
    #expect(Imported(yaml: text).headlines == ["1:40003: more than 20000 values"])
  }

  @Test func moreNamesRowsAndColumnsThanAnyLayoutHasAreRefused() {
    let outlines = "outlines: { default: { width: 1, height: 1 } }\n"
    let names = (0...1000).map { "v\($0): [a]" }.joined(separator: ", ")
    #expect(
      Imported(yaml: outlines + "views: { \(names) }").headlines == [
        "2:8: views: more than 1000 of them"
      ])
    let rows = "a,".repeated(21)
    #expect(
      Imported(yaml: outlines + "views: { base: [\(rows)] }").headlines
        == ["2:16: the view \"base\" has more than 20 rows"])
    let row = "a ".repeated(101)
    #expect(
      Imported(yaml: outlines + "views: { base: [\(row)] }").headlines
        == ["2:17: a row has 1 to 100 buttons, with spaces between them"])
    #expect(Imported(yaml: outlines + "views: { base: [\("a ".repeated(100))] }").layout != nil)
  }

  /// Files that would be slow if any step were quadratic in the length.
  @Test func filesThatStressTheParserAreReportedInTime() {
    let pieces = [
      "[", "? ", "a: ", "- a\n", "&a ", "#\n", "'", "{", " \n", "a\n", "[a, ", "!", "---\n", "%a\n",
      "a", "- - - a\n", "a: 1\n", "\t", "<<: ", "\\", "\r\n", "ä",
    ]
    var texts = pieces.map { $0.repeated(200_000 / $0.utf8.count) }
    texts.append("\"" + "a\n".repeated(100_000))
    texts.append("a: |\n" + " a\n".repeated(80_000))
    texts.append("a: 1\n".repeated(9000))
    texts.append("views:\n" + (0..<999).map { " v\($0): [a, \($0)]\n" }.joined())
    let buttons = (0..<999).map { " b\($0): { keysym: Xx\($0) }\n" }.joined()
    texts.append("views: { base: [a] }\nbuttons:\n" + buttons)
    for text in texts {
      let time = workingTime { #expect(!Imported(yaml: text).message.isEmpty) }
      // Without optimisation, which makes it ten times slower.
      #expect(time < .milliseconds(1000), "\(text.prefix(20))")
    }
  }
}
