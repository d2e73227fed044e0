// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct LetterTests {
  @Test(arguments: [
    ("a", true), ("A", false), ("1", false), ("$", false), ("Foobar", false), ("foobar", true),
    ("", false), ("ß", true), ("ä", true), ("א", false),
  ])
  func isLowercasedWithUppercaseVariant(text: String, expected: Bool) {
    #expect(text.isLowercasedWithUppercaseVariant == expected)
  }

  @Test(arguments: [
    ("A", true), ("a", false), ("1", false), ("$", false), ("Foobar", false), ("FOOBAR", true),
    ("", false), ("Ä", true), ("א", false),
  ])
  func isUppercasedWithLowercaseVariant(text: String, expected: Bool) {
    #expect(text.isUppercasedWithLowercaseVariant == expected)
  }

  @Test func charactersAreGraphemes() {
    #expect("foo".chars == ["f", "o", "o"])
    #expect("".chars.isEmpty)
    #expect("e\u{301}👩‍👩‍👧\r\n".chars == ["é", "👩‍👩‍👧", "\r\n"])
  }
}
