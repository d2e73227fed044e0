// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

struct WordTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("abc ", 4), ("abc 123 ", 4), ("abc 123", 3), ("abc  ", 5), ("foo, ", 5),
    ("foo...", 6), ("Objective-C", 11), ("   ", 3), ("a👩‍👩‍👧e\u{301}", 3), ("abc 123. ", 5),
  ])
  func theLengthOfTheLastWord(text: String, count: Int) {
    #expect(text.lastWordCount == count)
  }

  @Test(arguments: [("", 0), ("a", 0), ("a ", 1), ("a  ", 2), ("a\t ", 1), ("a\u{A0}", 0)])
  func trailingSpacesAreCounted(text: String, count: Int) {
    #expect(text.trailingSpaceCount == count)
  }
}
