// SPDX-License-Identifier: MIT

import ClavierKit
@testable import LayoutEngineKit
import Testing

/// Pages and Shift of the custom keyboard: every row of the original's tables.
struct CustomKeyboardStateTests {
  private let off = CustomKeyboardState.letters(shiftState: .off)
  private let once = CustomKeyboardState.letters(shiftState: .once)
  private let on = CustomKeyboardState.letters(shiftState: .on)

  @Test func itStartsWithOneCapital() {
    let machine = LayoutEngine.CustomKeyboardMachine(size: .phone)
    #expect(machine.state == once)
    #expect(machine.geometry.places[0].button.type == .key("Q"))
    #expect(machine.deadline == nil)
  }

  @Test func typingOneCapitalGoesBackToSmallLetters() {
    var hand = CustomHand(once)
    hand.tap("q", "w")
    #expect(hand.machine.state == off)
    #expect(hand.text == "Qw")
  }

  @Test func shiftFromSmallLettersGivesOneCapital() {
    var hand = CustomHand(off)
    hand.tap("ShiftOff")
    #expect(hand.machine.state == once)
    hand.tap("a", "a")
    #expect(hand.text == "Aa")
    #expect(hand.machine.state == off)
  }

  @Test func twoTapsOnShiftFromSmallLettersLockCapitals() {
    var hand = CustomHand(off)
    hand.tap("ShiftOff", "ShiftOnce")
    #expect(hand.machine.state == on)
    hand.tap("a", "b")
    #expect(hand.text == "AB")
    #expect(hand.machine.state == on)
  }

  @Test func twoTapsOnShiftFromOneCapitalLockCapitals() {
    var hand = CustomHand(once)
    hand.tap("ShiftOnce")
    #expect(hand.machine.state == off)
    hand.tap("ShiftOff")
    #expect(hand.machine.state == on)
  }

  @Test func twoSlowTapsOnShiftDoNotLock() {
    var hand = CustomHand(off)
    hand.tap("ShiftOff")
    hand.wait(.milliseconds(500))
    hand.tap("ShiftOnce")
    #expect(hand.machine.state == off)
  }

  @Test func halfASecondBetweenTheReleasesIsTooLate() {
    for (gap, expected) in [(499, on), (500, off)] {
      var hand = CustomHand(off)
      hand.down("ShiftOff")
      hand.up()
      hand.down("ShiftOnce")
      hand.wait(.milliseconds(gap))
      hand.up()
      #expect(hand.machine.state == expected, "\(gap) ms")
    }
  }

  @Test func shiftUnlocksCapitals() {
    var hand = CustomHand(on)
    hand.wait(.seconds(1))
    hand.tap("ShiftOn")
    #expect(hand.machine.state == off)
  }

  @Test func shiftUnlocksEvenRightAfterItLocked() {
    var hand = CustomHand(off)
    hand.tap("ShiftOff", "ShiftOnce", "ShiftOn")
    #expect(hand.machine.state == off)
  }

  @Test func aKeyBetweenTwoTapsOnShiftPartsThem() {
    var hand = CustomHand(off)
    hand.tap("ShiftOff", "a", "ShiftOff")
    #expect(hand.machine.state == once)
    hand = CustomHand(off)
    hand.tap("ShiftOff", "Space", "ShiftOnce")
    #expect(hand.machine.state == off)
  }

  @Test func pageKeysShowTheirPagesAndLettersComeBackSmall() {
    var hand = CustomHand(once)
    for (key, state) in [
      ("Numbers", CustomKeyboardState.numbers), ("Symbols", .symbols), ("Numbers", .numbers),
      ("Letters", off), ("Numbers", .numbers), ("Symbols", .symbols), ("Letters", off),
    ] {
      hand.tap(key)
      #expect(hand.machine.state == state, "\(key)")
    }
    hand = CustomHand(on)
    hand.tap("Numbers", "Letters")
    #expect(hand.machine.state == off)
  }

  @Test func digitsSpaceAndReturnStayOnTheirPage() {
    var hand = CustomHand(.numbers)
    hand.tap("1", "Space", "@", "Return")
    #expect(hand.machine.state == .numbers)
    #expect(hand.text == "1 @\n")
  }

