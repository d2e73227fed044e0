// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct LayoutMutationBottomRowTests {
  private typealias Size = KeyboardLayout.ItemSize

  /// Letters, and a bottom row as on a phone.
  private let phone = KeyboardLayout(itemRows: [
    letterRow("qwe"), letterRow("as"), [keyItem(.shift(.auto)), keyItem(.backspace)],
    [
      Self.key(.keyboardType(.numeric), .percentage(0.123)), Self.key(.space, .available),
      Self.key(.primary(.return), .percentage(0.25)),
    ],
  ])
  private let none = KeyboardLayout(itemRows: [])
  private let flag = KeyboardAction.character("🇸🇪")

  private static func key(
    _ action: KeyboardAction, _ width: KeyboardLayout.ItemWidth
  ) -> KeyboardLayout.Item {
    KeyboardLayout.Item(
      action: action, width: width, height: 54,
      edgeInsets: EdgeInsets(horizontal: 3, vertical: 6))
  }

  private func bottom(_ layout: KeyboardLayout) -> String {
    (layout.bottomRow ?? []).map(\.action.label).joined(separator: " ")
  }

  @Test func bottomRowIndexIsTheLastOneAndMinusOneWithoutRows() {
    #expect(phone.bottomRowIndex == 3)
    #expect(KeyboardLayout(itemRows: [[]]).bottomRowIndex == 0)
    #expect(none.bottomRowIndex == -1)
  }

  @Test func bottomRowIsTheLastRow() {
    #expect(bottom(phone) == "123 space return")
    #expect(phone.bottomRow == phone.itemRow(at: phone.bottomRowIndex))
    #expect(none.bottomRow == nil)
  }

  @Test func bottomRowOfOneRowIsThatRow() {
    #expect(KeyboardLayout(itemRows: [letterRow("ab")]).bottomRow == letterRow("ab"))
  }

  @Test func bottomRowSystemItemsAreTheOnesThatDoNotType() {
    #expect(
      phone.bottomRowSystemItems.map(\.action) == [.keyboardType(.numeric), .primary(.return)])
    let typing = KeyboardLayout(itemRows: [[keyItem(.backspace)], letterRow("ab")])
    #expect(typing.bottomRowSystemItems.isEmpty)
    #expect(none.bottomRowSystemItems.isEmpty)
  }

  @Test func bottomRowSystemItemWidthIsTheOneOfTheFirst() {
    #expect(phone.bottomRowSystemItemWidth == .percentage(0.123))
    #expect(KeyboardLayout(itemRows: [letterRow("ab")]).bottomRowSystemItemWidth == nil)
    #expect(none.bottomRowSystemItemWidth == nil)
  }

  @Test func bottomRowLayoutHasOnlyTheBottomRowAndLeavesItsOriginal() {
    let layout = phone
    #expect(layout.bottomRowLayout.itemRows == [phone.itemRows[3]])
    #expect(layout.itemRows.count == 4)
    #expect(none.bottomRowLayout == none)
  }

  @Test func tryCreateBottomRowItemUsesSizeAndInsetsOfTheFirstSystemKey() {
    let created = phone.tryCreateBottomRowItem(for: flag)
    #expect(created?.action == flag)
    #expect(created?.size == phone.itemRows[3][0].size)
    #expect(created?.edgeInsets == EdgeInsets(horizontal: 3, vertical: 6))
  }

  @Test func tryCreateBottomRowItemPrefersASystemKeyToOnesBeforeIt() {
    let system = keyItem(.primary(.return), points: 90)
    let layout = KeyboardLayout(itemRows: [letterRow("ab") + [system, keyItem(.tab)]])
    #expect(layout.tryCreateBottomRowItem(for: flag)?.width == .points(90))
    #expect(layout.bottomRowSystemItemWidth == .points(90))
  }

  @Test func tryCreateBottomRowItemUsesTheFirstItemWithoutSystemKeys() {
    let layout = KeyboardLayout(itemRows: [[keyItem(.backspace, points: 70)], letterRow("ab")])
    #expect(layout.tryCreateBottomRowItem(for: flag)?.width == .points(1))
  }

  @Test func tryCreateBottomRowItemUsesAGivenSizeAndTheInsets() {
    let size = Size(width: .input, height: 70)
    let created = phone.tryCreateBottomRowItem(for: flag, size: size)
    #expect(created?.size == size)
    #expect(created?.edgeInsets == phone.itemRows[3][0].edgeInsets)
  }

  @Test func tryCreateBottomRowItemIsNilWithoutABottomRowOrItems() {
    #expect(none.tryCreateBottomRowItem(for: flag) == nil)
    let empty = KeyboardLayout(itemRows: [letterRow("ab"), []])
    #expect(empty.tryCreateBottomRowItem(for: flag, size: Size(width: .input, height: 1)) == nil)
  }

  @Test func tryInsertBottomRowActionGoesBeforeOrAfterItsTarget() {
    var layout = phone
    layout.tryInsertBottomRowAction(.tab, before: .space)
    layout.tryInsertBottomRowAction(flag, after: .space, size: Size(width: .input, height: 54))
    #expect(bottom(layout) == "123 ⇥ space 🇸🇪 return")
    #expect(layout.itemRows.dropLast() == phone.itemRows.dropLast())
    #expect(layout.firstItem(with: .tab)?.width == .percentage(0.123))
    #expect(layout.firstItem(with: flag)?.width == .input)
  }

  @Test func tryInsertBottomRowActionIgnoresTargetsOfOtherRows() {
    var layout = phone
    layout.tryInsertBottomRowAction(.tab, before: .backspace)
    layout.tryInsertBottomRowAction(.tab, after: .character("q"))
    #expect(layout == phone)
  }

  @Test func tryReplaceBottomRowActionChangesTheFirstMatchOfTheBottomRow() {
    var layout = phone
    layout.tryReplaceBottomRowAction(.primary(.return), with: .primary(.search))
    #expect(bottom(layout) == "123 space search")
    #expect(layout.firstItem(with: .primary(.search))?.width == .percentage(0.123))
    layout.tryReplaceBottomRowAction(
      .primary(.search), with: .primary(.go), size: Size(width: .percentage(0.25), height: 54))
    #expect(layout.firstItem(with: .primary(.go))?.width == .percentage(0.25))
    let before = layout
    layout.tryReplaceBottomRowAction(.backspace, with: .tab)
    #expect(layout == before)
  }

  @Test func tryReplaceBottomRowActionKeepsAKeyThatIsReplacedByItsEqual() {
    var layout = phone
    layout.tryReplaceBottomRowAction(.space, with: .space, size: Size(width: .input, height: 54))
    #expect(bottom(layout) == "123 space return")
    #expect(layout.firstItem(with: .space)?.width == .input)
  }

  @Test func editsWithoutABottomRowHaveNoEffect() {
    var layout = none
    layout.tryInsertBottomRowAction(flag, before: .space)
    layout.tryInsertBottomRowAction(flag, after: .space)
    layout.tryReplaceBottomRowAction(.space, with: flag)
    #expect(layout == none)
  }
}
