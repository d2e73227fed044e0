// SPDX-License-Identifier: MIT

import Panel
import Testing

/// When a touch happened, and when something is tried again.
struct ClockTests {
  @Test func theKernelsClockIsTaken() {
    let now: Int64 = 5_000_123_456
    #expect(ServerClock.moment(of: 5_000_100, heardAt: now) == 5_000_100_000)
    #expect(ServerClock.moment(of: 5_000_123, heardAt: now) == 5_000_123_000)
  }

  @Test func theClockGoesOnWhenItsNumbersBeginAnew() {
    let wrap = Int64(1) << 32
    let now = (wrap + 5) * 1000
    #expect(ServerClock.moment(of: UInt32.max, heardAt: now) == (wrap - 1) * 1000)
  }

  @Test(arguments: [0, 4_900_000, 5_000_124, 6_000_000, UInt32.max])
  func anotherClockIsNotBelieved(_ milliseconds: UInt32) {
    let now: Int64 = 5_000_123_456
    #expect(ServerClock.moment(of: milliseconds, heardAt: now) == now)
  }

  @Test func pausesGrowAndBeginAnew() {
    var pause = RetryPause()
    let pauses = (0..<9).map { _ in pause.next() }
    #expect(pauses == [100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000].map { $0 * 1000 })
    pause.worked()
    let again = pause.next()
    #expect(again == 100_000)
  }
}
