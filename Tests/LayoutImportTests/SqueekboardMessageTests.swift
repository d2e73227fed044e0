// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutImport
import Testing

/// The messages about layouts of squeekboard.
struct SqueekboardMessageTests {
  /// Returns a layout with these lines in place of the usual ones.
  private func layout(
    outlines: String = "outlines: { default: { width: 1, height: 1 } }",
    views: String = "views: { base: [\"it\"], two: [\"it\"] }",
    it: String = "text: a", rest: String = ""
  ) -> Imported {
    Imported(yaml: "\(outlines)\n\(views)\nbuttons:\n  it:\n    \(it)\n\(rest)")
  }

  @Test func aMistakeIsShownAtItsPosition() {
    let message = layout(it: "lable: b").message
    #expect(
      message == """
        x.yaml:5:5: the button "it" has no key "lable"; did you mean "label"?
            lable: b
            ^
        """)
  }

  @Test(arguments: [
    ("views: {}", "2:8: there is no view \"base\", which is shown first"),
    ("views: { two: [\"it\"] }", "2:8: there is no view \"base\", which is shown first"),
    (
      "views: { base: [] }",
      "2:16: the view \"base\": expected a list of rows, found an empty list"
    ),
  ])
  func aMissingOrEmptyFirstViewIsReported(views: String, headline: String) {
    #expect(layout(views: views).headlines == [headline])
  }

  @Test func allMistakesAreReportedInOrder() {
    let headlines = Imported(
      yaml: """
        colour: red
        outlines:
          default: { width: -1, height: 5 }
          wide: { width: 1 }
          small: 5
        views:
          base: [ "a b", [ ] , "" ]
          two: { }
          three:
        buttons:
          a: { action: eraze }
          b: { action: { locking: { lock_view: x } }, text: b, keysym: b, size: 5 }
        """
    ).headlines
    #expect(
      headlines == [
        "1:1: a layout has no key \"colour\"; there are margins, outlines, views or buttons",
        "3:21: the outline \"default\": width: expected a number from 0.1 to 10000, found \"-1\"",
        "4:9: the outline \"wide\": height is missing",
        "5:10: the outline \"small\": expected a mapping, found \"5\"",
        "5:10: the outline \"small\": width is missing",
        "5:10: the outline \"small\": height is missing",
        "7:18: expected the names of a row's buttons, found a list",
        "7:24: a row has 1 to 100 buttons, with spaces between them",
        "8:8: the view \"two\": expected a list of rows, found a mapping",
        "9:9: the view \"three\": expected a list of rows, found nothing",
        "11:16: the button \"a\": action: expected erase, show_prefs, set_view or locking, "
          + "found \"eraze\"",
        "12:3: the button \"b\" can have one of action, keysym, text and modifier only",
        "12:27: the button \"b\": action: locking needs lock_view and unlock_view",
        "12:67: the button \"b\" has no key \"size\"; there are action, keysym, text, modifier, "
          + "label, icon or outline",
      ])
  }

  @Test(arguments: [
    ("modifier: Ctrl", "5:15: the button \"it\": modifier: expected Control, Shift"),
    ("text: [a]", "5:11: the button \"it\": text: expected a text, found a list"),
    ("text: { a: b }", "5:11: the button \"it\": text: expected a text, found a mapping"),
    ("action: { set_view: tow }", "5:25: there is no view \"tow\"; did you mean \"two\"?"),
    ("action: { set_veiw: two }", "5:15: the button \"it\": action has no key \"set_veiw\"; did"),
    (
      "action: { locking: { lock_view: two, unlock_view: base, pops: 5 } }",
      "5:67: the button \"it\": action: pops: expected true or false, found \"5\""
    ),
    ("action: {}", "5:13: the button \"it\": action: expected erase, show_prefs"),
    (
      "action: { set_view: two, locking: { lock_view: two, unlock_view: base } }",
      "5:13: the button \"it\": action can have one of set_view and locking only"
    ),
    ("action: [erase]", "5:13: the button \"it\": action: expected erase, show_prefs"),
    ("text: a\n    text: b", "6:5: the button \"it\": \"text\" stands above already; keep one"),
  ])
  func aWrongButtonIsAMistake(it: String, expected: String) {
    let imported = layout(it: it)
    #expect(imported.layout == nil)
    #expect(imported.headlines.count == 1)
    #expect(imported.headlines.first?.hasPrefix(expected) == true, "\(imported.message)")
  }

  @Test(arguments: [
    ("keysym: Hyper_L", "5:13: the key \"Hyper_L\" is not supported; \"it\" does nothing"),
    (
      "keysym: Retrun",
      "5:13: the key \"Retrun\" is not supported; \"it\" does nothing; did you mean \"Return\"?"
    ),
    ("keysym: U0007", "5:13: the key \"U0007\" is not supported; \"it\" does nothing"),
    ("keysym: UD800", "5:13: the key \"UD800\" is not supported; \"it\" does nothing"),
    ("icon: heart", "5:11: there is no icon \"heart\"; the key shows what it does"),
    ("outline: big", "5:14: there is no outline \"big\"; the default counts"),
    ("action: show_prefs", "5:13: show_prefs: there is no menu; \"it\" goes to the next keyboard"),
    ("text: \"\"\n    label: x", "5:11: \"it\" types nothing"),
    (
      "action: { locking: { lock_view: two, unlock_view: base } }",
      "5:37: lock_view: the page \"two\" stays; squeekboard leaves it after one key"
    ),
  ])
  func unsupportedPropertiesAreReported(it: String, expected: String) {
    let imported = layout(it: it)
    #expect(imported.layout != nil)
    #expect(imported.headlines == [expected])
  }

  @Test func squeekboardsOwnPagesAreNotReported() {
    let it = "action: { locking: { lock_view: two, unlock_view: base, pops: false } }"
    #expect(layout(it: it).message == "")
  }

  @Test func aViewOfCapitalsIsReportedAsShift() {
    let imported = layout(
      views: "views: { base: [\"it\"], upper: [\"it\"] }", it: "action: { set_view: upper }")
    #expect(
      imported.headlines == [
        "5:25: set_view: shows the letters; capitals are a matter of Shift"
      ])
  }

  @Test func missingAndTooManyButtonsAreReported() {
    let imported = layout(
      views: "views: { base: [it period, period] }", rest: "  one: { text: 1 }\n  two: { text: 2 }")
    #expect(
      imported.headlines == [
        "2:17: the button \"period\" is not described, so it types its name",
        "6:3: no view has the button \"one\" and 1 more; left out",
      ])
  }

  @Test func namesOfOtherScriptsAreNoWords() {
    #expect(layout(views: "views: { base: [it لإ 🤦‍♀️ é] }").message == "")
  }

  @Test func theLastOfDuplicateEntriesCounts() {
    let imported = layout(rest: "  it: { text: z }")
    #expect(imported.rows(.alphabetic) == [[.character("z")]])
    #expect(imported.headlines == ["4:3: \"it\" is described again below, and that counts"])
  }

  @Test func marginsAreLeftOut() {
    #expect(layout(rest: "margins: { top: 0, side: 0, bottom: 0 }").message == "")
    #expect(
      layout(rest: "margins: { top: 4 }").headlines
        == ["6:10: margins are left out: our keys fill the keyboard"])
    #expect(
      layout(rest: "margins: { left: 4 }").headlines
        == ["6:12: margins has no key \"left\"; there are top, bottom or side"])
  }

  @Test func withoutADefaultOutlineEachButtonNeedsItsOwn() {
    let imported = layout(
      outlines: "outlines: { wide: { width: 1, height: 1 } }",
      views: "views: { base: [it b c] }", it: "outline: wide", rest: "  c: { outline: small }")
    #expect(
      imported.headlines == [
        "2:17: there is no outline \"default\", which \"b\" needs",
        "6:17: there is no outline \"small\", and no \"default\"",
      ])
  }

  @Test func aLayoutNeedsItsFirstView() {
    #expect(
      layout(views: "views: { bass: [it] }").headlines
        == ["2:8: there is no view \"base\", which is shown first"])
    #expect(
      Imported(yaml: "outlines: { }").message
        == "x.yaml: has no views, so it is no layout of squeekboard")
    #expect(
      layout(views: "views: 5").headlines == ["2:8: views: expected a mapping, found \"5\""])
    #expect(Imported(yaml: "- a").headlines == ["1:1: a layout: expected a mapping, found a list"])
  }

  @Test func atMostTwentyNotesAreReported() throws {
    let names = (1...300).map { "b\($0)" }
    let rows = names.map { "\"\($0)\"" }
    let views = (0..<15).map {
      "v\($0): [\(rows[($0 * 20)..<($0 * 20 + 20)].joined(separator: ","))]"
    }
    let imported = Imported(
      yaml: """
        outlines: { default: { width: 1, height: 1 } }
        views: { base: [a], \(views.joined(separator: ", ")) }
        """)
    let layout = try #require(imported.layout)
    #expect(layout.notes.count == 20)
    #expect(layout.omittedNotes == 280)
  }

  @Test func atMostTwentyMistakesAreReported() {
    let keys = (1...500).map { "k\($0): 1" }.joined(separator: "\n")
    let message = layout(rest: keys).message
    #expect(message.hasSuffix("\nand 480 more"))
  }
}
