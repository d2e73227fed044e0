// SPDX-License-Identifier: MIT

import Testing

@testable import Panel

/// The filter against values that alternate.
struct OscillationFilterTests {
  /// Returns the values that pass the filter, given one input per interval in milliseconds.
  private func accepted(_ values: [String], every milliseconds: Int64) -> [String] {
    var filter = OscillationFilter<String>()
    var accepted: [String] = []
    for (index, value) in values.enumerated()
    where filter.accepts(value, at: Int64(index) * milliseconds * 1000) {
      accepted.append(value)
    }
    return accepted
  }

  @Test func equalValuesAreReportedOnce() {
    #expect(accepted(["a", "a", "b", "b", "a"], every: 1) == ["a", "b", "a"])
  }

  @Test func alternatingValuesAreStopped() {
    #expect(accepted(["a", "b", "a", "b", "a"], every: 10) == ["a", "b", "a", "b"])
    #expect(
      accepted(["x", "a", "b", "a", "b", "a", "b", "a"], every: 10) == ["x", "a", "b", "a", "b"])
  }

  @Test func slowChangesAreNoLoop() {
    let turns = ["a", "b", "a", "b", "a", "b"]
    #expect(accepted(turns, every: 700) == turns)
  }

  @Test func valuesThatReturnAfterTheirEndAreNoLoop() {
    var filter = OscillationFilter<String>()
    for turn in 0..<5 as Range<Int64> {
      let isShown = filter.accepts("a", at: 10 * turn)
      filter.restart()
      let isEnded = filter.accepts("none", at: 10 * turn + 1)
      filter.restart()
      let isEndedTwice = filter.accepts("none", at: 10 * turn + 2)
      #expect(isShown && isEnded && !isEndedTwice)
    }
  }

  @Test func otherValuesPassAfterALoop() {
    #expect(
      accepted(["a", "b", "a", "b", "a", "c", "a"], every: 10) == ["a", "b", "a", "b", "c", "a"])
  }
}
