// SPDX-License-Identifier: MIT

import Glibc
import Linux
import TestSupport
import Testing

/// A loop that must not hang, in a separate process, which the limit kills if it hangs.
@Suite("A limit for work", .enabled(if: Tier.runsRealTests))
struct HangWatchdogTests {
  @Test(
    "a handler that does not come back ends the process with SIGABRT",
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
    "handlers that come back may be as many as they like, and waiting is no work",
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

  @Test(
    "a loop with a limit returns what it was stopped with, and serves what a loop without one does")
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
