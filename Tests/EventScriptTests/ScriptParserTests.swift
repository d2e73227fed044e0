// SPDX-License-Identifier: MIT

import ClavierKit
import EventScript
import Testing

/// The strictness of the script parser: a tolerant one would hide mistakes.
struct ScriptParserTests {
  @Test func linesMayEndAsInWindows() throws {
    let text = "== a\nconfig output.layout = \"us\"\ntap a\n--\ntext \"A\"\n"
    let other = text.split(separator: "\n").joined(separator: "\r\n") + "\r\n"
    #expect(try ScriptParser.parse(other) == ScriptParser.parse(text))
  }

  @Test func aCaseHasATitleStepsAndAnExpectation() throws {
    let cases = try ScriptParser.parse(
      """
      # A comment.

      == one tap
      set locale de
      tap a b
      down 1 @12.5,3
      move 1 outside
      up 1
      wait 20ms
      hold b 600ms
      cancel
      elsewhere
      session "I  think Obj|ect"
      session " \\"Hi\\n"
      session unknown
      field email
      field standard words
      --
      insert "a"
      delete 2

      == another
      tap a
      --
      text "\\"\\n\\t\\\\"

      """)
    #expect(cases.map(\.title) == ["one tap", "another"])
    #expect(cases[0].setting.locale == .german)
    #expect(
      cases[0].steps.map(\.verb) == [
        .tap(["a", "b"]), .down(finger: 1, .point(Point(x: 12.5, y: 3))),
        .move(finger: 1, .outside), .up(finger: 1), .wait(.milliseconds(20)),
        .down(finger: 1, .key("b")), .wait(.milliseconds(600)), .up(finger: 1), .cancel, .elsewhere,
        .session(TextContext(beforeInput: "I  think Obj", afterInput: "ect")),
        .session(TextContext(beforeInput: " \"Hi\n")), .session(TextContext()),
        .field(Keyboard.Field(purpose: .email)), .field(Keyboard.Field(autocapitalization: .words)),
      ])
    #expect(cases[0].steps[0].line == 5)
    #expect(cases[0].expectation == .transcript(["insert \"a\"", "delete 2"]))
    #expect(cases[0].expectedLines == 19..<21)
    #expect(cases[1].expectation == .text("\"\n\t\\"))
  }

  @Test func settingsAndStepsBeforeTheFirstCaseBeginEachCase() throws {
    let settings = "set locale de\nconfig output.layout = \"de\"\n"
    let step = "field email\n"
    let (first, second) = ("tap a\n--\nnothing\n", "tap b\n--\ninsert \"b\"\n")
    let shared = try ScriptParser.parse(
      "# Both.\n\n\(settings)\(step)\n== a\n\(first)\n== b\nset width 600\n\(second)")
    let own = try ScriptParser.parse(
      "== a\n\(settings)\(step)\(first)\n== b\n\(settings)set width 600\n\(step)\(second)")
    #expect(shared.count == 2)
    for (shared, own) in zip(shared, own) {
      #expect(shared.steps.map(\.verb) == own.steps.map(\.verb))
      #expect(shared.setting.configuration == own.setting.configuration)
      #expect(shared.setting.locale == own.setting.locale)
      #expect(shared.setting.width == own.setting.width)
      #expect(shared.expectation == own.expectation)
    }
  }

  @Test func suggestionsAreQuotedWithTheirTypeAndTheirText() throws {
    let cases = try ScriptParser.parse(
      """
      == t
      suggest "the one" autocorrect "t\\"e" unknown "tea" for "te h"
      suggest "for" for ""
      suggest "for"
      accept "the one"
      accept "the  two"
      --
      nothing

      """)
    #expect(
      cases[0].steps.map(\.verb) == [
        .suggest(
          [
            Autocomplete.Suggestion(text: "the one", type: .autocorrect),
            Autocomplete.Suggestion(text: "t\"e", type: .unknown),
            Autocomplete.Suggestion(text: "tea"),
          ], for: "te h"),
        .suggest([Autocomplete.Suggestion(text: "for")], for: ""),
        .suggest([Autocomplete.Suggestion(text: "for")], for: nil), .accept("the one"),
        .accept("the  two"),
      ])
  }

  @Test func theKeywordNothingExpectsNoOutput() throws {
    let cases = try ScriptParser.parse("== t\ntap a\n--\nnothing\n")
    #expect(cases[0].expectation == .transcript([]))
  }

  @Test(arguments: [
    ("tap a\n", "1: a script has a case, which begins with =="),
    ("--\n", "1: a case begins with a line \"== what happens\"\n    --"),
    (
      "= t\ntap a\n",
      "1: unknown step; a case begins with a line \"== what happens\"\n    = t"
    ),
    (
      "tap a\n== t\ntap b\nset locale de\n--\nnothing\n",
      "4: settings stand before the first step\n    set locale de"
    ),
    ("== t\nset locale xx\n--\nnothing\n", "2: unknown setting\n    set locale xx"),
    ("== t\nemojis en xx\n--\nnothing\n", "2: unknown setting\n    emojis en xx"),
    ("== t\nset width 1e9\n--\nnothing\n", "2: unknown setting\n    set width 1e9"),
    ("== t\nshow nothing\n--\nnothing\n", "2: unknown setting\n    show nothing"),
    (
      "== t\ntap a\nset locale de\n--\nnothing\n",
      "3: settings stand before the first step\n    set locale de"
    ),
    (
      "== t\ntap a\nemojis\n--\nnothing\n",
      "3: settings stand before the first step\n    emojis"
    ),
    ("== t\ntap a\n", "1: the case has no expectation, which begins with --\n    == t"),
    ("== t\ntap a\n--\n", "1: the expectation is empty; write \"nothing\"\n    == t"),
    ("== t\ntap a\n--\ntext \"a\n", "4: a text stands in quotation marks\n    text \"a"),
    (
      "== t\n--\ninsert \"a\"\n\ninsert \"b\"\n",
      "5: an expectation has no empty lines; a case begins with ==\n    insert \"b\""
    ),
    ("", "1: a script has a case, which begins with =="),
    ("# nothing here\n", "1: a script has a case, which begins with =="),
  ])
  func aWrongLineStopsTheFile(script: String, message: String) {
    #expect {
      try ScriptParser.parse(script)
    } throws: { error in
      "\(error)" == message
    }
  }

  @Test(arguments: [
    "tpa shift", "tap", "down a", "down 11 a", "down 1 @1", "down 1 @nan,1", "up", "hold a",
    "hold @1 5ms", "hold a 5", "wait 5", "wait ms", "wait 3601s", "wait 99999999999999999999s",
    "suggest the", "suggest \"the", "suggest \"a\"b", "suggest \"a\" unknown unknown",
    "accept \"a\" \"b\"", "cancel now", "session", "session a", "session \"|a|\"",
    "field secret", "field name big", "panel 1 field commits", "panel 1 field name none big",
    "panel 1 place 0,0,inf,inf 8x4px 2x1mm", "panel 1 place 0,0,1,1 8x4px 2x1mm nan",
  ])
  func aLineThatIsNoStepStopsTheFile(line: String) {
    #expect {
      try ScriptParser.parse("== t\n\(line)\n--\nnothing\n")
    } throws: { error in
      "\(error)" == "2: unknown step\n    \(line)"
    }
  }

  @Test func switchesAndTheSettingsOfAccessibilityAreRead() throws {
    let settings = """
      set slow-keys 300ms
      set bounce-keys 400ms
      set dwell 2s
      set explore on
      set one-finger on
      set scan automatic
      set scan-by touch
      set scan-interval 900ms
      set scan-cycles 3
      """
    let scriptCase = try ScriptParser.parseSteps(settings + "\nswitch\nswitch step\nswitch select")
    var expected = AccessibilitySettings()
    (expected.slowKeys, expected.bounceKeys) = (.milliseconds(300), .milliseconds(400))
    (expected.dwell, expected.usesOneFinger) = (.seconds(2), true)
    expected.exploresByTouch = true
    (expected.scanning, expected.scanSource) = (.automatic, .touch)
    (expected.scanInterval, expected.scanCycles) = (.milliseconds(900), 3)
    #expect(scriptCase.setting.engine.accessibility == expected)
    #expect(
      scriptCase.steps.map(\.verb) == [.switch(.select), .switch(.step), .switch(.select)])
  }

  @Test(arguments: ["switch on", "switch step now", "set slow-keys 300", "set scan yes"])
  func aSwitchOrSettingThatIsNoneStopsTheFile(line: String) {
    #expect(throws: ScriptError.self) { try ScriptParser.parseSteps(line) }
  }

  @Test func stepsAloneAreACaseWithoutAnExpectation() throws {
    let scriptCase = try ScriptParser.parseSteps("set locale de\n\n# two taps\ntap ü\ntap ß\n")
    #expect(scriptCase.expectation == .anything)
    #expect(scriptCase.setting.locale == .german)
    #expect(scriptCase.steps.map(\.line) == [4, 5])
    #expect(throws: ScriptError.self) { try ScriptParser.parseSteps("tap a\n--\n") }
  }

  @Test func aHugeFileIsRefused() {
    let text = String(repeating: "#\n", count: ScriptParser.sizeLimit)
    #expect(throws: ScriptError.self) { try ScriptParser.parse(text) }
  }
}
