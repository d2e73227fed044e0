// SPDX-License-Identifier: MIT

import Panel
import Testing

/// The conversion of touch timestamps.
struct ClockTests {
  @Test func timestampsOfTheKernelsClockAreUsed() {
    let now: Int64 = 5_000_123_456
    #expect(ServerClock.monotonicTime(of: 5_000_100, receivedAt: now) == 5_000_100_000)
    #expect(ServerClock.monotonicTime(of: 5_000_123, receivedAt: now) == 5_000_123_000)
  }

  @Test func theClockContinuesAfterAnOverflow() {
    let wrap = Int64(1) << 32
    let now = (wrap + 5) * 1000
    #expect(ServerClock.monotonicTime(of: UInt32.max, receivedAt: now) == (wrap - 1) * 1000)
  }

  @Test(arguments: [0, 4_900_000, 5_000_124, 6_000_000, UInt32.max])
  func timestampsOfOtherClocksAreIgnored(_ milliseconds: UInt32) {
    let now: Int64 = 5_000_123_456
    #expect(ServerClock.monotonicTime(of: milliseconds, receivedAt: now) == now)
  }
}
