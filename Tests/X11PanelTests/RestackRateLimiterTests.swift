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
      let isRaised = limiter.covered(at: Int64(turn) * second / 4)
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
      if let deadline = limiter.deadline, now >= deadline { limiter.rested() }
      if limiter.covered(at: now) { raises.append(now) }
      now += 1000
    }
    #expect(raises.count <= 5 * 60 / 2 + 5)
    #expect(raises.prefix(5).allSatisfy { $0 < second })
    #expect(raises.last ?? 0 > 57 * second)
  }

  @Test func atMostFiveRaisesPerSecond() {
    var random = SplitMix64(seed: 3)
    var limiter = RestackRateLimiter()
    var raises: [Int64] = []
    var now: Int64 = 0
    for _ in 0..<5000 {
      now += Int64.random(in: 0...400_000, using: &random)
      if let deadline = limiter.deadline, now >= deadline { limiter.rested() }
      if limiter.covered(at: now) { raises.append(now) }
    }
    for (first, sixth) in zip(raises, raises.dropFirst(5)) {
      #expect(sixth - first >= RestackRateLimiter.period)
    }
  }
}
