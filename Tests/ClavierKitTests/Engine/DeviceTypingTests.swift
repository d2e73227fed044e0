// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("Typing on the keyboards of kiosks")
struct DeviceTypingTests {
  private func board(_ device: DeviceType, locale: KeyboardLocale = .english) -> TestBoard {
    var board = TestBoard()
    let context = KeyboardContext(locale: locale, deviceType: device)
    let pages = KeyboardPages(
      service: KeyboardLayout.StandardService(), context: context, width: 800)
    board.engine = KeyboardEngine(pages: pages, settings: EngineSettings().suited(to: device))
    return board
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

  @Test("Caps Lock types capitals and digits")
  func capsLock() {
    var board = board(.full)
    for key in ["⇪", "a", "1"] {
      board.down(1, on: key)
      board.wait(.milliseconds(50))
      board.up(1)
      board.wait(.milliseconds(100))
    }
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
}
