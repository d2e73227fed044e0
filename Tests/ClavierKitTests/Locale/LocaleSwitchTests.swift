// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

@Suite("A keyboard goes on as another one, as at a change of language")
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

  @Test("What was typed stays known, and so whether a capital comes")
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

  @Test("Fingers that are down are forgotten: they type nothing, and nothing is due")
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

  @Test("An open list closes")
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

  @Test("Shift and Caps Lock stay as they rest")
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

  @Test("A Shift that a finger only held is up")
  func heldShift() {
    var board = board()
    board.tap("h")
    board.down(1, on: "⇧")
    let response = replaceEngine(&board)
    #expect(response.changes.contains(.keyboardCase))
    #expect(board.engine.keyboardCase == .lowercased)
  }

  @Test("The page stays if the other keyboard has it, else its letters come")
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

  @Test("Ctrl is off, since the other keyboard may have no key for it")
  func modifiers() {
    var board = TestBoard(pages: .computer)
    board.tap("ctrl")
    #expect(board.engine.scene.modifiers.control == .latched)
    let response = replaceEngine(&board)
    #expect(response.changes.contains(.modifiers))
    #expect(board.engine.scene.modifiers == Keyboard.ModifierStates())
  }

  @Test("A finger that bounces on the key for the next language does not go on to one more")
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

  // 2.4: (any) and locale is right-to-left | any | lowercased.

  @Test(
    "Semantics 2.4, autocap table: (any) and locale is right-to-left, any → lowercased",
    arguments: Keyboard.AutocapitalizationType.allCases, ["ar", "ckb_PC", "fa", "he_IL", "ur"])
  func rightToLeft(type: Keyboard.AutocapitalizationType, locale: String) {
    var settings = EngineSettings()
    settings.autocapitalization = type
    func prefersCapital(_ locale: String, after typed: String) -> Bool {
      var text = TextRecord()
      text.insert(typed, at: Timestamp(microseconds: 0))
      return Keyboard.StandardBehavior(settings: settings, localeIdentifier: locale)
        .prefersCapital(after: text)
    }
    for typed in ["", "a. ", "a ", "a"] {
      #expect(!prefersCapital(locale, after: typed))
    }
    #expect(prefersCapital("sv", after: "") == (type != .none))
  }

  @Test("Going on in a language from right to left takes the offered capital away")
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
