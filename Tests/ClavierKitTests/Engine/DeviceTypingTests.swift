// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("Typing on the keyboards of kiosks")
struct DeviceTypingTests {
  private func board(
    _ device: DeviceType, locale: KeyboardLocale = .english,
    settings: EngineSettings = EngineSettings()
  ) -> TestBoard {
    var board = TestBoard()
    let context = KeyboardContext(locale: locale, deviceType: device)
    let pages = KeyboardPages(
      service: KeyboardLayout.StandardService(), context: context, width: 800)
    board.engine = KeyboardEngine(pages: pages, settings: settings.suited(to: device))
    return board
  }

  private func tap(_ board: inout TestBoard, _ keys: [String]) {
    for key in keys {
      board.down(1, on: key)
      board.wait(.milliseconds(50))
      board.up(1)
      board.wait(.milliseconds(100))
    }
  }

  @Test(
    "An empty field begins in upper case only on devices for sentences",
    arguments: DeviceType.allCases)
  func noCapitalsUnasked(device: DeviceType) {
    let board = board(device)
    let isForProse = DeviceType.handhelds.contains(device)
    #expect(device.isForProse == isForProse)
    #expect(board.engine.keyboardCase == (isForProse ? .uppercased : .lowercased))
  }

  @Test("A terminal disables only the settings for sentences, and handhelds keep all settings")
  func settings() {
    var settings = EngineSettings()
    settings.autocapitalization = .words
    settings.locksShiftOnDoubleTap = false
    for device in DeviceType.handhelds { #expect(settings.suited(to: device) == settings) }
    var plain = settings
    plain.isAutocapitalizationEnabled = false
    plain.autocomplete.isAutocompleteEnabled = false
    plain.endsSentenceOnDoubleSpace = false
    plain.replacesQuotationMarks = false
    #expect(settings.suited(to: .terminal) == plain)
  }

  @Test("Two spaces in a terminal are two spaces")
  func spaces() {
    var board = board(.terminal)
    tap(&board, ["l", "s", "space", "space"])
    #expect(board.effects == ["l", "s", " ", " "].map(Effect.insertText))
  }

  @Test("Shift on a computer's keyboard types one sign above a digit")
  func shiftedDigit() {
    var board = board(.full)
    tap(&board, ["1", "⇧", "!", "1"])
    #expect(board.effects == ["1", "!", "1"].map(Effect.insertText))
  }

  @Test("Caps Lock types capitals and digits")
  func capsLock() {
    var board = board(.full)
    tap(&board, ["⇪", "a", "1"])
    #expect(board.effects == ["A", "1"].map(Effect.insertText))
  }

  @Test("AltGr held for one key types its third sign")
  func altGr() {
    var board = board(.full, locale: .german)
    board.down(1, on: "altgr")
    board.wait(.milliseconds(100))
    board.down(2, on: "@")
    board.wait(.milliseconds(50))
    board.up(2)
    board.up(1)
    #expect(board.effects == [.insertText("@")])
    #expect(board.engine.keyboardType == .alphabetic)
  }

  @Test("The function page stays after a function key is pressed until another page is chosen")
  func functionPage() {
    var board = board(.terminal)
    tap(&board, ["function", "F5", "F6", "ABC", "x"])
    #expect(board.effects == [.press(KeyStroke(.f5)), .press(KeyStroke(.f6)), .insertText("x")])
  }

  @Test("A PIN pad types digits and a line feed, and deletes")
  func pin() {
    var board = board(.pin)
    tap(&board, ["4", "7", "⌫", "1", "1", "↵"])
    let expected: [Effect] = [
      .insertText("4"), .insertText("7"), .deleteBackward(1), .insertText("1"),
      .insertText("1"), .insertText("\n"),
    ]
    #expect(board.effects == expected)
  }
}
