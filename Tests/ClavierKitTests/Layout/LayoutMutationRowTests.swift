// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// Returns an item that its width distinguishes from others with the same action.
func keyItem(_ action: KeyboardAction, points: Double = 10) -> KeyboardLayout.Item {
  KeyboardLayout.Item(
    action: action, width: .points(points), height: 54,
    edgeInsets: EdgeInsets(horizontal: 3, vertical: 6))
}

/// Returns a row with one character key per letter, whose width is its position in the row.
func letterRow(_ letters: String) -> KeyboardLayout.ItemRow {
  letters.enumerated().map { keyItem(.character(String($1)), points: Double($0 + 1)) }
}

/// Returns the letters of a row, as labelled.
func text(of row: KeyboardLayout.ItemRow) -> String {
  row.map(\.action.label).joined()
}

struct LayoutMutationRowTests {
  private let new = keyItem(.character("x"), points: 99)

  /// Returns the row after an edit.
  private func after(
    _ letters: String, _ edit: (inout KeyboardLayout.ItemRow) -> Void
  ) -> KeyboardLayout.ItemRow {
    var row = letterRow(letters)
    edit(&row)
    return row
  }

  @Test func indexIsTheOneOfTheFirstMatchOrNone() {
    let row = letterRow("abca")
    #expect(row.index(of: .character("a")) == 0)
    #expect(row.index(of: .character("c")) == 2)
    #expect(row.index(of: .character("x")) == nil)
    #expect(KeyboardLayout.ItemRow().index(of: .space) == nil)
  }

  @Test func anItemIsFoundByItsAction() {
    let row = letterRow("abc")
    #expect(row.index(of: keyItem(.character("b"), points: 1000)) == 1)
    #expect(row.index(of: keyItem(.characterMargin("b"))) == nil)
  }

  @Test func insertAfterGoesBehindTheFirstMatch() {
    let target = KeyboardAction.character("a")
    #expect(text(of: after("abca") { $0.insert(new, after: target) }) == "axbca")
    #expect(text(of: after("abc") { $0.insert(new, after: .character("c")) }) == "abcx")
    #expect(text(of: after("aba") { $0.insert(new, after: keyItem(target)) }) == "axba")
  }

  @Test func insertBeforeGoesInFrontOfTheFirstMatch() {
    let target = KeyboardAction.character("b")
    #expect(text(of: after("abcb") { $0.insert(new, before: target) }) == "axbcb")
    #expect(text(of: after("bc") { $0.insert(new, before: target) }) == "xbc")
    #expect(text(of: after("abb") { $0.insert(new, before: keyItem(target)) }) == "axbb")
  }

  @Test func editsWithoutAMatchHaveNoEffect() {
    for text in ["", "a", "abc"] {
      let row = letterRow(text)
      #expect(after(text) { $0.insert(new, after: .space) } == row)
      #expect(after(text) { $0.insert(new, after: keyItem(.space)) } == row)
      #expect(after(text) { $0.insert(new, before: .space) } == row)
      #expect(after(text) { $0.insert(new, before: keyItem(.space)) } == row)
      #expect(after(text) { $0.remove(.space) } == row)
      #expect(after(text) { $0.remove(keyItem(.space)) } == row)
      #expect(after(text) { $0.replace(.space, with: new) } == row)
      #expect(after(text) { $0.replace(keyItem(.space), with: new) } == row)
    }
  }

  @Test func removeRemovesAllMatches() {
    #expect(text(of: after("abaca") { $0.remove(.character("a")) }) == "bc")
    #expect(text(of: after("aaa") { $0.remove(.character("a")) }) == "")
    #expect(text(of: after("abaca") { $0.remove(keyItem(.character("a"), points: 7)) }) == "bc")
  }

  @Test func replaceChangesOnlyTheFirstMatch() {
    #expect(text(of: after("abaa") { $0.replace(.character("a"), with: new) }) == "xbaa")
    #expect(text(of: after("cab") { $0.replace(.character("b"), with: new) }) == "cax")
  }

  @Test func replacingByAnItemLeavesLaterItemsOfTheSameAction() {
    #expect(text(of: after("abaa") { $0.replace(keyItem(.character("a")), with: new) }) == "xbaa")
  }

  @Test func anItemCanBeReplacedByOneThatDoesTheSame() {
    let wide = keyItem(.character("b"), points: 200)
    let byAction = after("abc") { $0.replace(.character("b"), with: wide) }
    #expect(text(of: byAction) == "abc")
    #expect(byAction[1] == wide)
    let byItem = after("abc") { $0.replace(letterRow("abc")[1], with: wide) }
    #expect(byItem == byAction)
  }

  @Test func anItemCanBeInsertedBesideOneThatDoesTheSame() {
    let wide = keyItem(.character("a"), points: 50)
    let row = after("ab") { $0.insert(wide, after: .character("a")) }
    #expect(row.map(\.width) == [.points(1), .points(50), .points(2)])
  }
}

/// Keys of an input set, named by themselves.
struct LayoutMutationInputRowTests {
  private func key(_ character: String) -> InputSet.Item {
    InputSet.Item(character)
  }

  private func after(_ letters: String, _ edit: (inout InputSet.Row) -> Void) -> String {
    var row = InputSet.Row(chars: letters)
    edit(&row)
    return row.map(\.neutral).joined()
  }

  @Test func keysAreFoundByAllTheirForms() {
    let row = InputSet.Row(lowercased: "aiı", uppercased: "AİI")
    #expect(row.index(of: key("a")) == 0)
    #expect(row.index(of: key("i")) == nil)
    #expect(row.index(of: InputSet.Item(neutral: "i", uppercased: "İ", lowercased: "i")) == 1)
  }

  @Test func keysAreInsertedBesideTheFirstMatch() {
    #expect(after("abca") { $0.insert(key("x"), before: key("a")) } == "xabca")
    #expect(after("abca") { $0.insert(key("x"), after: key("a")) } == "axbca")
    #expect(after("abca") { $0.insert(key("x"), after: key("y")) } == "abca")
  }

  @Test func keysAreRemovedAllAndReplacedOnce() {
    #expect(after("abca") { $0.remove(key("a")) } == "bc")
    #expect(after("abca") { $0.replace(key("a"), with: key("x")) } == "xbca")
    #expect(after("abca") { $0.replace(key("a"), with: key("a")) } == "abca")
    #expect(after("abca") { $0.replace(key("y"), with: key("x")) } == "abca")
  }

  @Test func theRowsOfASetAreEditedAtOnceOrOneByOne() {
    var set = InputSet(rows: [.init(chars: "aba"), .init(chars: "ca")])
    set.rows.insert(key("x"), before: key("a"))
    set.rows.replace(key("a"), with: key("y"), atRow: 1)
    set.rows.remove(key("b"))
    set.rows.remove(key("c"), atRow: 0)
    set.rows.insert(key("z"), after: key("a"), atRow: 0)
    #expect(set.rows.characters() == [["x", "a", "z", "a"], ["c", "x", "y"]])
    #expect(set.rows.row(at: 1) == InputSet.Row(chars: "cxy"))
    #expect(set.rows.row(at: 2) == nil)
  }
}
