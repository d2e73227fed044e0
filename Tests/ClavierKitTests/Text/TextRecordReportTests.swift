// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// What a record makes of what a session tells.
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
  private mutating func tell(_ before: String?, _ after: String? = nil) -> Bool {
    record.take(TextContext(beforeInput: before, afterInput: after), at: time)
  }

  @Test mutating func aReportIsTheTruthAndDoesNotAge() {
    tell("Dear ", " world")
    #expect(record.tail == "Dear ")
    #expect(record.after == " world")
    #expect(record.isConfirmed && record.isWhole)
    record.expire(at: .milliseconds(10_000_000), trust: .seconds(10))
    #expect(record.tail == "Dear ")
  }

  @Test mutating func aReportThatContradictsWins() {
    type("abc")
    #expect(!tell("xyz"))
    #expect(record.tail == "xyz")
    #expect(record.expiry(after: .seconds(10)) == nil)
  }

  @Test mutating func aReportWithoutAnythingOfOursIsNotLateButAnotherText() {
    record.forget()
    type("ab")
    #expect(!tell("xyz"))
    #expect(record.tail == "xyz")
    type("cd")
    #expect(tell("xyzc"))
    #expect(record.tail == "xyzcd")
  }

  @Test mutating func aReportOfMoreThanOurOwnRecordExtendsIt() {
    type("abc")
    #expect(tell("Text of before, abc", ""))
    #expect(record.tail == "Text of before, abc")
  }

  @Test(arguments: ["", "H", "He", "Hel", "Hell", "Hello"])
  mutating func aReportThatLagsBehindKeepsTheNewerTail(report: String) {
    tell("", "")
    type("Hello")
    #expect(tell(report, ""))
    #expect(record.tail == "Hello")
    // What nobody has confirmed yet grows old.
    #expect((record.expiry(after: .zero) == nil) == (report == "Hello"))
  }

  @Test mutating func lateReportsOfEveryStepChangeNothing() {
    tell("", "")
    type("to")
    delete(1)
    type("aa")
    for report in ["", "t", "to", "t", "ta", "taa"] {
      #expect(tell(report, ""))
      #expect(record.tail == "taa", "after \(report)")
    }
    #expect(record.expiry(after: .zero) == nil)
  }

  @Test mutating func aLateReportOfAnUnknownTextIsTheLongestThatFits() {
    record.forget()
    type("aab")
    #expect(tell("banaa", ""))
    #expect(record.tail == "banaab")
    #expect(tell("banaab", ""))
    #expect(record.tail == "banaab")
  }

  @Test mutating func whatWasConfirmedOnceDoesNotComeBackLate() {
    tell("", "")
    type("ab")
    tell("ab", "")
    // The user has undone the b.
    #expect(!tell("a", ""))
    #expect(record.tail == "a")
  }

  @Test mutating func aReportIsNotLateForLongerThanTwoSeconds() {
    tell("a", "")
    type("b")
    time = time + .seconds(2)
    #expect(tell("a", ""))
    #expect(record.tail == "ab")
    time = time + .microseconds(1)
    #expect(!tell("a", ""))
    #expect(record.tail == "a")
  }

  @Test mutating func aCursorThatMovedBackIsNotLate() {
    tell("hello", "")
    type("s")
    // The same text as before the s was typed, but the s stands behind the cursor.
    #expect(!tell("hello", "s"))
    #expect(record.tail == "hello")
    #expect(record.after == "s")
  }

  @Test mutating func anotherTextAfterTheCursorIsNewsAlone() {
    tell("f", "")
    type("(")
    #expect(tell("f(", ")"))
    #expect(record.tail == "f(")
    #expect(record.after == ")")
  }

  @Test mutating func aDeletionBeforeTheReportCameIsKept() {
    tell("Hello world", "")
    delete(5)
    #expect(tell("Hello world", ""))
    #expect(record.tail == "Hello ")
  }

  @Test mutating func whoDoesNotKnowMakesTheTextUnknown() {
    tell("Hello", "")
    #expect(!tell(nil, "world"))
    #expect(record.isUnknown)
    #expect(record.after == "world")
    #expect(!record.isAtEndOfWord)
  }

  @Test mutating func aFieldThatIsEmptyIsNoLongText() {
    tell("Hello", "")
    type("x")
    #expect(!tell("", ""))
    #expect(record.tail.isEmpty)
    #expect(record.isWhole)
  }

  @Test mutating func aLineEndedInConfirmedTextIsPartOfIt() {
    tell("Hello", "")
    type("\n")
    record.endLine()
    #expect(record.tail == "Hello\n")
    #expect(tell("Hello", ""))
    #expect(record.tail == "Hello\n")
  }

  @Test mutating func aReportThatIsCutFitsALongerRecord() {
    let long = String(repeating: "word ", count: 200)
    tell(long, "")
    type("a")
    #expect(record.tail == long + "a")
    #expect(!record.isWhole)
    #expect(tell(String(long.suffix(600)), ""))
    #expect(record.tail == long.suffix(600) + "a")
  }

  @Test mutating func aHugeReportIsLimited() {
    tell(String(repeating: "é", count: 1_000_000), String(repeating: "a", count: 1_000_000))
    #expect(record.tail.count == TextRecord.capacity)
    #expect(record.after?.count == TextRecord.capacity)
    #expect(!record.isWhole)
  }

  @Test(arguments: [("👩‍👩‍👧", true), ("e\u{301}", true), ("é", false), ("😀", false)])
  mutating func whatReceiversDeleteInDifferentWaysMakesTheTextUnknown(text: String, isUnknown: Bool)
  {
    tell("so" + text, "")
    delete(1)
    #expect(record.isUnknown == isUnknown)
    #expect(record.tail == (isUnknown ? "" : "so"))
  }

  @Test(arguments: [Keyboard.FieldPurpose.password, .pin])
  mutating func nothingIsRememberedInASecretField(purpose: Keyboard.FieldPurpose) {
    record = TextRecord(field: Keyboard.Field(purpose: purpose))
    type("secret  ")
    #expect(record.isUnknown)
    #expect(!tell("secret", "s"))
    #expect(record.tail.isEmpty)
    #expect(record.after == nil)
    delete(3)
    record.endLine()
    #expect(record.isUnknown)
    #expect(TextContext(record) == TextContext())
  }

  @Test mutating func whatIsBelievedIsAContext() {
    tell("Hello", " world")
    #expect(TextContext(record) == TextContext(beforeInput: "Hello", afterInput: " world"))
  }
}
