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

  @Test(
    arguments: [(nil, ["xaba", "cd", "exa"]), (2, ["aba", "cd", "exa"])] as [(Int?, [String])])
  func insertBeforeHappensOnceInEveryRowOrOnlyInOne(row: Int?, expected: [String]) {
    let texts = texts(
      { $0.insert(new, before: a, atRow: row) }, { $0.insert(new, before: keyItem(a), atRow: row) },
      { $0.insert(new, before: a, atRow: row) })
    #expect(texts == expected)
  }

  @Test(
    arguments: [(nil, ["axba", "cd", "eax"]), (0, ["axba", "cd", "ea"])] as [(Int?, [String])])
  func insertAfterHappensOnceInEveryRowOrOnlyInOne(row: Int?, expected: [String]) {
    let texts = texts(
      { $0.insert(new, after: a, atRow: row) }, { $0.insert(new, after: keyItem(a), atRow: row) },
      { $0.insert(new, after: a, atRow: row) })
    #expect(texts == expected)
  }

  @Test(arguments: [(nil, ["b", "cd", "e"]), (0, ["b", "cd", "ea"])] as [(Int?, [String])])
  func removeRemovesAllMatchesOfEveryRowOrOnlyOfOne(row: Int?, expected: [String]) {
    let texts = texts(
      { $0.remove(a, atRow: row) }, { $0.remove(keyItem(a), atRow: row) },
      { $0.remove(a, atRow: row) })
    #expect(texts == expected)
  }

  @Test(arguments: [(nil, ["xba", "cd", "ex"]), (2, ["aba", "cd", "ex"])] as [(Int?, [String])])
  func replaceChangesTheFirstMatchOfEveryRowOrOnlyOfOne(row: Int?, expected: [String]) {
    let texts = texts(
      { $0.replace(a, with: new, atRow: row) }, { $0.replace(keyItem(a), with: new, atRow: row) },
      { $0.replace(a, with: new, atRow: row) })
    #expect(texts == expected)
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
}