  @Test func spaceAndReturnLeaveOneCapital() {
    var hand = CustomHand(once)
    hand.tap("Space", "Return", "Globe")
    #expect(hand.machine.state == once)
  }

  @Test func everyButtonIsToldBeforeWhatItDoes() throws {
    var hand = CustomHand(once)
    for name in ["q", "Space", "Backspace", "Globe", "Return", "Numbers"] {
      hand.events = []
      let button = try #require(
        hand.machine.geometry.places.first { $0.button.name.lowercased() == name.lowercased() }
      ).button
      hand.tap(name)
      let own: [LayoutEngine.CustomKeyboardEvent] =
        switch name {
        case "q": [.keyButtonPressed("Q")]
        case "Space": [.spaceButtonPressed]
        case "Backspace": [.backspaceButtonPressed]
        case "Globe": [.globeButtonPressed]
        case "Return": [.returnButtonPressed]
        default: []
        }
      let released: [LayoutEngine.CustomKeyboardEvent] = [
        .keyPressEnd(button), .keyboardButtonPressed(button),
      ]
      // Backspace deletes when it comes down.
      #expect(
        hand.events == [.keyPressStart(button)]
          + (name == "Backspace" ? own + released : released + own))
    }
  }

  @Test func aKeyWithAnIdentifierDoesBoth() {
    var layouts = CustomKeyboardLayout()
    layouts.enumerateKeyboardLayouts { layout in
      layout.addKeyboardButton(
        KeyboardButton(type: .key("_"), identifier: .space), rowIndex: 0, buttonIndex: 0)
    }
    for state in [off, once] {
      var hand = CustomHand(layouts, state)
      hand.touch(1, .down, hand.machine.geometry.places[0].frame.center)
      hand.up()
      #expect(hand.text == "_ ")
    }
  }

  @Test func aButtonThatIsOnlyALabelIsToldAndDoesNothing() {
    var layouts = CustomKeyboardLayout()
    layouts.lowercase.addKeyboardButton(
      KeyboardButton(type: .text("hello"), identifier: "Mine"), rowIndex: 0)
    var hand = CustomHand(layouts)
    hand.tap("Mine")
    #expect(hand.events.count == 3)
    #expect(hand.text.isEmpty && hand.machine.state == off)
  }

  @Test func theSecondOfTwoQuickFingersIsNotLostAndIsSmall() {
    var hand = CustomHand(once)
    hand.down("q", finger: 1)
    hand.down("w", finger: 2)
    #expect(hand.machine.state == off)
    hand.up(finger: 1)
    hand.up(finger: 2)
    #expect(hand.text == "Qw")
    #expect(hand.machine.pressedButton == nil)
  }

  @Test func aFingerThatFollowsAPageKeyPressesWhatIsAtItsPlaceOnTheNewPage() {
    for (name, text) in [("q", "1"), ("Space", " ")] {
      var hand = CustomHand(off)
      let point = hand.center(of: name)
      hand.down("Numbers", finger: 1)
      hand.touch(2, .down, point)
      hand.up(finger: 1)
      hand.up(finger: 2)
      #expect(hand.text == text)
      #expect(hand.machine.state == .numbers)
    }
  }

  @Test func aFingerBesideTheKeyboardEndsNothing() {
    var hand = CustomHand(off)
    hand.down("q", finger: 1)
    hand.touch(2, .down, Point(x: 10, y: -5))
    #expect(hand.events.count == 1)
    hand.up(finger: 2)
    hand.up(finger: 1)
    #expect(hand.text == "q")
  }

  @Test func aSlideTypesTheKeyItEndsOn() {
    var hand = CustomHand(off)
    hand.down("q")
    hand.move(to: "w")
    hand.up()
    #expect(hand.text == "w")
  }

  @Test func aCancelTypesNothing() {
    var hand = CustomHand(off)
    hand.down("q")
    hand.touch(1, .cancelled, Point(x: 0, y: 0))
    hand.up()
    hand.down("w")
    hand.events += hand.machine.handle(.cancel(hand.now))
    hand.up()
    #expect(hand.text.isEmpty)
  }
}
