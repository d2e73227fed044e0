// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// `clavier simulate`, as a user sees it.
@Suite(.enabled(if: Tier.runsRealTests))
struct SimulateTests {
  private let clavier = Program(name: "clavier")

  @Test func stepsFromStandardInputPrintTheTypedText() throws {
    let result = try clavier("simulate", "--plain", "-", input: "tap h i space space\n")
    #expect(
      result.output == """
        insert "H"
        case lowercased
        insert "i"
        insert " "
        delete 1
        insert ". "
        case uppercased
        text "Hi. "

        """)
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
  }

  @Test func theKeyboardIsDrawnAsItIsAtTheEnd() throws {
    let result = try clavier("simulate", "-", "--columns", "60", input: "tap 123\ndown 1 5\n")
    #expect(
      result.output == """
        page numeric
        ┌─────┬─────┬─────┬─────┬─────┬────┬─────┬─────┬─────┬─────┐
        │  1  │  2  │  3  │  4  │▒▒5▒▒│ 6  │  7  │  8  │  9  │  0  │
        ├─────┼─────┼─────┼─────┼─────┼────┼─────┼─────┼─────┼─────┤
        │  -  │  /  │  :  │  ;  │  (  │ )  │  $  │  &  │  @  │  ”  │
        ├─────┴┬────┴────┬┴─────┴┬────┴──┬─┴─────┴┬────┴───┬─┴─────┤
        │ #+=  │    .    │   ,   │   ?   │   !    │   ’    │   ⌫   │
        ├──────┼─────────┴───────┴───────┴────────┴─┬──────┴───────┤
        │ ABC  │               space                │    return    │
        └──────┴────────────────────────────────────┴──────────────┘
        text ""

        """)
  }

  @Test func anOpenListIsALineBelowTheKeyboard() throws {
    let steps = "set autocapitalization none\ndown 1 s\nwait 600ms\n"
    let result = try clavier("simulate", "-", "--columns", "60", input: steps)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "@500ms callout [s] ß ś š")
    #expect(lines.suffix(2) == ["[s] ß ś š", "text \"\""])
    #expect(lines.dropLast(2).last?.hasPrefix("└") == true)
    let plain = try clavier("simulate", "--plain", "-", input: steps)
    #expect(plain.output == "@500ms callout [s] ß ś š\ntext \"\"\n")
    let lifted = try clavier("simulate", "-", "--columns", "60", input: steps + "up 1\n")
    #expect(lifted.output.split(separator: "\n").suffix(2).first?.hasPrefix("└") == true)
  }

  @Test func everyStepDrawsTheKeyboardAgain() throws {
    let result = try clavier("simulate", "-", "--every-step", input: "tap a\ntap b\n")
    #expect(result.output.split(separator: "┌").count == 3)
  }

  @Test func casesThatGoAsExpectedSucceed() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write("== a capital\ntap a\n--\ntext \"A\"\n", to: "good.script")
    let result = try clavier("simulate", "--plain", path)
    #expect(result.output.hasPrefix("== a capital\ninsert \"A\"\n"))
    #expect(result.status == 0)
  }

  @Test func aFailingCaseIsReportedWithTheDifference() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write("== no capital\ntap a\n--\ntext \"a\"\n", to: "bad.script")
    let result = try clavier("simulate", "--plain", path)
    #expect(
      result.errors == """
        clavier: 1: no capital: expected
        - text "a"
        + text "A"
        clavier: 1 case did not go as expected

        """)
    #expect(result.status == 1)
  }

  @Test func anInvalidScriptIsReportedWithPositionAndReason() throws {
    let step = try clavier("simulate", "-", input: "tap a\ntpa b\n")
    #expect(step.errors == "clavier: standard input:2: unknown step\n    tpa b\n")
    #expect(step.status == 2)
    let key = try clavier("simulate", "--plain", "-", input: "tap 123 a\n")
    #expect(key.errors.hasPrefix("clavier: standard input:1: the page has no key a; it has 1 2 3"))
    #expect(key.status == 2)
    let missing = try clavier("simulate", "/nonexistent.script")
    #expect(missing.errors.hasPrefix("clavier: open /nonexistent.script: No such file"))
    #expect(missing.status == 2)
  }

  @Test func theKeysForAReceiverAreShown() throws {
    let german = try clavier(
      "simulate", "--plain", "--layout", "de", "-", input: "set locale de\ntap z ä 123 @\n")
    #expect(german.output.contains("\nkeys leftshift+y apostrophe rightalt+q\n"))
    let american = try clavier(
      "simulate", "--plain", "--layout", "us", "-", input: "set locale de\ntap ä z backspace\n")
    #expect(
      american.output.contains(
        "\nkeys z backspace\nnot typed: 1 character (Latin): the receiver's keyboard layout has "))
    let unknown = try clavier("simulate", "--layout", "klingon", "-", input: "tap a\n")
    #expect(unknown.errors.hasPrefix("clavier: there is no keyboard layout "))
    #expect(unknown.status == 2)
  }

  @Test func linesOfAScriptMayEndAsInWindows() throws {
    let result = try clavier(
      "simulate", "--plain", "-", input: "== a capital\r\ntap a\r\n--\r\ntext \"A\"\r\n")
    #expect(result.errors.isEmpty && result.status == 0)
  }

  @Test func aVariantWithoutItsLayoutIsRefused() throws {
    let result = try clavier("simulate", "-", "--variant", "neo", input: "tap a\n")
    #expect(result.errors.contains("--variant requires --layout"))
    #expect(result.status == 64)
  }

  @Test func columnsOutOfRangeAreRefused() throws {
    let result = try clavier("simulate", "-", "--columns", "3")
    #expect(result.errors.contains("--columns must be from 40 to 400, not 3."))
    #expect(result.status == 64)
  }
}
