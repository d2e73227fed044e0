// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct LayoutMutationQueryTests {
  private let phone = KeyboardLayout.PhoneService().keyboardLayout(for: KeyboardContext())
  private let none = KeyboardLayout(itemRows: [])

  @Test func everyRowInRangeIsGivenAlsoTheFirst() {
    for index in 0..<4 { #expect(phone.itemRow(at: index) == phone.itemRows[index]) }
    for index in [Int.min, -1, 4, Int.max] { #expect(phone.itemRow(at: index) == nil) }
    #expect(none.itemRow(at: 0) == nil)
  }

  @Test func theFirstItemOfAnActionIsFoundRowByRow() {
    let layout = KeyboardLayout(itemRows: [
      [], letterRow("ab"), [keyItem(.character("b"), points: 70)],
    ])
    #expect(layout.firstItem(with: .character("b")) == layout.itemRows[1][1])
    #expect(layout.firstItem(with: .space) == nil)
  }

  @Test func theFirstCharacterKeyIsNoMarginAndNoOtherKey() {
    #expect(phone.firstCharacterItem?.action == .character("q"))
    let layout = KeyboardLayout(itemRows: [
      [keyItem(.characterMargin("a")), keyItem(.text("b")), keyItem(.space)],
      [keyItem(.tab), keyItem(.character("c"))],
    ])
    #expect(layout.firstCharacterItem == layout.itemRows[1][1])
    #expect(none.firstCharacterItem == nil)
  }

  @Test func keysAreInTheLayoutUntilTheyAreRemoved() {
    var layout = phone
    #expect(layout.hasKey(.space))
    #expect(layout.hasKey(.keyboardType(.numeric)))
    #expect(!layout.hasKey(.keyboardType(.symbolic)))
    #expect(!layout.hasKey(.tab))
    layout.remove(.space)
    #expect(!layout.hasKey(.space))
    #expect(!none.hasKey(.none))
  }

  @Test(arguments: [
    (Keyboard.KeyboardType.alphabetic, [Keyboard.KeyboardType.numeric]),
    (.numeric, [.symbolic, .alphabetic]),
    (.symbolic, [.numeric, .alphabetic]),
  ])
  func aPageHasSwitchersToOtherPages(
    type: Keyboard.KeyboardType, others: [Keyboard.KeyboardType]
  ) {
    let layout = KeyboardLayout.PhoneService().keyboardLayout(
      for: KeyboardContext(keyboardType: type))
    for other in [Keyboard.KeyboardType.alphabetic, .numeric, .symbolic] {
      #expect(layout.hasKeyboardSwitcher(other) == others.contains(other))
      #expect(layout.itemRows.hasKeyboardSwitcher(other) == others.contains(other))
    }
  }

  @Test func aRowHasASwitcherOnlyIfItIsInThatRow() {
    #expect(phone.itemRows[3].hasKeyboardSwitcher(.numeric))
    #expect(!phone.itemRows[2].hasKeyboardSwitcher(.numeric))
    #expect(!KeyboardLayout.ItemRow().hasKeyboardSwitcher(.numeric))
    #expect(!none.hasKeyboardSwitcher(.numeric))
  }

  @Test func idealSizesMatchTheFirstItemOrAreZero() {
    var layout = phone
    #expect(layout.idealItemHeight == 54)
    #expect(layout.idealItemInsets == EdgeInsets(horizontal: 3, vertical: 6))
    layout.itemRows.insert([], at: 0)
    #expect(layout.idealItemHeight == 54)
    #expect(none.idealItemHeight == 0)
    #expect(none.idealItemInsets == .zero)
  }

  @Test func anIdealItemFillsTheRestUnlessItHasAWidth() {
    let tab = phone.createIdealItem(for: .tab)
    #expect(tab.action == .tab)
    #expect(tab.width == .available)
    #expect(tab.height == 54)
    #expect(tab.edgeInsets == EdgeInsets(horizontal: 3, vertical: 6))
    #expect(phone.createIdealItem(for: .tab, width: .points(7)).width == .points(7))
    #expect(none.createIdealItem(for: .tab).height == 0)
  }

  @Test func aCopyChangesAlone() {
    var copy = phone.copy()
    #expect(copy == phone)
    copy.remove(.space)
    #expect(phone.hasKey(.space))
    #expect(!copy.hasKey(.space))
  }

  @Test func anItemsSizeIsItsWidthAndHeight() {
    var key = keyItem(.space, points: 5)
    #expect(key.size == KeyboardLayout.ItemSize(width: .points(5), height: 54))
    key.size = KeyboardLayout.ItemSize(width: .input, height: 40)
    #expect(key.width == .input)
    #expect(key.height == 40)
    #expect(KeyboardLayout.Item(action: .space, size: key.size).edgeInsets == .zero)
    #expect(
      KeyboardLayout.Item(action: .space, size: key.size, edgeInsets: key.edgeInsets) == key)
  }

  @Test func olderNamesAreAliases() {
    let insets = EdgeInsets(horizontal: 1, vertical: 2)
    let size = KeyboardLayoutItemSize(width: .input, height: 9)
    var key = KeyboardLayout.Item(action: .space, size: size, insets: insets)
    #expect(key == KeyboardLayout.Item(action: .space, size: size, edgeInsets: insets))
    #expect(key.insets == insets)
    key.insets = .zero
    #expect(key.edgeInsets == .zero)
  }
}
