// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `clavier replay`, as a user sees it.
@Suite(.enabled(if: Tier.runsRealTests))
struct ReplayTests {
  private let clavier = Program(name: "clavier")

  /// Returns a recording of a screen of 1000 by 1000 units whose lower 40 % are keyboard.
  private func recording(_ events: [String]) -> String {
    let description = [
      "# EVEMU 1.3", "N: Acme Touch", "I: 0018 04f3 2013 0100", "P: 02", "B: 00 0b",
      "B: 03 00 00 00 00 00 80 60 02", "A: 2f 0 4 0 0 0", "A: 35 0 999 0 0 0",
      "A: 36 0 999 0 0 0", "A: 39 0 65535 0 0 0",
    ]
    return (description + events).map { $0 + "\n" }.joined()
  }

  /// Returns a tap of 50 ms that begins at a time in tenths of a second.
  private func tap(_ tenths: Int, _ id: Int, _ x: Int, _ y: Int) -> [String] {
    let (down, up) = ("E: 0.\(tenths)00000", "E: 0.\(tenths)50000")
    return [
      "\(down) 0003 0039 \(id)", "\(down) 0003 0035 \(x)", "\(down) 0003 0036 \(y)",
      "\(down) 0000 0000 0", "\(up) 0003 0039 -1", "\(up) 0000 0000 0",
    ]
  }

  private func replay(
    _ recording: String, configuration: String = "", _ options: String...
  ) throws -> Program.Result {
    let folder = try TemporaryDirectory()
    _ = try folder.write(configuration, to: "clavier.toml")
    let path = try folder.write(recording, to: "a.evemu")
    let arguments = ["replay", "--config", folder.path] + options + [path]
    var result = try clavier(arguments)
    result.errors = result.errors.replacing(folder.path, with: "FOLDER")
    return result
  }

