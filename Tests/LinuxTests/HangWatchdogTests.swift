// SPDX-License-Identifier: MIT

import Glibc
import Linux
import TestSupport
import Testing

/// A loop that must not hang, in a separate process, which the limit kills if it hangs.
@Suite("A limit for work", .enabled(if: Tier.runsRealTests))
struct HangWatchdogTests {
  @Test(
    "A handler that does not return ends the process with SIGABRT",
    .enabled(if: Tier.runsSlowTests))
  func hangs() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      let loop = try EventLoop()
      try loop.limitWork(toSeconds: 1)
      let timer = try loop.timer { while true { usleep(10_000) } }
      timer.deadline = loop.now
      _ = try loop.run()
    }
  }

  @Test(
    "Any number of handlers that return may run, and waiting does not count as work",
    .enabled(if: Tier.runsSlowTests))
  func works() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let loop = try EventLoop()
      try loop.limitWork(toSeconds: 1)
      var left = 3
      var timer: EventLoop.Timer?
      // Each handler takes almost the maximum time, and then the loop waits.
      timer = try loop.timer {
        usleep(600_000)
        left -= 1
        if left == 0 { loop.stop(7) }
        timer?.deadline = loop.now + (left == 1 ? 1_200_000 : 1_000)
      }
      timer?.deadline = loop.now
      exit(try loop.run())
    }
  }

  @Test("A second limit replaces the first", .enabled(if: Tier.runsSlowTests))
  func again() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      let loop = try EventLoop()
      try loop.limitWork(toSeconds: 60)
      try loop.limitWork(toSeconds: 1)
      let timer = try loop.timer {
        for _ in 0..<500 { usleep(10_000) }
        loop.stop(0)
      }
      timer.deadline = loop.now
      _ = try loop.run()
    }
  }

  @Test("A loop with a limit returns its stop code, and serves input before a deadline")
  func returns() throws {
    let loop = try EventLoop()
    try loop.limitWork(toSeconds: 60)
    var order: [String] = []
    let pipe = try Pipe()
    try pipe.write([1])
    let watch = try loop.watch(pipe.readEnd, "pipe") { _ in
      order.append("read \(pipe.read(atMost: 1))")
    }
    let timer = try loop.timer {
      order.append("deadline")
      loop.stop(9)
    }
    timer.deadline = loop.now - 1
    #expect(try loop.run() == 9)
    #expect(order == ["read [1]", "deadline"])
    withExtendedLifetime(watch) {}
  }
}
