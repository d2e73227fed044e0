// SPDX-License-Identifier: MIT

import Linux
import Testing

/// The intervals between retries.
struct ExponentialBackoffTests {
  @Test func pausesGrowUntilReset() {
    var backoff = ExponentialBackoff()
    let pauses = (0..<9).map { _ in backoff.next() }
    #expect(pauses == [100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000].map { $0 * 1000 })
    backoff.reset()
    let again = backoff.next()
    #expect(again == 100_000)
  }

  @Test func noPauseIsLongerThanTheLongest() {
    var backoff = ExponentialBackoff(first: 100_000, maximum: 5_000_000)
    let pauses = (0..<8).map { _ in backoff.next() }
    #expect(pauses == [100, 200, 400, 800, 1600, 3200, 5000, 5000].map { $0 * 1000 })
  }
}
