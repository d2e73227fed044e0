// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutEngineKit
import Testing

/// Pages and Shift of the custom keyboard, by the original's names and the engine's rules.
struct CustomKeyboardStateTests {
  private let off = CustomKeyboardState.letters(shiftState: .off)
  private let once = CustomKeyboardState.letters(shiftState: .once)
  private let on = CustomKeyboardState.letters(shiftState: .on)

  @Test func theKeyboardStartsWithOneCapital() {
    let keyboard = CustomKeyboard()
    #expect(keyboard.state == once)
    #expect(keyboard.places[0].button.type == .key("Q"))
    #expect(keyboard.session.scene.frames.keys[0].label == "Q")
  }

  @Test func typingOneCapitalGoesBackToSmallLetters() {
    let hand = CustomHand(once)
    hand.tap("q", "w")
    #expect(hand.keyboard.state == off)
    #expect(hand.text == "Qw")
  }

  @Test func shiftFromSmallLettersGivesOneCapital() {
    let hand = CustomHand(off)
    hand.tap("ShiftOff")
    #expect(hand.keyboard.state == once)
    hand.tap("a", "a")
    #expect(hand.text == "Aa")
    #expect(hand.keyboard.state == off)
  }

  @Test func twoTapsOnShiftFromSmallLettersLockCapitals() {
    let hand = CustomHand(off)
    hand.tap("ShiftOff", "ShiftOnce")
    #expect(hand.keyboard.state == on)
    hand.tap("a", "b")
    #expect(hand.text == "AB")
    #expect(hand.keyboard.state == on)
  }

  @Test func shiftUnlocksCapitals() {
    let hand = CustomHand(on)
    hand.wait(.seconds(1))
    hand.tap("ShiftOn")
    #expect(hand.keyboard.state == off)
  }

  @Test func pageKeysShowTheirPagesAndLettersComeBackAsTheyWere() {
    for letters in [off, once, on] {
      let hand = CustomHand(letters)
      for (key, state) in [
        ("Numbers", CustomKeyboardState.numbers), ("Symbols", .symbols), ("Numbers", .numbers),
        ("Letters", letters), ("Numbers", .numbers), ("Symbols", .symbols), ("Letters", letters),
      ] {
        hand.tap(key)
        #expect(hand.keyboard.state == state, "\(key)")
      }
    }
  }

  @Test func digitsStayOnTheirPageAndSpaceGoesBackToLetters() {
    let hand = CustomHand(.numbers)
    hand.tap("1", "@", "Return")
    #expect(hand.keyboard.state == .numbers)
    hand.tap("2", "Space", "a")
    #expect(hand.text == "1@\n2 a")
  }

  @Test func returnUnderShiftIsReturn() {
    let hand = CustomHand(once)
    hand.tap("Return", "q", "ShiftOff", "Return", "q")
    #expect(hand.text == "\nq\nq")
  }

  @Test func aButtonIsReportedBeforeItsAction() throws {
    let hand = CustomHand(once)
    for name in ["q", "Space", "Backspace", "Globe", "Return", "Numbers"] {
      hand.events = []
      let button = try #require(
        hand.keyboard.places.first { $0.button.name.lowercased() == name.lowercased() }
      ).button
      hand.tap(name)
      let own: [CustomHand.Event] =
        switch name {
        case "q": [.key("Q")]
        case "Space": [.space]
        case "Backspace": [.backspace]
        case "Globe": [.globe]
        case "Return": [.return]
        default: []
        }
      #expect(hand.events == [.button(button)] + own)
    }
  }

  @Test func aKnownIdentifierCountsBeforeTheText() {
    var layouts = CustomKeyboardLayout()
    layouts.enumerateKeyboardLayouts { layout in
      layout.addKeyboardButton(
        KeyboardButton(type: .key("_"), identifier: .space), rowIndex: 0, buttonIndex: 0)
    }
    for state in [off, once] {
      let hand = CustomHand(layouts, state)
      hand.touch(1, .down, hand.keyboard.places[0].frame.center)
      hand.up()
      #expect(hand.text == " ")
    }
  }

  @Test func aLabelButtonIsReportedWithoutAction() {
    for identifier in ["Mine", nil] as [CustomKeyboardIdentifier?] {
      var layouts = CustomKeyboardLayout()
      let button = KeyboardButton(type: .text("hello"), identifier: identifier)
      layouts.lowercase.addKeyboardButton(button, rowIndex: 0)
      let hand = CustomHand(layouts)
      hand.tap(button.name)
      #expect(hand.events == [.button(button)])
      #expect(hand.text.isEmpty && hand.keyboard.state == off)
    }
  }
}
