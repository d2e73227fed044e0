// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

@Suite("An engine is replaced by another one, as when the language changes")
struct LocaleSwitchTests {
  /// Returns the keyboard of a language, with all of its features.
  private func engine(
    _ locale: KeyboardLocale, settings: EngineSettings = EngineSettings()
  ) -> KeyboardEngine {
    let context = KeyboardContext(locale: locale, locales: [.english, .german])
    let pages = KeyboardPages(
      service: KeyboardLayout.PhoneService(), context: context, width: 390)
    return KeyboardEngine(
      pages: pages, settings: settings, localeIdentifier: locale.rawValue,
      calloutPages: Callouts.Pages(pages: pages, service: .standard(), context: context))
  }

  /// Returns a board with an English keyboard.
  private func board() -> TestBoard {
    var board = TestBoard()
    board.engine = engine(.english)
    return board
  }

  private func replaceEngine(
    _ board: inout TestBoard, _ locale: KeyboardLocale = .german
  ) -> Response {
    var response = Response()
    board.engine.replace(with: engine(locale), &response)
    return response
  }

  private func labels(_ engine: KeyboardEngine) -> [String] {
    engine.scene.frames.keys.map(\.label)
  }

  @Test("A switch keeps the recorded text, and so the case of the next letter")
  func text() {
    var board = board()
    #expect(board.engine.keyboardCase == .uppercased)
    board.tap("h")
    #expect(labels(board.engine).contains("EN"))
    let response = replaceEngine(&board)
    #expect(response.changes == .layout)
    #expect(board.engine.text.tail == "H")
    #expect(board.engine.keyboardCase == .lowercased)
    #expect(labels(board.engine).contains("DE") && labels(board.engine).contains("ü"))
  }

  @Test("A switch releases fingers that are down: they type nothing, and no deadline remains")
  func fingers() {
    var board = board()
    board.down(1, on: "⇧")
    board.down(2, on: "⌫")
    board.down(3, on: "q")
    board.effects = []
    let response = replaceEngine(&board)
    #expect(response.deadline == nil)
    #expect(response.changes.contains(.pressedKeys))
    #expect(response.gestures.map(\.gesture).allSatisfy { $0 == .end })
    for finger in 1...3 { board.up(finger) }
    #expect(board.effects.isEmpty)
    #expect(board.engine.scene.pressedKeys.isEmpty)
  }

  @Test("A switch closes an open callout list")
  func lists() {
    var board = board()
    board.down(1, on: "a")
    board.wait(.milliseconds(600))
    board.deadline()
    #expect(!board.engine.scene.callouts.isEmpty)
    let response = replaceEngine(&board)
    #expect(response.changes.contains(.callouts))
    #expect(board.engine.scene.callouts.isEmpty)
  }

  @Test("A switch keeps latched Shift and Caps Lock")
  func shift() {
    var board = board()
    board.tap("h")
    board.tap("⇧")
    let response = replaceEngine(&board)
    #expect(response.changes == .layout)
    #expect(board.engine.keyboardCase == .uppercased)
    board.tap("⇧")
    #expect(board.engine.keyboardCase == .capsLocked)
    _ = replaceEngine(&board, .english)
    #expect(board.engine.keyboardCase == .capsLocked)
  }

  @Test("A switch releases a Shift that is only held")
  func heldShift() {
    var board = board()
    board.tap("h")
    board.down(1, on: "⇧")
    let response = replaceEngine(&board)
    #expect(response.changes.contains(.keyboardCase))
    #expect(board.engine.keyboardCase == .lowercased)
  }

  @Test("A switch keeps the page if the new keyboard has it, and shows the letters if not")
  func page() {
    var board = board()
    board.tap("123")
    #expect(board.engine.keyboardType == .numeric)
    let response = replaceEngine(&board)
    #expect(!response.changes.contains(.keyboardType))
    #expect(board.engine.keyboardType == .numeric)
    #expect(labels(board.engine).contains("€"))

    var computer = TestBoard(pages: .computer)
    computer.tap("fn")
    #expect(computer.engine.keyboardType == .custom(named: "fn"))
    let other = replaceEngine(&computer)
    #expect(other.changes.contains(.keyboardType))
    #expect(computer.engine.keyboardType == .alphabetic)
  }

  @Test("A switch releases Ctrl, since the new keyboard may have no key for it")
  func modifiers() {
    var board = TestBoard(pages: .computer)
    board.tap("ctrl")
    #expect(board.engine.scene.modifiers.control == .latched)
    let response = replaceEngine(&board)
    #expect(response.changes.contains(.modifiers))
    #expect(board.engine.scene.modifiers == Keyboard.ModifierStates())
  }

  @Test("A bounce on the locale key after a switch does not request another switch")
  func bounces() {
    var board = board()
    board.tap("🌐")
    #expect(board.effects == [.request(.nextLocale)])
    _ = replaceEngine(&board)
    board.wait(.milliseconds(20))
    board.down(1, on: "🌐")
    board.up(1)
    #expect(board.effects == [.request(.nextLocale)])
    board.tap("🌐")
    #expect(board.effects == [.request(.nextLocale), .request(.nextLocale)])
  }

  @Test("Two spaces end a sentence across a switch")
  func spaces() {
    var board = board()
    board.tap("h")
    board.wait(.milliseconds(100))
    board.tap("space")
    board.wait(.milliseconds(100))
    _ = replaceEngine(&board)
    board.tap("space")
    #expect(board.engine.text.tail == "H. ")
    #expect(board.engine.keyboardCase == .uppercased)
  }

  // The menu on Space.

  @Test("Locale menu on space if spaceLongPressBehavior == openLocaleContextMenu; a tap types")
  func menuOnSpace() {
    var settings = EngineSettings()
    settings.spaceLongPressBehavior = .openLocaleContextMenu
    var board = TestBoard()
    board.engine = engine(.english, settings: settings)
    board.tap("space")
    #expect(board.effects == [.insertText(" ")])
    board.wait(.milliseconds(100))
    board.down(1, on: "space")
    board.wait(.milliseconds(600))
    board.deadline()
    let list = board.engine.scene.callouts.first { $0.kind == .action }
    #expect(list?.items.map(\.label) == ["English", "Deutsch"])
    if let german = list?.items.last { board.move(1, to: german.frame.center) }
    board.up(1)
    #expect(board.effects.last == .request(.selectLocale(.german)))
    #expect(board.effects.count == 2)
  }

  @Test("Where Space moves the cursor it offers no menu")
  func noMenuOnSpace() {
    var board = board()
    board.down(1, on: "space")
    board.wait(.milliseconds(600))
    board.deadline()
    #expect(board.engine.scene.callouts.isEmpty)
  }

  @Test("A switch to a right-to-left language resets an automatic capital to lower case")
  func capitals() {
    let arabic = KeyboardEngine(pages: .english, localeIdentifier: "ar")
    #expect(arabic.keyboardCase == .lowercased)
    var board = board()
    var response = Response()
    board.engine.replace(with: arabic, &response)
    #expect(response.changes == [.layout, .keyboardCase])
    #expect(board.engine.keyboardCase == .lowercased)
  }
}

extension TestBoard {
  fileprivate mutating func tap(_ key: String) {
    wait(.milliseconds(100))
    down(1, on: key)
    up(1)
  }

  fileprivate mutating func deadline() {
    effects += engine.handle(.deadline(now)).effects
  }
}
