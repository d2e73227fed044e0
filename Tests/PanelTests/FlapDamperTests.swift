// SPDX-License-Identifier: MIT

import Testing

@testable import Panel

/// The filter against values that alternate.
struct FlapDamperTests {
  /// Returns the values that pass the filter, given one input per interval in milliseconds.
  private func told(_ values: [String], every milliseconds: Int64) -> [String] {
    var guardian = FlapDamper<String>()
    var told: [String] = []
    for (index, value) in values.enumerated()
    where guardian.accepts(value, at: Int64(index) * milliseconds * 1000) {
      told.append(value)
    }
    return told
  }

  @Test func equalValuesAreReportedOnce() {
    #expect(told(["a", "a", "b", "b", "a"], every: 1) == ["a", "b", "a"])
  }

  @Test func aDisputeEnds() {
    #expect(told(["a", "b", "a", "b", "a"], every: 10) == ["a", "b", "a", "b"])
    #expect(
      told(["x", "a", "b", "a", "b", "a", "b", "a"], every: 10) == ["x", "a", "b", "a", "b"])
  }

  @Test func slowChangesAreNoLoop() {
    let turns = ["a", "b", "a", "b", "a", "b"]
    #expect(told(turns, every: 700) == turns)
  }

  @Test func otherValuesPassAfterALoop() {
    #expect(
      told(["a", "b", "a", "b", "a", "c", "a"], every: 10) == ["a", "b", "a", "b", "c", "a"])
  }
}
