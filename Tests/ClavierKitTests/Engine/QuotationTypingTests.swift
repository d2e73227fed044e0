// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

@Suite("Quotation marks as they are typed")
struct QuotationTypingTests {
  /// Returns the keyboard of a language after a text.
  private func board(_ identifier: String, after text: String) -> TestBoard {
    var board = TestBoard(autocapitalization: .none)
    var record = TextRecord()
    record.insert(text, at: .milliseconds(0))
    board.engine = KeyboardEngine(
      pages: .english, settings: board.engine.settings, text: record, localeIdentifier: identifier)
    return board
  }

  /// Returns the effects of a tap on a key of digits and signs.
  private func typed(_ key: String, in identifier: String, after text: String) -> [Effect] {
    var board = board(identifier, after: text)
    board.tap("123")
    board.tap(key)
    return board.effects
  }

  @Test(
    "Each language opens and closes quotations with its own marks",
    arguments: [
      ("en", "before", "”", "“"), ("en", "x “quoted", "”", "”"), ("en", "don", "’", "’"),
      ("de", "before", "”", "„"), ("de", "x „quoted", "”", "“"), ("nl", "before", "”", "‘"),
      ("nl", "before ", "’", "‘"), ("nl", "x ‘quoted", "”", "’"), ("da", "before ", "’", "‘"),
      ("da", "before", "’", "’"), ("nb", "before", "”", "«"), ("nb", "x «quoted", "”", "»"),
      ("sv", "before", "”", "”"), ("fi", "before", "’", "’"), ("tlh", "before", "”", "”"),
    ])
  func rows(identifier: String, text: String, key: String, mark: String) {
    #expect(typed(key, in: identifier, after: text) == [.insertText(mark)])
  }

  @Test("The typed quotation mark, not the key's own, decides about the return to the letters")
  func letters() {
    var board = board("it", after: "x")
    board.tap("123")
    board.tap("”")
    // In Italian the result is “, a mark for nested quotations.
    #expect(board.effects == [.insertText("“")])
    #expect(board.engine.keyboardType == .alphabetic)
  }

  @Test("Gestures report the key's own action, not the mark that replaces it")
  func gestures() {
    var board = board("de", after: "")
    board.tap("123")
    let center = board.engine.scene.frames.center(of: "”")
    for phase in [Contact.Phase.down, .up] {
      let response = board.engine.handle(.finger(7, phase, at: center, board.now))
      #expect(response.gestures.allSatisfy { $0.action == .character("”") })
    }
    #expect(board.engine.text.tail == "„")
  }

  @Test("Quotation marks are not replaced if the user turned it off or the text is unknown")
  func unreplaced() {
    var settings = EngineSettings()
    settings.replacesQuotationMarks = false
    var engines = [KeyboardEngine(pages: .english, settings: settings, localeIdentifier: "de")]
    var unknown = KeyboardEngine(pages: .english, localeIdentifier: "de")
    _ = unknown.handle(.textChangedElsewhere(.milliseconds(0)))
    engines.append(unknown)
    for engine in engines {
      var board = TestBoard()
      board.engine = engine
      board.tap("123")
      board.tap("”")
      #expect(board.effects == [.insertText("”")])
    }
  }

  @Test("Central Kurdish replaces the letter h with any settings, also in an unknown text")
  func kurdish() {
    let heh = KeyboardAction.character("\u{6BE}")
    for replacesQuotationMarks in [true, false] {
      var settings = EngineSettings()
      settings.replacesQuotationMarks = replacesQuotationMarks
      let behavior = Keyboard.StandardBehavior(settings: settings, localeIdentifier: "ckb")
      var unknown = TextRecord()
      unknown.forget()
      for text in [TextRecord(), unknown] {
        #expect(behavior.replacement(for: heh, after: text) == .character("\u{647}"))
      }
    }
  }

  @Test("With a modifier held, a quotation mark is sent as its own key stroke")
  func modifier() {
    var board = board("de", after: "x")
    board.engine.mode.modifiers.press(.control, by: Contact.ID(rawValue: 9))
    board.tap("123")
    board.tap("”")
    #expect(board.effects == [.press(KeyStroke(.character("”"), modifiers: .control))])
  }
}

extension TestBoard {
  /// Taps a key and pauses.
  fileprivate mutating func tap(_ key: String) {
    down(1, on: key)
    wait(.milliseconds(50))
    up(1)
    wait(.milliseconds(50))
  }
}
