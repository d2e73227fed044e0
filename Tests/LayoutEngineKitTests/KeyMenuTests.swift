// SPDX-License-Identifier: MIT

import ClavierKit
@testable import LayoutEngineKit
import Testing

/// The menu of a key: where it is, when it opens and closes, and what runs.
struct KeyMenuTests {
  private let items = ["Cut", "Copy", "Paste"].map {
    KeyMenuItem(identifier: CustomKeyboardIdentifier(rawValue: $0), title: $0)
  }

  /// A keyboard whose Q has a menu, with or without pop.
  private func hand(hasPop: Bool, type: KeyMenuType = .horizontal) -> CustomHand {
    var layouts = CustomKeyboardLayout()
    layouts.lowercase.updateKeyboardButton(atRowIndex: 0, buttonIndex: 4) { button in
      button.menu = KeyMenu(items: items, type: type)
      button.style.showsPopup = hasPop
    }
    return CustomHand(layouts)
  }

  private func item(_ index: Int, of hand: CustomHand) -> Point {
    guard let shown = hand.machine.keyMenu else { return Point(x: -1, y: -1) }
    return shown.menu.itemFrames(in: shown.frame)[index].center
  }

  private func selected(_ hand: CustomHand) -> [String] {
    hand.events.compactMap { event in
      if case .keyMenuItemSelected(let item) = event { item.title } else { nil }
    }
  }

