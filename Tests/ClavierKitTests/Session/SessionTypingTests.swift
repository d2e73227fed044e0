// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@Suite("A program types through its session")
struct SessionTypingTests {
  @Test("A text is typed and recorded: two spaces end its sentence, and a capital follows")
  func insertedText() throws {
    let hand = SessionHand()
    hand.handle(hand.session.insertText("Hello", at: hand.now))
    #expect(hand.session.text.tail == "Hello")
    try hand.type("  ")
    #expect(hand.typed == "Hello. ")
    try hand.type("H")
    #expect(hand.typed == "Hello. H")
  }

  @Test("A key whose finger is down is typed before the program's text")
  func order() throws {
    let hand = SessionHand()
    let finger = try hand.down(.character("A"))
    hand.handle(hand.session.insertText("b", at: hand.now))
    hand.up(finger)
    #expect(hand.typed == "Ab")
  }

  @Test("Deleted characters leave the record, and a count of 0 or less deletes none")
  func deleteBackward() {
    let hand = SessionHand()
    hand.handle(hand.session.insertText("Hello", at: hand.now))
    hand.handle(hand.session.deleteBackward(times: 2, at: hand.now))
    hand.handle(hand.session.deleteBackward(at: hand.now))
    for count in [0, -1, .min] {
      #expect(hand.session.deleteBackward(times: count, at: hand.now).effects.isEmpty)
    }
    #expect(hand.typed == "He")
    #expect(hand.session.text.tail == "He")
  }

  @Test("The cursor moves by arrow keys, one for each character, and the text is then unknown")
  func adjustTextPosition() throws {
    let hand = SessionHand()
    hand.handle(hand.session.insertText("Hello. ", at: hand.now))
    hand.handle(hand.session.adjustTextPosition(by: -3, at: hand.now))
    #expect(hand.response.effects == Array(repeating: .press(KeyStroke(.left)), count: 3))
    #expect(hand.session.text.isUnknown)
    #expect(hand.session.scene.keyboardCase == .lowercased)
    hand.handle(hand.session.adjustTextPosition(by: 2, at: hand.now))
    #expect(hand.response.effects == Array(repeating: .press(KeyStroke(.right)), count: 2))
    for offset in [Int.min, .max] {
      #expect(hand.session.adjustTextPosition(by: offset, at: hand.now).effects.count == 10_000)
    }
  }

  @Test("A sentence is ended after a word whatever spaces follow it, but not after unknown text")
  func endSentence() {
    let hand = SessionHand()
    hand.handle(hand.session.insertText("Hello  ", at: hand.now))
    hand.handle(hand.session.endSentence(at: hand.now))
    #expect(hand.typed == "Hello. ")
    #expect(hand.session.scene.keyboardCase == .uppercased)
    hand.handle(hand.session.insertText("Who", at: hand.now))
    hand.handle(hand.session.endSentence(withText: "? ", at: hand.now))
    #expect(hand.typed == "Hello. Who? ")
    _ = hand.session.handle(.textChangedElsewhere(hand.now))
    #expect(hand.session.endSentence(at: hand.now).effects.isEmpty)
  }

  @Test("A sentence is ended after the keys of fingers that are down")
  func endSentenceInOrder() throws {
    let hand = SessionHand()
    hand.handle(hand.session.insertText("Hello ", at: hand.now))
    let finger = try hand.down(.character("a"))
    hand.handle(hand.session.endSentence(at: hand.now))
    hand.up(finger)
    #expect(hand.typed == "Hello a. ")
  }

  @Test("A sentence is not ended after a text that has expired")
  func endSentenceLate() {
    let hand = SessionHand()
    hand.handle(hand.session.insertText("Hello ", at: hand.now))
    hand.wait(.seconds(20))
    #expect(hand.session.endSentence(at: hand.now).effects.isEmpty)
    #expect(hand.session.text.isUnknown)
  }

  @Test("A diacritic changes the letter before it")
  func insertDiacritic() {
    let hand = SessionHand()
    let acute = Keyboard.Diacritic(char: "´", replacements: ["e": "é"])
    hand.handle(hand.session.insertText("cafe", at: hand.now))
    hand.handle(hand.session.insertDiacritic(acute, at: hand.now))
    #expect(hand.typed == "café")
    hand.handle(hand.session.insertDiacritic(acute, at: hand.now))
    #expect(hand.typed == "café´")
  }

  @Test("The cursor moves by words, to the beginning and the end, after the keys of fingers")
  func moveCursor() throws {
    let hand = SessionHand()
    func strokes(_ key: FunctionKey, _ count: Int) -> [Effect] {
      Array(repeating: .press(KeyStroke(key, modifiers: .control)), count: count)
    }
    hand.handle(hand.session.insertText("One. ", at: hand.now))
    let finger = try hand.down(.character("A"))
    hand.handle(hand.session.moveCursor(byWords: -2, at: hand.now))
    #expect(hand.response.effects == [.insertText("A")] + strokes(.left, 2))
    #expect(hand.session.text.isUnknown)
    hand.up(finger)
    #expect(hand.response.effects.isEmpty)
    hand.handle(hand.session.moveCursor(byWords: 1, at: hand.now))
    #expect(hand.response.effects == strokes(.right, 1))
    #expect(hand.session.moveCursor(byWords: 0, at: hand.now).effects.isEmpty)
    #expect(hand.session.moveCursor(byWords: .min, at: hand.now).effects.count == 10_000)
    #expect(hand.session.moveCursorToBeginning(at: hand.now).effects == strokes(.home, 1))
    #expect(hand.session.moveCursorToEnd(at: hand.now).effects == strokes(.end, 1))
  }

  @Test("A latched modifier applies to the next key, not to an inserted text")
  func latched() throws {
    let hand = SessionHand(KeyboardSession(context: KeyboardContext(deviceType: .terminal)))
    try hand.tap(.modifier(.control))
    hand.handle(hand.session.insertText("x", at: hand.now))
    try hand.type("c")
    #expect(
      hand.effects == [
        .insertText("x"), .press(KeyStroke(.character("c"), modifiers: .control)),
      ])
  }

  @Test("Effects are applied in order, each by its own function of the controller")
  func controller() {
    let field = TestField()
    let effects: [Effect] = [
      .insertText("ab\n"), .deleteBackward(2), .press(KeyStroke(.left)),
      .press(KeyStroke(.right)), .press(KeyStroke(.up)),
      .press(KeyStroke(.left, modifiers: .control)), .request(.custom(named: "help")),
      .request(.dictation), .request(.dismissKeyboard), .request(.nextKeyboard),
      .request(.nextLocale),
    ]
    effects.apply(to: field)
    #expect(field.text == "a")
    #expect(
      field.requests == [
        "move -1", "move 1", "press function(ClavierKit.FunctionKey.up)",
        "press function(ClavierKit.FunctionKey.left)", "action help", "dictation", "dismiss",
        "next keyboard", "next locale",
      ])
  }

  @Test("A controller that only holds a text implements only two functions")
  func smallController() {
    final class Label: KeyboardController {
      var text = ""
      func insertText(_ text: String) { self.text += text }
      func deleteBackward(times: Int) { text.removeLast(min(times, text.count)) }
    }
    let label = Label()
    let effects: [Effect] = [
      .insertText("ab"), .request(.dictation), .press(KeyStroke(.left)), .press(KeyStroke(.up)),
      .request(.custom(named: "help")), .request(.dismissKeyboard), .request(.nextKeyboard),
      .request(.nextLocale), .deleteBackward(1),
    ]
    effects.apply(to: label)
    #expect(label.text == "a")
  }
}
