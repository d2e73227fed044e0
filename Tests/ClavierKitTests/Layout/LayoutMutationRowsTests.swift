// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// Edits of several rows, and of one of them; the same for rows and for layouts.
struct LayoutMutationRowsTests {
  private typealias Rows = KeyboardLayout.ItemRows

  private static let a = KeyboardAction.character("a")
  private static let new = keyItem(.character("x"), points: 99)
  /// Indices outside a list of three rows.
  private static let outOfRange = [Int.min, -2, -1, 3, 4, 1 << 40, Int.max]

  private let rows = ["aba", "cd", "ea"].map(letterRow)

  /// Returns the rows after an edit by action, by item, and of the layout.
  private func texts(
    _ byAction: (inout Rows) -> Void, _ byItem: (inout Rows) -> Void,
    _ ofLayout: (inout KeyboardLayout) -> Void
  ) -> [String] {
    var (first, second) = (rows, rows)
    var layout = KeyboardLayout(itemRows: rows)
    byAction(&first)
    byItem(&second)
    ofLayout(&layout)
    #expect(first == second)
    #expect(first == layout.itemRows)
    return first.map(text(of:))
  }

  private var a: KeyboardAction { Self.a }
  private var new: KeyboardLayout.Item { Self.new }

  @Test func insertBeforeHappensInEveryRowOnce() {
    let texts = texts(
      { $0.insert(new, before: a) }, { $0.insert(new, before: keyItem(a)) },
      { $0.insert(new, before: a) })
    #expect(texts == ["xaba", "cd", "exa"])
  }

  @Test func insertAfterHappensInEveryRowOnce() {
    let texts = texts(
      { $0.insert(new, after: a) }, { $0.insert(new, after: keyItem(a)) },
      { $0.insert(new, after: a) })
    #expect(texts == ["axba", "cd", "eax"])
  }

  @Test func removeRemovesAllMatchesOfEveryRow() {
    let texts = texts({ $0.remove(a) }, { $0.remove(keyItem(a)) }, { $0.remove(a) })
    #expect(texts == ["b", "cd", "e"])
  }

  @Test func replaceChangesTheFirstMatchOfEveryRow() {
    let texts = texts(
      { $0.replace(a, with: new) }, { $0.replace(keyItem(a), with: new) },
      { $0.replace(a, with: new) })
    #expect(texts == ["xba", "cd", "ex"])
  }

  @Test func itemsAreReplacedInEveryRowByOnesThatDoTheSame() {
    let wide = keyItem(a, points: 200)
    var (byAction, byItem) = (rows, rows)
    byAction.replace(a, with: wide)
    byItem.replace(keyItem(a), with: wide)
    #expect(byAction == byItem)
    #expect(byAction.map(text(of:)) == ["aba", "cd", "ea"])
    #expect(byAction[0][0] == wide && byAction[0][2] == rows[0][2] && byAction[2][1] == wide)
  }

  @Test func insertBeforeInOneRowLeavesTheOthers() {
    let texts = texts(
      { $0.insert(new, before: a, atRow: 2) }, { $0.insert(new, before: keyItem(a), atRow: 2) },
      { $0.insert(new, before: a, atRow: 2) })
    #expect(texts == ["aba", "cd", "exa"])
  }

  @Test func insertAfterInOneRowLeavesTheOthers() {
    let texts = texts(
      { $0.insert(new, after: a, atRow: 0) }, { $0.insert(new, after: keyItem(a), atRow: 0) },
      { $0.insert(new, after: a, atRow: 0) })
    #expect(texts == ["axba", "cd", "ea"])
  }

  @Test func removeFromOneRowLeavesTheOthers() {
    let texts = texts(
      { $0.remove(a, atRow: 0) }, { $0.remove(keyItem(a), atRow: 0) }, { $0.remove(a, atRow: 0) })
    #expect(texts == ["b", "cd", "ea"])
  }

  @Test func replaceInOneRowLeavesTheOthers() {
    let texts = texts(
      { $0.replace(a, with: new, atRow: 2) }, { $0.replace(keyItem(a), with: new, atRow: 2) },
      { $0.replace(a, with: new, atRow: 2) })
    #expect(texts == ["aba", "cd", "ex"])
  }

  @Test func aTargetInADifferentRowIsIgnored() {
    let texts = texts(
      { $0.remove(a, atRow: 1) }, { $0.replace(keyItem(a), with: new, atRow: 1) },
      { $0.insert(new, after: a, atRow: 1) })
    #expect(texts == ["aba", "cd", "ea"])
  }

  @Test(arguments: outOfRange)
  func editsOfARowOutOfRangeHaveNoEffect(row: Int) {
    #expect(rows.row(at: row) == nil)
    let edits: [(inout Rows) -> Void] = [
      { $0.insert(Self.new, before: Self.a, atRow: row) },
      { $0.insert(Self.new, before: keyItem(Self.a), atRow: row) },
      { $0.insert(Self.new, after: Self.a, atRow: row) },
      { $0.insert(Self.new, after: keyItem(Self.a), atRow: row) },
      { $0.remove(Self.a, atRow: row) },
      { $0.remove(keyItem(Self.a), atRow: row) },
      { $0.replace(Self.a, with: Self.new, atRow: row) },
      { $0.replace(keyItem(Self.a), with: Self.new, atRow: row) },
    ]
    for edit in edits {
      var (changed, none) = (rows, Rows())
      edit(&changed)
      edit(&none)
      #expect(changed == rows)
      #expect(none.isEmpty)
    }
  }

  @Test func everyRowInRangeIsGiven() {
    for index in rows.indices { #expect(rows.row(at: index) == rows[index]) }
    #expect(Rows().row(at: 0) == nil)
  }
}
