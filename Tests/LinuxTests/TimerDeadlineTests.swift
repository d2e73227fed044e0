// SPDX-License-Identifier: MIT

import Linux
import TestSupport
import Testing

@Suite("Deadlines that move", .enabled(if: Tier.runsRealTests))
struct TimerDeadlineTests {
  @Test("A timer fires at its moved deadline, and not if the deadline is removed")
  func movedDeadlines() throws {
    let loop = try EventLoop()
    var fired: [String: Int64] = [:]
    let start = loop.now
    var timers: [EventLoop.Timer] = []
    // The deadlines set before the loop runs, in milliseconds.
    for (name, moments) in [("later", [5, 40]), ("sooner", [60_000, 20]), ("taken", [10, nil])] {
      let timer = try loop.timer {
        #expect(fired.updateValue(loop.now - start, forKey: name) == nil, "\(name) fires again")
      }
      for moment in moments { timer.deadline = moment.map { start + Int64($0) * 1000 } }
      timers.append(timer)
    }
    // In any order: a late loop finds several due at once, and any may be the first.
    let haveFired = try comesTrue(while: loop.turnUntilIdle) { fired.count >= 2 }
    #expect(haveFired && Set(fired.keys) == ["later", "sooner"])
    #expect(fired["later"] ?? 0 >= 40_000)
    #expect(fired["sooner"] ?? 0 >= 20_000)
    #expect(timers.allSatisfy { $0.deadline == nil })
  }
}
