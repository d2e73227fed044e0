// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import clavierd

@Suite("The daemon's record for its health")
struct HealthRecordTests {
  @Test("Refused and good reloads are counted apart")
  func reloads() {
    var record = HealthRecord()
    #expect(record.refusedReloads == 0 && record.reloads == 0)
    record.recordReload(isRefused: true)
    record.recordReload(isRefused: true)
    #expect(record.refusedReloads == 2)
    record.recordReload(isRefused: false)
    #expect(record.refusedReloads == 2 && record.reloads == 1)
  }

  @Test("Ages are rounded down, and never negative")
  func ages() {
    let start = Timestamp(microseconds: 10_000_000)
    func age(at microseconds: Int64) -> Int {
      start.wholeSeconds(until: Timestamp(microseconds: microseconds))
    }
    #expect(age(at: 10_000_000) == 0 && age(at: 10_999_999) == 0 && age(at: 11_000_000) == 1)
    #expect(age(at: 9_000_000) == 0 && age(at: 3_610_000_000) == 3600)
  }
}
