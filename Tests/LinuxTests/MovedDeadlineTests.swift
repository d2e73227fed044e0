// SPDX-License-Identifier: MIT

import Linux
import TestSupport
import Testing

@Suite("Deadlines that move", .enabled(if: Tier.runsRealTests))
struct MovedDeadlineTests {
  @Test("a deadline that moves is kept wherever it moves to")
  func movedDeadlines() throws {
    let loop = try EventLoop()
    var fired: [String] = []
    let start = loop.now
    var timers: [EventLoop.Timer] = []
    // The deadlines set before the loop runs, in milliseconds; it fires at the last.
    for (name, moments) in [("later", [5, 40]), ("sooner", [60, 20]), ("taken", [10, nil])] {
      let timer = try loop.timer {
        fired.append(name)
        if name == "later" { loop.stop(0) }
      }
      for moment in moments { timer.deadline = moment.map { start + Int64($0) * 1000 } }
      timers.append(timer)
    }
    _ = try loop.run()
    #expect(fired == ["sooner", "later"])
    #expect(loop.now >= start + 40_000)
    #expect(timers.allSatisfy { $0.deadline == nil })
  }
}
