// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import X11Panel

/// The times at which a panel raises itself above other windows.
struct RestackRateLimiterTests {
  private let second: Int64 = 1_000_000

  @Test func rareCoveringsAreAnsweredImmediately() {
    var limiter = RestackRateLimiter()
    for turn in 0..<100 {
      let isRaised = limiter.handleOcclusion(at: Int64(turn) * second / 4)
      #expect(isRaised)
      #expect(limiter.deadline == nil)
    }
  }

  @Test func repeatedCoveringsAreThrottled() {
    var limiter = RestackRateLimiter()
    var raises: [Int64] = []
    // A second program raises itself at once, for a minute.
    var now: Int64 = 0
    while now < 60 * second {
      if let deadline = limiter.deadline, now >= deadline { limiter.endPause() }
      if limiter.handleOcclusion(at: now) { raises.append(now) }
      now += 1000
    }
    // Once in two seconds after the first second.
    #expect(raises.count <= 60 / 2 + 5)
    #expect(raises.prefix(5).allSatisfy { $0 < second })
    #expect(raises.last ?? 0 > 57 * second)
  }

  @Test func afterASecondInPeaceFiveRaisesArePossibleAgain() {
    for rest in [second, 10 * second] {
      var limiter = RestackRateLimiter()
      for _ in 0..<6 { _ = limiter.handleOcclusion(at: 0) }
      #expect(limiter.deadline == 2 * second)
      limiter.endPause()
      let isRaised = limiter.handleOcclusion(at: 2 * second)
      #expect(isRaised)
      for turn in 0..<5 {
        let isRaisedAgain = limiter.handleOcclusion(at: 2 * second + rest + Int64(turn))
        #expect(isRaisedAgain)
      }
      let isSixth = limiter.handleOcclusion(at: 2 * second + rest + 5)
      #expect(!isSixth)
    }
  }

  @Test func atMostFiveRaisesPerSecond() {
    var random = SplitMix64(seed: 3)
    var limiter = RestackRateLimiter()
    var raises: [Int64] = []
    var now: Int64 = 0
    for _ in 0..<5000 {
      now += Int64.random(in: 0...400_000, using: &random)
      if let deadline = limiter.deadline, now >= deadline { limiter.endPause() }
      if limiter.handleOcclusion(at: now) { raises.append(now) }
    }
    for (first, sixth) in zip(raises, raises.dropFirst(5)) {
      #expect(sixth - first >= RestackRateLimiter.period)
    }
  }
}
