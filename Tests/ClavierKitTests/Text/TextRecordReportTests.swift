// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// A record's use of a session's reports.
struct TextRecordReportTests {
  private var time = Timestamp(microseconds: 0)
  private var record = TextRecord()

  private mutating func type(_ text: String) {
    for character in text {
      time = time + .milliseconds(100)
      record.insert(String(character), at: time)
    }
  }

  private mutating func delete(_ count: Int) {
    time = time + .milliseconds(100)
    record.deleteBackward(count, at: time)
  }

  @discardableResult
  private mutating func deliver(_ before: String?, _ after: String? = nil) -> Bool {
    record.update(TextContext(beforeInput: before, afterInput: after), at: time)
  }

  @Test mutating func aReportReplacesTheRecordAndDoesNotExpire() {
    deliver("Dear ", " world")
    #expect(record.tail == "Dear ")
    #expect(record.after == " world")
    #expect(record.isConfirmed && record.isWhole)
    record.expire(at: .milliseconds(10_000_000), timeout: .seconds(10))
    #expect(record.tail == "Dear ")
  }

  @Test mutating func aContradictingReportReplacesTheRecord() {
    type("abc")
    #expect(!deliver("xyz"))
    #expect(record.tail == "xyz")
    #expect(record.expiry(after: .seconds(10)) == nil)
  }

  @Test mutating func anUnrelatedReportReplacesTheText() {
    record.forget()
    type("ab")
    #expect(!deliver("xyz"))
    #expect(record.tail == "xyz")
    type("cd")
    #expect(deliver("xyzc"))
    #expect(record.tail == "xyzcd")
  }

  @Test mutating func aReportOfMoreThanOurOwnRecordExtendsIt() {
    type("abc")
    #expect(deliver("Text of before, abc", ""))
    #expect(record.tail == "Text of before, abc")
  }

  @Test(arguments: ["", "H", "He", "Hel", "Hell", "Hello"])
  mutating func aReportThatLagsBehindKeepsTheNewerTail(report: String) {
    deliver("", "")
    type("Hello")
    #expect(deliver(report, ""))
    #expect(record.tail == "Hello")
    // Unconfirmed text expires.
    #expect((record.expiry(after: .zero) == nil) == (report == "Hello"))
  }

  @Test mutating func lateReportsOfEveryStepAreIgnored() {
    deliver("", "")
    type("to")
    delete(1)
    type("aa")
    for report in ["", "t", "to", "t", "ta", "taa"] {
      #expect(deliver(report, ""))
      #expect(record.tail == "taa", "after \(report)")
    }
    #expect(record.expiry(after: .zero) == nil)
  }

  @Test mutating func aLateReportOfAnUnknownTextIsTheLongestThatFits() {
    record.forget()
    type("aab")
    #expect(deliver("banaa", ""))
    #expect(record.tail == "banaab")
    #expect(deliver("banaab", ""))
    #expect(record.tail == "banaab")
  }

  @Test mutating func aConfirmedEditCannotReturn() {
    deliver("", "")
    type("ab")
    deliver("ab", "")
    // The user has undone the b.
    #expect(!deliver("a", ""))
    #expect(record.tail == "a")
  }

  @Test mutating func aReportIsNotLateForLongerThanTwoSeconds() {
    deliver("a", "")
    type("b")
    time = time + .seconds(2)
    #expect(deliver("a", ""))
    #expect(record.tail == "ab")
    time = time + .microseconds(1)
    #expect(!deliver("a", ""))
    #expect(record.tail == "a")
  }

  @Test mutating func aCursorThatMovedBackIsNotLate() {
    deliver("hello", "")
    type("s")
    // The text is the same as before the s was typed, but the s is behind the cursor.
    #expect(!deliver("hello", "s"))
    #expect(record.tail == "hello")
    #expect(record.after == "s")
  }

  @Test mutating func aChangedTextAfterTheCursorIsANewText() {
    deliver("f", "")
    type("(")
    #expect(deliver("f(", ")"))
    #expect(record.tail == "f(")
    #expect(record.after == ")")
  }

  @Test mutating func aDeletionBeforeTheReportCameIsKept() {
    deliver("Hello world", "")
    delete(5)
    #expect(deliver("Hello world", ""))
    #expect(record.tail == "Hello ")
  }

  @Test mutating func aReportOfUnknownTextMakesItUnknown() {
    deliver("Hello", "")
    #expect(!deliver(nil, "world"))
    #expect(record.isUnknown)
    #expect(record.after == "world")
    #expect(!record.isAtEndOfWord)
  }

  @Test mutating func anEmptyReportClearsTheRecord() {
    deliver("Hello", "")
    type("x")
    #expect(!deliver("", ""))
    #expect(record.tail.isEmpty)
    #expect(record.isWhole)
  }

  @Test mutating func aLineEndedInConfirmedTextIsPartOfIt() {
    deliver("Hello", "")
    type("\n")
    record.endLine()
    #expect(record.tail == "Hello\n")
    #expect(deliver("Hello", ""))
    #expect(record.tail == "Hello\n")
  }

  @Test mutating func aReportThatIsCutFitsALongerRecord() {
    let long = String(repeating: "word ", count: 200)
    deliver(long, "")
    type("a")
    #expect(record.tail == long + "a")
    #expect(!record.isWhole)
    #expect(deliver(String(long.suffix(600)), ""))
    #expect(record.tail == long.suffix(600) + "a")
  }

  @Test mutating func aHugeReportIsLimited() {
    deliver(String(repeating: "é", count: 1_000_000), String(repeating: "a", count: 1_000_000))
    #expect(record.tail.count == TextRecord.capacity)
    #expect(record.after?.count == TextRecord.capacity)
    #expect(!record.isWhole)
  }

  @Test(arguments: [("👩‍👩‍👧", true), ("e\u{301}", true), ("é", false), ("😀", false)])
  mutating func ambiguousDeletionsMakeTheTextUnknown(text: String, isUnknown: Bool) {
    deliver("so" + text, "")
    delete(1)
    #expect(record.isUnknown == isUnknown)
    #expect(record.tail == (isUnknown ? "" : "so"))
  }

  @Test(arguments: [Keyboard.FieldPurpose.password, .pin])
  mutating func aSecretFieldRecordsNoText(purpose: Keyboard.FieldPurpose) {
    record = TextRecord(field: Keyboard.Field(purpose: purpose))
    type("secret  ")
    #expect(record.isUnknown)
    #expect(!deliver("secret", "s"))
    #expect(record.tail.isEmpty)
    #expect(record.after == nil)
    delete(3)
    record.endLine()
    #expect(record.isUnknown)
    #expect(TextContext(record) == TextContext())
  }

  @Test mutating func theAcceptedTextIsAContext() {
    deliver("Hello", " world")
    #expect(TextContext(record) == TextContext(beforeInput: "Hello", afterInput: " world"))
  }
}
