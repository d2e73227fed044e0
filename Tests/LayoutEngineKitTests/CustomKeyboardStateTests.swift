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

  @Test func twoTapsOnShiftFromOneCapitalLockCapitals() {
    let hand = CustomHand(once)
    hand.tap("ShiftOnce")
    #expect(hand.keyboard.state == off)
    hand.tap("ShiftOff")
    #expect(hand.keyboard.state == on)
  }

  @Test func twoSlowTapsOnShiftDoNotLock() {
    let hand = CustomHand(off)
    hand.tap("ShiftOff")
    hand.wait(.milliseconds(500))
    hand.tap("ShiftOnce")
    #expect(hand.keyboard.state == off)
  }

  @Test func halfASecondBetweenTheReleasesIsTooLate() {
    for (gap, expected) in [(499, on), (500, off)] {
      let hand = CustomHand(off)
      hand.down("ShiftOff")
      hand.up()
      hand.down("ShiftOnce")
      hand.wait(.milliseconds(gap))
      hand.up()
      #expect(hand.keyboard.state == expected, "\(gap) ms")
    }
  }

  @Test func shiftUnlocksCapitals() {
    let hand = CustomHand(on)
    hand.wait(.seconds(1))
    hand.tap("ShiftOn")
    #expect(hand.keyboard.state == off)
  }

  @Test func shiftUnlocksEvenRightAfterItLocked() {
    let hand = CustomHand(off)
    hand.tap("ShiftOff", "ShiftOnce", "ShiftOn")
    #expect(hand.keyboard.state == off)
  }

  @Test func aKeyBetweenTwoTapsOnShiftPartsThem() {
    for key in ["a", "Space"] {
      let hand = CustomHand(off)
      hand.tap("ShiftOff", key, "ShiftOff")
      #expect(hand.keyboard.state == once, "\(key)")
    }
  }

  @Test func shiftThatIsHeldIsForTheKeysTypedMeanwhile() {
    let hand = CustomHand(off)
    hand.down("ShiftOff", finger: 1)
    hand.tapBeside("a", "b")
    hand.up(finger: 1)
    #expect(hand.text == "AB" && hand.keyboard.state == off)
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

  @Test func theSecondOfTwoQuickFingersIsNotLostAndIsSmall() {
    let hand = CustomHand(once)
    hand.down("q", finger: 1)
    hand.down("w", finger: 2)
    hand.up(finger: 2)
    #expect(hand.keyboard.state == off)
    hand.up(finger: 1)
    #expect(hand.text == "Qw")
    #expect(hand.pressed.isEmpty)
  }

  @Test func aFingerOnAPageKeyVisitsThePageForOtherFingers() {
    let hand = CustomHand(off)
    let point = hand.center(of: "q")
    hand.down("Numbers", finger: 1)
    hand.touch(2, .down, point)
    hand.up(finger: 2)
    hand.up(finger: 1)
    #expect(hand.text == "1")
    #expect(hand.keyboard.state == off)
  }

  @Test func aFingerBesideTheKeyboardIsIgnored() {
    let hand = CustomHand(off)
    hand.down("q", finger: 1)
    hand.touch(2, .down, Point(x: 10, y: -5))
    hand.up(finger: 2)
    #expect(hand.events.isEmpty)
    hand.up(finger: 1)
    #expect(hand.text == "q")
  }

  @Test func aSlideTypesTheKeyItEndsOn() {
    let hand = CustomHand(off)
    hand.down("q")
    hand.move(to: "w")
    hand.up()
    #expect(hand.text == "w")
  }

  @Test func aCancelledPressTypesNoText() {
    let hand = CustomHand(off)
    hand.down("q")
    hand.touch(1, .cancelled, Point(x: 0, y: 0))
    hand.up()
    hand.down("w")
    hand.handle(.cancel(hand.now))
    hand.up()
    #expect(hand.text.isEmpty)
  }
}