  // Q and P are the first and the last key of the first row.
  @Test func theTypedTextIsPrinted() throws {
    let events = tap(1, 5, 20, 640) + tap(3, 6, 980, 640)
    let result = try replay(recording(events))
    #expect(
      result.output == """
        “Acme Touch” is read: touchscreen, 5 fingers
        @150ms insert "Q"
        @350ms insert "p"
        text "Qp"

        """)
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
  }

  @Test func theConfigurationDecidesAsItDoesForTheDaemon() throws {
    let events = tap(1, 5, 20, 640)
    let small = try replay(
      recording(events),
      configuration: "[keyboard]\nautocapitalization = \"none\"\n")
    #expect(small.output.hasSuffix("text \"q\"\n"))
    let turned = try replay(
      recording(tap(1, 5, 20, 20)),
      configuration:
        "[keyboard]\nautocapitalization = \"none\"\n[touch]\ncalibration = [-1, 0, 1, 0, -1, 1]\n")
    // The key in the lower right corner.
    #expect(turned.output.hasSuffix("insert \"\\n\"\ntext \"\\n\"\n"))
  }

  @Test func theLettersFollowTheConfiguredLanguage() throws {
    let events = tap(1, 5, 20, 640) + tap(3, 6, 980, 640)
    let keyboard = "[keyboard]\nautocapitalization = \"none\"\n"
    for (locale, letters, typed) in [
      ("en", "azerty", "ap"), ("tr", "turkishF", "fw"), ("tr", "", "qü"), ("bg", "bds", "уб"),
    ] {
      let result = try replay(
        recording(events),
        configuration: keyboard + "locale = \"\(locale)\"\n[[language]]\nlocale = \"\(locale)\"\n"
          + "letters = \"\(letters)\"\n")
      #expect(result.output.hasSuffix("text \"\(typed)\"\n"), "\(locale) \(letters)")
    }
  }

  @Test func lettersOfKoreanMakeSyllablesByThemselves() throws {
    let events = tap(1, 5, 20, 640) + tap(3, 6, 980, 640)
    func typed(_ lines: String) throws -> String {
      let result = try replay(
        recording(events), configuration: "[keyboard]\nlocale = \"ko\"\n\(lines)")
      return String(result.output.split(separator: "\n").last ?? "")
    }
    #expect(try typed("") == "text \"베\"")
    #expect(try typed("composition = \"off\"") == "text \"ㅂㅔ\"")
  }

  @Test func touchesArePrintedOnRequest() throws {
    let result = try replay(recording(tap(1, 5, 20, 100)), "--frames")
    #expect(result.output.contains("@100ms down 5 at "))
    #expect(result.output.contains("@150ms up 5 at "))
    #expect(result.output.hasSuffix("text \"\"\n"))
    #expect(result.output.split(separator: "\n").count == 4)
  }

  @Test func fingersStillDownAtTheEndTypeNoText() throws {
    let events = [
      "E: 0.1 0003 0039 5", "E: 0.1 0003 0035 20", "E: 0.1 0003 0036 640", "E: 0.1 0 0 0",
    ]
    #expect(try replay(recording(events)).output.hasSuffix("text \"\"\n"))
  }

  @Test func theReasonForAnIgnoredDeviceIsPrinted() throws {
    let other = try replay(
      recording([]), configuration: "[touch]\ndevices = [\"Other\"]\n")
    #expect(
      other.output
        == "“Acme Touch” is not read: the settings name other devices; add its name to devices in [touch]\n"
    )
    #expect(other.status == 1)
    let power = try replay("N: Power Button\nB: 00 03\n")
    #expect(power.output == "“Power Button” is not read: it is not a touch surface\n")
    #expect(power.status == 1)
  }

  @Test func anInvalidRecordingIsReportedWithPositionAndReason() throws {
    let wrong = try replay("N: a\nE: 1.0 0003 0035\n")
    #expect(
      wrong.errors
        == "clavier: FOLDER/a.evemu:2: the value is missing; write it, or remove the line\n")
    #expect(wrong.status == 2)
    let missing = try clavier("replay", "/nonexistent.evemu")
    #expect(missing.errors.hasPrefix("clavier: open /nonexistent.evemu: No such file"))
    #expect(missing.status == 2)
  }

  @Test func aRecordingOfLibinputIsReplayedByItsFirstTouchDevice() throws {
    let text = LibinputRecordingTests.text
    let result = try replay(text)
    #expect(result.output.hasPrefix("“Acme Touch” is read: touchscreen, 5 fingers\n"))
    #expect(result.output.hasSuffix("text \"Q\"\n"))
    for device in ["/dev/input/event5", "04f3:2013", "Acme Touch"] {
      #expect(try replay(text, "--device", device).output == result.output)
    }
    let power = try replay(text, "--device", "Power Button")
    #expect(power.output == "“Power Button” is not read: it is not a touch surface\n")
    let other = try replay(text, "--device", "Other")
    #expect(
      other.errors.hasSuffix(
        "a.evemu: has no device “Other”; it has “Power Button”, “Acme Touch”\n"))
    #expect(other.status == 2)
    let wrong = try replay(text.replacing("  640]", with: "  64O]"))
    #expect(wrong.errors.contains("a.evemu:55:32: the event: expected a whole number"))
    #expect(wrong.status == 2 && wrong.output.isEmpty)
  }

  @Test func aFingerThatDoesNotLiftForAMinuteIsReportedOnce() throws {
    let events = [
      "E: 0.1 0003 0039 5", "E: 0.1 0003 0035 20", "E: 0.1 0003 0036 100", "E: 0.1 0 0 0",
      "E: 70.0 0003 0035 21", "E: 70.0 0 0 0", "E: 140.0 0003 0035 22", "E: 140.0 0 0 0",
    ]
    let lines = try replay(recording(events)).output.split(separator: "\n")
    #expect(lines.count { $0 == "fault: a finger has not lifted for a minute" } == 1)
  }

  @Test func aWrongConfigurationIsReportedAsByTheDaemon() throws {
    let result = try replay(recording([]), configuration: "[touch]\nrotation = 45\n")
    #expect(result.errors.hasPrefix("clavier: the configuration is wrong\n"))
    #expect(result.status == 2)
  }
}
