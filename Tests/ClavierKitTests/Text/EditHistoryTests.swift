// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

/// The changes that are undone and redone, and the texts in which they are not.
struct EditHistoryTests {
  /// Returns the record of a field into which a text was typed.
  private func typed(_ text: String, _ field: Keyboard.Field = Keyboard.Field()) -> TextRecord {
    var record = TextRecord(field: field)
    record.insert(text, at: Timestamp(microseconds: 0))
    return record
  }

  @Test("Changes are undone from the last one on, and redone in their order")
  func order() {
    var history = EditHistory()
    history.record("c", to: "", after: "a b ")
    history.record("b ", to: "", after: "a ")
    #expect(history.undo(in: typed("a ")) == TextEdit(text: "b "))
    #expect(history.undo(in: typed("a b ")) == TextEdit(text: "c"))
    #expect(history.undo(in: typed("a b c")) == nil)
    #expect(history.redo(in: typed("a b c")) == TextEdit(deleteCount: 1))
    #expect(history.redo(in: typed("a b ")) == TextEdit(deleteCount: 2))
    #expect(history.redo(in: typed("a ")) == nil)
  }

  @Test("Only the changed end is typed again, and a new change drops the undone ones")
  func newChange() {
    var history = EditHistory()
    history.record("teh ", to: "the ", after: "")
    #expect(history.undo(in: typed("the ")) == TextEdit(deleteCount: 3, text: "eh "))
    history.record("teh ", to: "teh", after: "")
    #expect(history.redo(in: typed("teh ")) == nil)
    #expect(history.undo(in: typed("teh")) == TextEdit(text: " "))
    history.record("teh", to: "teh", after: "")
    #expect(history.redo(in: typed("teh ")) == TextEdit(deleteCount: 1))
    history.reset()
    #expect(history.undo(in: typed("teh")) == nil)
  }

  @Test("The oldest of more than twenty changes are dropped")
  func capacity() {
    var history = EditHistory()
    for count in 0..<30 {
      history.record("", to: "a", after: String(repeating: "a", count: count))
    }
    var text = String(repeating: "a", count: 30)
    while history.undo(in: typed(text)) != nil { text.removeLast() }
    #expect(text.count == 30 - EditHistory.capacity)
  }

  @Test("In another text, or in one of unknown beginning, nothing is undone")
  func otherText() {
    var history = EditHistory()
    history.record("teh ", to: "the ", after: "")
    for text in ["", "the", "the x", "I see the ", "teh "] {
      #expect(history.undo(in: typed(text)) == nil, "\(text)")
    }
    history.record("word", to: "", after: "")
    var unknown = TextRecord()
    unknown.forget()
    #expect(history.undo(in: unknown) == nil)
    #expect(history.undo(in: TextRecord()) == TextEdit(text: "word"))
  }

  @Test("In a long text, whose beginning a session no longer reports, a change is undone")
  func longText() {
    var history = EditHistory()
    let start = String(repeating: "word ", count: 20)
    history.record("teh ", to: "the ", after: start)
    let text = typed(String((start + "the ").dropFirst(30)))
    #expect(history.undo(in: text) == TextEdit(deleteCount: 3, text: "eh "))
  }

  @Test("Line ends and untypable characters are not typed again, nor clusters deleted")
  func notReplayed() {
    var history = EditHistory { $0.isASCII }
    history.record("ñ", to: "", after: "a ")
    #expect(history.undo(in: typed("a ")) == nil)
    let any = Keyboard.Field(acceptsAnyText: true)
    #expect(history.undo(in: typed("a ", any)) == TextEdit(text: "ñ"))
    history.record("\nb", to: "", after: "a")
    #expect(history.undo(in: typed("a", any)) == nil)
    history.record("", to: "👍🏽 ", after: "a")
    #expect(history.undo(in: typed("a👍🏽 ", any)) == nil)
    history.record("👍🏽", to: "b", after: "a")
    #expect(history.undo(in: typed("ab", any)) == nil)
  }
}