  @Test func itemsStandBesideOrBelowEachOtherWithPaddings() {
    var menu = KeyMenu(items: items)
    #expect(menu.size == Size(width: 140, height: 50))
    #expect(
      menu.itemFrames(in: Rect(x: 100, y: 10, width: 140, height: 50)).map(\.minX)
        == [105, 150, 195])
    menu.type = .vertical
    #expect(menu.size == Size(width: 50, height: 140))
    #expect(
      menu.itemFrames(in: Rect(x: 100, y: 10, width: 50, height: 140)).map(\.minY)
        == [15, 60, 105])
    #expect(KeyMenu(items: []).size == Size(width: 10, height: 50))
  }

  @Test func aMenuStandsAboveItsKeyOrInsideItsBounds() {
    let menu = KeyMenu(items: items)
    let key = Rect(x: 100, y: 60, width: 20, height: 40)
    #expect(menu.frame(above: key) == Rect(x: 40, y: 5, width: 140, height: 50))
    let bounds = Rect(x: 50, y: 20, width: 500, height: 100)
    #expect(menu.frame(above: key, bounds: bounds) == Rect(x: 50, y: 20, width: 140, height: 50))
  }

  @Test func aTouchSelectsTheItemBelowItAndNothingBetween() {
    let menu = KeyMenu(items: items)
    let frame = Rect(x: 0, y: 0, width: 140, height: 50)
    #expect(menu.selection(at: Point(x: 5, y: 5), in: frame) == 0)
    #expect(menu.selection(at: Point(x: 45, y: 5), in: frame) == nil)
    #expect(menu.selection(at: Point(x: 50, y: 44), in: frame) == 1)
    #expect(menu.selection(at: Point(x: 134, y: 20), in: frame) == 2)
    #expect(menu.selection(at: Point(x: 20, y: 60), in: frame) == nil)
  }

  @Test func noStyleMakesAMenuInsideOut() {
    var style = KeyMenuStyle()
    for number in [-1, .nan, .infinity, 1e300] as [Double] {
      style.itemSize = Size(width: number, height: number)
      (style.itemPadding, style.leadingPadding, style.topPadding) = (number, number, number)
      for type in KeyMenuType.allCases {
        let menu = KeyMenu(items: items, style: style, type: type)
        let frame = menu.frame(above: .init(x: 0, y: 0, width: 1, height: 1))
        #expect(menu.size.width.isFinite && menu.size.height.isFinite)
        #expect(menu.itemFrames(in: frame).allSatisfy { $0.width >= 0 && $0.height >= 0 })
      }
    }
  }

  @Test func aKeyWithPopOpensItsMenuAfterASecond() {
    var hand = hand(hasPop: true)
    hand.down("t")
    hand.wait(.milliseconds(999))
    #expect(hand.machine.keyMenu == nil)
    hand.wait(.milliseconds(1))
    #expect(hand.machine.keyMenu != nil)
    #expect(hand.machine.keyPop == nil)
    #expect(hand.machine.deadline == nil)
  }

  @Test func aKeyWithoutPopOpensItsMenuAtOnce() {
    var hand = hand(hasPop: false)
    hand.down("t")
    #expect(hand.machine.keyMenu != nil)
  }

  @Test func aShortTapOnAKeyWithPopTypesIt() {
    var hand = hand(hasPop: true)
    hand.tap("t")
    hand.wait(.seconds(2))
    #expect(hand.text == "t")
    #expect(hand.machine.keyMenu == nil)
  }

  @Test func anotherPressADragALiftOrACancelKeepsTheMenuClosed() {
    for reason in 0..<4 {
      var hand = hand(hasPop: true)
      hand.down("t")
      hand.wait(.milliseconds(500))
      switch reason {
      case 0: hand.down("p", finger: 2)
      case 1: hand.move(to: "y")
      case 2: hand.up()
      default: hand.touch(1, .cancelled, Point(x: 0, y: 0))
      }
      hand.wait(.seconds(2))
      #expect(hand.machine.keyMenu == nil)
    }
  }

  @Test func aFingerThatMovesToAnItemAndLiftsRunsItAndTypesNothing() {
    var hand = hand(hasPop: true)
    hand.down("t")
    hand.wait(.seconds(1))
    hand.touch(1, .moved, item(2, of: hand))
    #expect(hand.machine.keyMenu?.selection == 2)
    hand.touch(1, .up, item(1, of: hand))
    #expect(selected(hand) == ["Copy"])
    #expect(hand.events.last == .keyMenuClosed)
    #expect(hand.machine.keyMenu == nil && hand.text.isEmpty)
  }

  @Test func aLiftBesideTheItemsLeavesTheMenuOpenAndASecondOneClosesIt() {
    var hand = hand(hasPop: false)
    hand.down("t")
    hand.up()
    #expect(hand.machine.keyMenu?.isLocked == true)
    hand.touch(2, .down, item(0, of: hand))
    #expect(hand.machine.keyMenu?.selection == 0)
    hand.touch(2, .moved, Point(x: -50, y: 0))
    #expect(hand.machine.keyMenu?.selection == nil)
    hand.touch(2, .up, Point(x: -50, y: 0))
    #expect(hand.machine.keyMenu == nil)
    #expect(selected(hand).isEmpty && hand.text.isEmpty)
  }

  @Test func anItemOfALockedMenuRunsOnATap() {
    var hand = hand(hasPop: false, type: .vertical)
    hand.down("t")
    hand.up()
    let copy = item(1, of: hand)
    hand.touch(2, .down, copy)
    hand.touch(2, .up, copy)
    #expect(selected(hand) == ["Copy"])
  }

  @Test func aCancelClosesTheMenuAndRunsNothing() {
    var hand = hand(hasPop: false)
    hand.down("t")
    hand.touch(1, .moved, item(1, of: hand))
    hand.touch(1, .cancelled, item(1, of: hand))
    #expect(hand.machine.keyMenu == nil)
    #expect(selected(hand).isEmpty)
    #expect(hand.events.last == .keyMenuClosed)
  }

  @Test func keysTypeNothingWhileAMenuIsOpenAndForATenthOfASecondAfter() {
    var hand = hand(hasPop: false)
    hand.down("t")
    hand.wait(.milliseconds(20))
    hand.up()
    #expect(hand.text.isEmpty, "the menu's own key does not type either")
    hand.tap("a")
    #expect(hand.machine.keyMenu == nil)
    hand.touch(1, .up, Point(x: 0, y: 0))
    hand.now = hand.now + .milliseconds(-1)
    // The tap closed the menu 49 ms ago.
    hand.down("s")
    hand.up()
    #expect(hand.text.isEmpty)
    hand.wait(.milliseconds(51))
    hand.tap("d")
    #expect(hand.text == "d")
  }

  @Test func everyStartOfAKeyWithAMenuHasItsEnd() {
    var hand = hand(hasPop: false)
    hand.down("t")
    guard case .keyPressStart = hand.events[0], case .keyPressCancel = hand.events[1],
      case .keyMenuOpened(let button) = hand.events[2]
    else {
      Issue.record("\(hand.events)")
      return
    }
    #expect(button.menu?.items == items && hand.events.count == 3)
    #expect(hand.machine.pressedButton == nil)
  }

  @Test func aButtonKeepsTheMenuItIsMadeWith() {
    let button = KeyboardButton(type: .key("a"), menu: KeyMenu(items: items))
    #expect(button.menu?.items.count == 3)
    #expect(KeyboardButton(type: .key("a")).menu == nil)
  }
}
