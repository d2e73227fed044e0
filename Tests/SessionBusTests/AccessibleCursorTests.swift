// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import SessionBus

/// The range of a field's text that is queried, and its interpretation.
struct AccessibleCursorTests {
  @Test func aShortTextIsQueriedWhole() throws {
    let cursor = try #require(AccessibleCursor(caret: 5, count: 9))
    #expect(cursor.before == 0..<5 && cursor.after == 5..<9)
    #expect(
      TextContext(before: "Hello", after: " you", around: cursor)
        == TextContext(beforeInput: "Hello", afterInput: " you"))
  }

  @Test func theSelectionIsExcluded() throws {
    let cursor = try #require(
      AccessibleCursor(caret: 5, count: 900_000, selection: (start: 2, end: 800_000)))
    #expect(cursor.before == 0..<2)
    #expect(cursor.after == 800_000..<800_128)
  }

  @Test(
    arguments: [
      (-1, 3, nil), (4, 3, nil), (0, -1, nil), (0, 3, (start: -1, end: 2)),
      (0, 3, (start: 1, end: 4)), (0, 3, (start: 3, end: 1)),
      (0, Int(Int32.max), (start: Int(Int32.min), end: Int(Int32.max))),
    ] as [(Int, Int, (start: Int, end: Int)?)])
  func invalidValuesAreNoCursor(_ caret: Int, _ count: Int, _ selection: (start: Int, end: Int)?) {
    #expect(AccessibleCursor(caret: caret, count: count, selection: selection) == nil)
  }

  @Test func theEndOfALongTextIsEnough() throws {
    let cursor = try #require(AccessibleCursor(caret: 5000, count: 5000))
    #expect(cursor.before == 3976..<5000 && cursor.after.isEmpty)
    let long = String(repeating: "a", count: 1024)
    #expect(TextContext(before: long, after: "", around: cursor).beforeInput == long)
  }

  @Test func ofALongTextOfFewCharactersOnlyItsLineIsKnown() throws {
    let cursor = try #require(AccessibleCursor(caret: 5000, count: 5000))
    // Each is a flag of two or more scalars.
    let flag = "\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}"
    let flags = String(repeating: flag, count: 256)
    #expect(TextContext(before: flags, after: "", around: cursor).beforeInput == nil)
    let line = String(repeating: flag, count: 255) + "a\nbc"
    #expect(TextContext(before: line, after: "", around: cursor).beforeInput == "bc")
  }

  @Test(arguments: ["", "Hell", "Hello!", "Hel\u{FFFC}o"])
  func textOutsideTheReadRangeIsUnknown(_ before: String) throws {
    let cursor = try #require(AccessibleCursor(caret: 5, count: 9))
    #expect(
      TextContext(before: before, after: " you", around: cursor)
        == TextContext(afterInput: " you"))
    #expect(
      TextContext(before: "Hello", after: before, around: cursor)
        == TextContext(beforeInput: "Hello", afterInput: before == "Hell" ? "Hell" : nil))
  }
}
