// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ClavierKit

struct ShortWordTests {
  @Test("The last word within a limit is the whole last word, and nil if that is longer")
  func agrees() {
    var random = SplitMix64(seed: 11)
    let pieces = ["a", "Z", "'", " ", "-", "é", "e\u{301}", "\n", ".", "ß", "한", "1", "👍🏽", "\r\n"]
    for _ in 0..<4000 {
      let text = (0..<Int.random(in: 0...14, using: &random))
        .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      let limit = Int.random(in: 0...8, using: &random)
      let whole = text.wordFragmentAtEnd
      let short = text.wordFragmentAtEnd(atMost: limit)
      #expect(short == (whole.count > limit ? nil : whole), "\(text.debugDescription) \(limit)")
      if let short { #expect(short.startIndex == whole.startIndex) }
    }
  }
}
