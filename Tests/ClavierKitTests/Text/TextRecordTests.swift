// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

struct TextRecordTests {
  private func record(_ text: String) -> TextRecord {
    var record = TextRecord()
    record.insert(text, at: .milliseconds(0))
    return record
  }

  @Test func aNewRecordIsEmptyAndKnown() {
    #expect(TextRecord().isWhole)
    #expect(!TextRecord().isUnknown)
    #expect(TextRecord().expiry(after: .seconds(10)) == nil)
  }

  @Test func deletingKnownTextKeepsItKnown() {
    var record = record("héllo")
    record.deleteBackward(4, at: .milliseconds(1))
    #expect(record.tail == "h")
    record.deleteBackward(1, at: .milliseconds(2))
    #expect(record.tail.isEmpty)
    #expect(record.isWhole)
  }

  @Test func deletingBeyondKnownTextMakesItUnknown() {
    var record = record("ab")
    record.deleteBackward(3, at: .milliseconds(1))
    #expect(record.isUnknown)
  }

  @Test func textAfterForgettingIsATail() {
    var record = record("ab")
    record.forget()
    #expect(record.isUnknown)
    record.insert("  ", at: .milliseconds(1))
    #expect(!record.isUnknown)
    #expect(record.isBlankTail)
    record.insert("c", at: .milliseconds(2))
    #expect(!record.isBlankTail)
    #expect(!record.isWhole)
  }

  @Test func theRecordExpiresAfterAPause() {
    var record = record("ab")
    record.expire(at: .milliseconds(9_999), timeout: .seconds(10))
    #expect(record.tail == "ab")
    record.insert("c", at: .milliseconds(9_999))
    record.expire(at: .milliseconds(19_998), timeout: .seconds(10))
    #expect(record.tail == "abc")
    record.expire(at: .milliseconds(19_999), timeout: .seconds(10))
    #expect(record.isUnknown)
  }

  @Test func aNewLineDoesNotExpire() {
    var record = record("ab")
    record.endLine()
    record.expire(at: .milliseconds(1_000_000), timeout: .seconds(10))
    #expect(record.isWhole)
  }

  @Test func theRecordDropsTheOldestTextAtItsLimit() {
    var record = TextRecord()
    for index in 0..<10_000 { record.insert("word\(index) ", at: .milliseconds(0)) }
    #expect(record.tail.count <= 2048)
    #expect(record.tail.hasSuffix("word9999 "))
    #expect(!record.isWhole)
  }
}
