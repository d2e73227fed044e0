// SPDX-License-Identifier: MIT

import ClavierKit
import Testing
import TestSupport

/// Properties that hold after any edits in any order.
struct LayoutMutationPropertyTests {
  @Test(arguments: 0..<4 as Range<UInt64>)
  func tenThousandRandomEditsLeaveFramesThatTile(seed: UInt64) {
    var editor = RandomEditor(seed: seed)
    var keyCounts: Set<Int> = []
    for step in 1...10_000 {
      editor.edit()
      guard step.isMultiple(of: 100) else { continue }
      let frames = KeyboardFrames(editor.layout, width: editor.width())
      #expect(frames.tilingFlaw == nil, "seed \(seed), step \(step)")
      let actions = editor.layout.itemRows.joined().map(\.action).filter { !$0.isSpacer }
      #expect(frames.keys.map(\.action) == actions, "seed \(seed), step \(step)")
      keyCounts.insert(actions.count)
    }
    // If all edits missed, no property would be tested.
    #expect(keyCounts.count > 20, "seed \(seed)")
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func editsOfOneRowLeaveTheOthersAndTheirOrder(seed: UInt64) {
    var editor = RandomEditor(seed: seed)
    for _ in 0..<50 {
      let before = editor.layout.itemRows
      let row = editor.editOneRow()
      let after = editor.layout.itemRows
      #expect(after.count == before.count)
      for index in before.indices where index != row {
        #expect(after[index] == before[index], "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func editsOfAllRowsAreEditsOfEveryRow(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let editor = RandomEditor(seed: seed)
    let (target, new) = (random.action(), random.item())
    var (all, single) = (editor.layout, editor.layout)
    all.insert(new, before: target)
    all.insert(new, after: target)
    all.replace(target, with: new)
    all.remove(new.action)
    for row in single.itemRows.indices {
      single.insert(new, before: target, atRow: row)
      single.insert(new, after: target, atRow: row)
      single.replace(target, with: new, atRow: row)
      single.remove(new.action, atRow: row)
    }
    #expect(all == single, "seed \(seed)")
    #expect(!all.hasKey(new.action))
  }
}

/// A layout with random edits of every kind, including invalid numbers.
private struct RandomEditor {
  var layout: KeyboardLayout
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    layout = KeyboardLayout(itemRows: [])
    startOver()
  }

  /// Starts from a standard page, sometimes from no rows or empty rows.
  private mutating func startOver() {
    let type = [Keyboard.KeyboardType.alphabetic, .numeric, .symbolic].randomElement(using: &random)
    let context = KeyboardContext(keyboardType: type ?? .alphabetic)
    let page = KeyboardLayout.PhoneService().keyboardLayout(for: context)
    let starts = [page, page, page.bottomRowLayout, KeyboardLayout(itemRows: [[], []])]
    layout = starts.randomElement(using: &random) ?? page
  }

  mutating func width() -> Double {
    [390, 844, 37.7, 1, 0, -5, .nan, .infinity, 1e12].randomElement(using: &random) ?? 390
  }

  /// Makes one random edit; the layout starts over when it exceeds any screen.
  mutating func edit() {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: editAllRows()
    case 2, 3: editOneRow()
    case 4, 5: editBottomRow()
    case 6: editRowsByItem()
    default: editRows()
    }
    let count = layout.itemRows.reduce(0) { $0 + $1.count }
    if count > 300 || layout.itemRows.count > 10 || random.chance(of: 200) { startOver() }
  }

  private mutating func editAllRows() {
    let (target, new) = (random.action(), random.item())
    switch Int.random(in: 0..<4, using: &random) {
    case 0: layout.insert(new, before: target)
    case 1: layout.insert(new, after: target)
    case 2: layout.remove(target)
    default: layout.replace(target, with: new)
    }
  }

  /// Makes one edit of a row, which may not exist, and returns the row's index.
  @discardableResult
  mutating func editOneRow() -> Int {
    let (target, new, row) = (random.action(), random.item(), random.index())
    switch Int.random(in: 0..<4, using: &random) {
    case 0: layout.insert(new, before: target, atRow: row)
    case 1: layout.insert(new, after: target, atRow: row)
    case 2: layout.remove(target, atRow: row)
    default: layout.replace(target, with: new, atRow: row)
    }
    return row
  }

  private mutating func editBottomRow() {
    let (target, new) = (random.action(), random.action())
    let size = random.chance(of: 2) ? random.item().size : nil
    switch Int.random(in: 0..<4, using: &random) {
    case 0: layout.tryInsertBottomRowAction(new, before: target, size: size)
    case 1: layout.tryInsertBottomRowAction(new, after: target, size: size)
    case 2: layout.tryReplaceBottomRowAction(target, with: new, size: size)
    default:
      guard let item = layout.tryCreateBottomRowItem(for: new, size: size) else { return }
      layout.itemRows.insert(item, after: target, atRow: layout.bottomRowIndex)
    }
  }

  /// Makes one edit by a whole item, of all rows or of one.
  private mutating func editRowsByItem() {
    let (target, new, row) = (random.item(), random.item(), random.index())
    switch Int.random(in: 0..<8, using: &random) {
    case 0: layout.itemRows.insert(new, before: target)
    case 1: layout.itemRows.insert(new, after: target)
    case 2: layout.itemRows.remove(target)
    case 3: layout.itemRows.replace(target, with: new)
    case 4: layout.itemRows.insert(new, before: target, atRow: row)
    case 5: layout.itemRows.insert(new, after: target, atRow: row)
    case 6: layout.itemRows.remove(target, atRow: row)
    default: layout.itemRows.replace(target, with: new, atRow: row)
    }
  }

  /// Adds, removes or replaces rows.
  private mutating func editRows() {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      layout = layout.adjusted(for: .numbers, layoutConfiguration: .standardPhone)
    case 1:
      let new = layout.createIdealItem(for: random.action())
      layout.itemRows.append(layout.itemRow(at: random.index()) ?? [new])
    case 2: layout = layout.copy()
    default: if random.chance(of: 20) { layout = layout.bottomRowLayout }
    }
  }
}

extension SplitMix64 {
  fileprivate mutating func chance(of count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }

  /// Returns the index of a row, or an invalid one.
  fileprivate mutating func index() -> Int {
    [0, 1, 2, 3, 3, -1, 4, 7, .min, .max].randomElement(using: &self) ?? 0
  }

  fileprivate mutating func action() -> KeyboardAction {
    let letter = ["a", "b", "p", "l", "1", "/", "."].randomElement(using: &self) ?? "a"
    return [
      .character(letter), .character(letter), .characterMargin(letter), KeyboardAction.none,
      .space, .backspace, .tab, .primary(.return), .keyboardType(.numeric), .text("ab"),
    ].randomElement(using: &self) ?? .space
  }

  fileprivate mutating func item() -> KeyboardLayout.Item {
    let length = [0, 3, 40, 54, -7, Double.nan, .infinity, 1e300].randomElement(using: &self) ?? 0
    let widths: [KeyboardLayout.ItemWidth] = [
      .available, .input, .inputPercentage(1.5), .percentage(0.25), .points(length),
    ]
    return KeyboardLayout.Item(
      action: action(), width: widths.randomElement(using: &self) ?? .input,
      height: chance(of: 5) ? length : 54,
      edgeInsets: EdgeInsets(horizontal: chance(of: 5) ? length : 3, vertical: 6))
  }
}
