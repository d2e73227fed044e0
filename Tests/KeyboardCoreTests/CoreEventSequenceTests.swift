// SPDX-License-Identifier: MIT

import CoreSupport
import TestSupport
import Testing

@Suite("Random events, in any order, at any time")
struct CoreEventSequenceTests {
  @Test(
    "After any events, no key is down, no deadline is left, and no key repeats a transition",
    arguments: 0..<6)
  func sequences(block: UInt64) {
    for number in 0..<8 {
      var random = SplitMix64(seed: block * 1000 + UInt64(number))
      let bytes = (0..<Int.random(in: 20...300, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let problem = bytes.withUnsafeBytes { CoreEventSequence.play($0) }
      #expect(problem == nil, "seed \(block * 1000 + UInt64(number))")
    }
  }
}
