// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutEngineKit
import Testing

/// The menu of a key: opening, closing, and the effect of a lift.
struct KeyMenuTests {
  private let items = ["Cut", "Copy", "Paste"].map {
    KeyMenuItem(identifier: CustomKeyboardIdentifier(rawValue: $0), title: $0 + "!")
  }

  /// Returns a keyboard with a menu on T, or on a given button.
  private func hand(row: Int = 0, button: Int = 4) -> CustomHand {
    var layouts = CustomKeyboardLayout()
    layouts.lowercase.updateKeyboardButton(atRowIndex: row, buttonIndex: button) {
      $0.menu = KeyMenu(items: items)
    }
    return CustomHand(layouts)
  }

  private func selected(_ hand: CustomHand) -> [String] {
    hand.events.compactMap { event in
      if case .item(let item) = event { item.identifier.rawValue } else { nil }
    }
  }

  @Test func aKeyThatIsHeldOpensItsMenuBehindItsOwnAction() {
    let hand = hand()
    hand.down("t")
    hand.wait(.milliseconds(499))
    #expect(hand.list == nil)
    hand.wait(.milliseconds(1))
    #expect(hand.list?.items.map(\.label) == ["t", "Cut!", "Copy!", "Paste!"])
    #expect(hand.list?.selectedIndex == 0)
    #expect(hand.keyboard.session.scene.callouts.allSatisfy { $0.kind == .action }, "no pop")
  }

  @Test func aLiftWithoutAMoveTypesTheKeyItself() {
    let hand = hand()
    hand.down("t")
    hand.wait(.seconds(1))
    hand.up()
    #expect(hand.text == "t" && selected(hand).isEmpty && hand.list == nil)
  }

  @Test func liftingOnAnItemRunsItWithoutTyping() throws {
    let hand = hand()
    hand.down("t")
    hand.wait(.seconds(1))
    let list = try #require(hand.list)
    try #require(list.items.count == 4)
    hand.touch(1, .moved, list.items[2].frame.center)
    #expect(hand.list?.selectedIndex == 2)
    hand.touch(1, .up, list.items[2].frame.center)
    #expect(hand.events == [.item(items[1])])
    #expect(hand.list == nil && hand.text.isEmpty)
  }

  @Test func aCancelClosesTheMenuWithoutAnAction() throws {
    let hand = hand()
    hand.down("t")
    hand.wait(.seconds(1))
    let list = try #require(hand.list)
    try #require(list.items.count == 4)
    hand.touch(1, .moved, list.items[1].frame.center)
    hand.touch(1, .cancelled, list.items[1].frame.center)
    #expect(hand.list == nil && hand.events.isEmpty)
  }

  @Test func theGlobeHasAMenuAndShiftHasNone() throws {
    let globe = hand(row: 3, button: 1)
    globe.down("Globe")
    globe.wait(.seconds(1))
    let list = try #require(globe.list)
    try #require(list.items.count == 4)
    globe.touch(1, .moved, list.items[1].frame.center)
    globe.up()
    #expect(selected(globe) == ["Cut"])
    #expect(!globe.events.contains(.globe))
    let shift = hand(row: 2, button: 0)
    shift.down("ShiftOff")
    shift.wait(.seconds(1))
    #expect(shift.list == nil)
  }

  @Test func aKeyWithAnEmptyMenuTypes() {
    var layouts = CustomKeyboardLayout()
    layouts.lowercase.updateKeyboardButton(atRowIndex: 0, buttonIndex: 4) {
      $0.menu = KeyMenu(items: [])
    }
    let hand = CustomHand(layouts)
    hand.down("t")
    hand.wait(.seconds(1))
    hand.up()
    #expect(hand.text == "t")
  }

  @Test func aButtonKeepsTheMenuItIsMadeWith() {
    let button = KeyboardButton(type: .key("a"), menu: KeyMenu(items: items))
    #expect(button.menu?.items.count == 3)
    #expect(KeyboardButton(type: .key("a")).menu == nil)
  }
}
