// SPDX-License-Identifier: MIT

import Glibc
import Linux
import TestSupport
import Testing

/// The handlers called by a loop, in order.
private final class Record {
  var entries: [String] = []
  /// An object that a test releases from inside a handler.
  var kept: AnyObject?
}

extension EventLoop {
  /// Runs the loop for a number of microseconds.
  fileprivate func run(for microseconds: Int64) throws {
    let timer = try self.timer { self.stop(0) }
    timer.deadline = now + microseconds
    _ = try run()
    withExtendedLifetime(timer) {}
  }
}

@Suite("Event loop", .enabled(if: Tier.runsRealTests))
struct EventLoopTests {
  @Test("The loop returns the code given to stop")
  func code() throws {
    let loop = try EventLoop()
    let timer = try loop.timer { loop.stop(7) }
    timer.deadline = loop.now
    #expect(try loop.run() == 7)
    withExtendedLifetime(timer) {}
  }

  @Test("A readable descriptor is served before a deadline that has passed")
  func descriptorFirst() throws {
    let (loop, pipe, record) = (try EventLoop(), try Pipe(), Record())
    let timer = try loop.timer {
      record.entries.append("deadline")
      loop.stop(0)
    }
    timer.deadline = loop.now - 1_000_000
    let watch = try loop.watch(pipe.readEnd, "pipe") { _ in
      record.entries.append("read \(pipe.read(atMost: 1))")
    }
    try pipe.write([1, 2, 3])
    _ = try loop.run()
    #expect(record.entries == ["read [1]", "read [2]", "read [3]", "deadline"])
    withExtendedLifetime((watch, timer)) {}
  }

  @Test("A descriptor in the background is served after a deadline that has passed")
  func backgroundLast() throws {
    let (loop, pipe, record) = (try EventLoop(), try Pipe(), Record())
    let timer = try loop.timer { record.entries.append("deadline") }
    timer.deadline = loop.now - 1_000_000
    let watch = try loop.watch(pipe.readEnd, "pipe", .background) { _ in
      record.entries.append("read \(pipe.read(atMost: 1))")
      if record.entries.count == 2 { timer.deadline = loop.now - 1_000_000 }
      if record.entries.count == 4 { loop.stop(0) }
    }
    try pipe.write([1, 2, 3])
    _ = try loop.run()
    #expect(record.entries == ["deadline", "read [1]", "deadline", "read [2]"])
    withExtendedLifetime((watch, timer)) {}
  }

  @Test(
    "A source of context or control is served before input, whichever became ready first",
    arguments: [EventLoop.Urgency.context, .control])
  func inputLast(urgency: EventLoop.Urgency) throws {
    let (loop, record) = (try EventLoop(), Record())
    let (input, first) = (try Pipe(), try Pipe())
    let watches = [
      try loop.watch(input.readEnd, "input") { _ in
        record.entries.append("input \(input.read(atMost: 1))")
        if record.entries.count == 3 { loop.stop(0) }
      },
      try loop.watch(first.readEnd, "first", urgency) { _ in
        record.entries.append("first \(first.read(atMost: 1))")
      },
    ]
    try input.write([1, 2])
    try first.write([7])
    _ = try loop.run()
    #expect(record.entries == ["first [7]", "input [1]", "input [2]"])
    withExtendedLifetime(watches) {}
  }

  @Test("Input without end keeps neither a signal nor a deadline waiting")
  func endlessInput() throws {
    let (loop, pipe, record) = (try EventLoop(), try Pipe(), Record())
    let watch = try loop.watch(pipe.readEnd, "pipe") { _ in
      // It is never read, so it stays readable.
      record.entries.append("input")
      if record.entries.count > 1_000 { loop.stop(1) }
    }
    let signals = try loop.onSignal(SIGUSR1) { _ in record.entries.append("signal") }
    let timer = try loop.timer { loop.stop(0) }
    timer.deadline = loop.now
    try pipe.write([1])
    pthread_kill(pthread_self(), SIGUSR1)
    #expect(try loop.run() == 0)
    #expect(record.entries.contains("signal"))
    withExtendedLifetime((watch, signals, timer)) {}
  }

  @Test("A deadline that an input handler sets is kept")
  func deadlineOfInput() throws {
    let (loop, pipe) = (try EventLoop(), try Pipe())
    let timer = try loop.timer { loop.stop(5) }
    let watch = try loop.watch(pipe.readEnd, "pipe") { _ in
      _ = pipe.read(atMost: 1)
      timer.deadline = loop.now + 2_000
    }
    try pipe.write([1])
    #expect(try loop.run() == 5)
    withExtendedLifetime(watch) {}
  }

  @Test("A descriptor that became readable while the loop was late is still served first")
  func lateLoop() throws {
    let (loop, pipe, record) = (try EventLoop(), try Pipe(), Record())
    let timer = try loop.timer {
      record.entries.append("deadline")
      loop.stop(0)
    }
    let slow = loop.deferredTask {
      // The input arrives, and the deadline passes, while this handler blocks the loop.
      usleep(20_000)
      try? pipe.write([1])
      record.entries.append("slow")
    }
    let watch = try loop.watch(pipe.readEnd, "pipe") { _ in
      record.entries.append("read \(pipe.read(atMost: 1))")
    }
    timer.deadline = loop.now + 5_000
    slow.schedule()
    _ = try loop.run()
    #expect(record.entries == ["slow", "read [1]", "deadline"])
    withExtendedLifetime((watch, timer, slow)) {}
  }

  @Test("A handler may drop its own watch, and is then called no more")
  func dropsItself() throws {
    let (loop, pipe, record) = (try EventLoop(), try Pipe(), Record())
    record.kept = try loop.watch(pipe.readEnd, "pipe") { _ in
      record.entries.append("ready")
      record.kept = nil
    }
    try pipe.write([1])
    try loop.run(for: 10_000)
    #expect(record.entries == ["ready"])
  }

  @Test("A handler may drop another watch that is ready too")
  func dropsAnother() throws {
    let (loop, record) = (try EventLoop(), Record())
    let pipes = [try Pipe(), try Pipe()]
    var watches: [EventLoop.Watch] = []
    for pipe in pipes {
      watches.append(
        try loop.watch(pipe.readEnd, "pipe") { _ in
          record.entries.append("ready")
          watches.removeAll()
        })
      try pipe.write([1])
    }
    try loop.run(for: 10_000)
    #expect(record.entries == ["ready"])
  }

  @Test("Dropping a watch ends it")
  func dropping() throws {
    let (loop, pipe, record) = (try EventLoop(), try Pipe(), Record())
    var watch: EventLoop.Watch? = try loop.watch(pipe.readEnd, "pipe") { _ in
      record.entries.append("ready")
    }
    #expect(watch != nil)
    watch = nil
    try pipe.write([1])
    try loop.run(for: 5_000)
    #expect(record.entries == [])
  }

  @Test("A dead descriptor is reported once and does not spin the loop")
  func hangUp() throws {
    let (loop, pipe, record) = (try EventLoop(), try Pipe(), Record())
    let watch = try loop.watch(pipe.readEnd, "pipe") {
      record.entries.append("\($0)")
      if record.entries.count > 10 { loop.stop(1) }
    }
    pipe.closeWriteEnd()
    try loop.run(for: 10_000)
    #expect(record.entries == ["hungUp"])
    withExtendedLifetime(watch) {}
  }

  @Test("Data that the other end wrote before closing can be read at the hang-up")
  func lastWords() throws {
    let (loop, pipe, record) = (try EventLoop(), try Pipe(), Record())
    let watch = try loop.watch(pipe.readEnd, "pipe") {
      record.entries.append("\($0) \(pipe.read(atMost: 9))")
      loop.stop(0)
    }
    try pipe.write([1, 2])
    pipe.closeWriteEnd()
    _ = try loop.run()
    #expect(record.entries == ["hungUp [1, 2]"])
    withExtendedLifetime(watch) {}
  }

  @Test("A socket whose other end stopped writing counts as dead")
  func halfClosed() throws {
    var ends: [Int32] = [-1, -1]
    let stream = Int32(SOCK_STREAM.rawValue)
    try check("socketpair") { socketpair(AF_UNIX, stream, 0, &ends) }
    let ours = OwnedDescriptor(owning: ends[0])
    let theirs = OwnedDescriptor(owning: ends[1])
    let (loop, record) = (try EventLoop(), Record())
    let watch = try loop.watch(ours.rawValue, "socket") {
      record.entries.append("\($0)")
      if record.entries.count > 10 { loop.stop(1) }
    }
    try check("shutdown") { shutdown(theirs.rawValue, Int32(SHUT_WR)) }
    try loop.run(for: 10_000)
    #expect(record.entries == ["hungUp"])
    withExtendedLifetime(watch) {}
  }

  @Test("A plain file cannot be watched, and the error names it")
  func plainFile() throws {
    let file = try OwnedDescriptor(opening: "/proc/self/exe", O_RDONLY)
    let loop = try EventLoop()
    let error = #expect(throws: SystemError.self) {
      _ = try loop.watch(file.rawValue, "settings") { _ in }
    }
    #expect(error?.description == "watch settings: Operation not permitted")
  }
}

@Suite("Event loop: time, turns and signals", .enabled(if: Tier.runsRealTests))
struct EventLoopTimeTests {
  // In any order: a late loop finds several due at once, and any may be the first.
  @Test("Every timer fires, once, and then has no deadline")
  func eachOnce() throws {
    let (loop, record) = (try EventLoop(), Record())
    let timers = try (0..<3).map { number in
      try loop.timer {
        record.entries.append("\(number)")
        if record.entries.count == 3 { loop.stop(0) }
      }
    }
    let now = loop.now
    for (timer, delay) in zip(timers, [9_000, 3_000, 6_000] as [Int64]) {
      timer.deadline = now + delay
    }
    _ = try loop.run()
    #expect(record.entries.sorted() == ["0", "1", "2"])
    #expect(timers.allSatisfy { $0.deadline == nil })
  }

  @Test("A timer never fires early")
  func notEarly() throws {
    let loop = try EventLoop()
    var fired: Int64 = 0
    let timer = try loop.timer {
      fired = loop.now
      loop.stop(0)
    }
    let deadline = loop.now + 2_345
    timer.deadline = deadline
    _ = try loop.run()
    #expect(fired >= deadline)
    withExtendedLifetime(timer) {}
  }

  @Test("A timer whose deadline is removed does not fire")
  func disarmed() throws {
    let (loop, record) = (try EventLoop(), Record())
    let timer = try loop.timer { record.entries.append("fired") }
    timer.deadline = loop.now + 1_000
    timer.deadline = nil
    try loop.run(for: 5_000)
    #expect(record.entries == [])
    withExtendedLifetime(timer) {}
  }

  @Test("A handler may set its own next deadline")
  func rearmed() throws {
    let (loop, record) = (try EventLoop(), Record())
    var timer: EventLoop.Timer?
    timer = try loop.timer {
      record.entries.append("fired")
      if record.entries.count == 3 { return loop.stop(0) }
      timer?.deadline = loop.now + 500
    }
    timer?.deadline = loop.now
    _ = try loop.run()
    #expect(record.entries.count == 3)
    timer = nil
  }

  @Test(
    "A deadline long past fires at once, and the maximum deadline does not fire",
    arguments: [Int64.min, -1, 0])
  func longPast(deadline: Int64) throws {
    let loop = try EventLoop()
    let never = try loop.timer { loop.stop(1) }
    never.deadline = .max
    let timer = try loop.timer { loop.stop(0) }
    timer.deadline = deadline
    #expect(try loop.run() == 0)
    withExtendedLifetime((timer, never)) {}
  }

  @Test("Left-over work runs after descriptors and before timers, once for each schedule")
  func deferral() throws {
    let (loop, pipe, record) = (try EventLoop(), try Pipe(), Record())
    var rest = 3
    var work: EventLoop.DeferredTask?
    work = loop.deferredTask {
      record.entries.append("work")
      rest -= 1
      if rest > 0 { work?.schedule() }
    }
    let watch = try loop.watch(pipe.readEnd, "pipe") { _ in
      record.entries.append("read \(pipe.read(atMost: 1))")
    }
    try pipe.write([1, 2])
    work?.schedule()
    let timer = try loop.timer { loop.stop(0) }
    timer.deadline = loop.now - 1_000
    _ = try loop.run()
    #expect(record.entries == ["read [1]", "read [2]", "work", "work", "work"])
    work = nil
    withExtendedLifetime((watch, timer)) {}
  }

  @Test("A signal is read by the loop, and does not end the process")
  func signal() throws {
    let (loop, record) = (try EventLoop(), Record())
    let signals = try loop.onSignal(SIGUSR1, SIGUSR2) {
      record.entries.append("signal \($0)")
      if record.entries.count == 2 { loop.stop(0) }
    }
    pthread_kill(pthread_self(), SIGUSR2)
    pthread_kill(pthread_self(), SIGUSR1)
    _ = try loop.run()
    #expect(Set(record.entries) == ["signal \(SIGUSR1)", "signal \(SIGUSR2)"])
    withExtendedLifetime(signals) {}
  }

  @Test("A number that is no signal is refused")
  func noSignal() throws {
    let loop = try EventLoop()
    #expect(throws: SystemError.self) { _ = try loop.onSignal(12_345) { _ in } }
  }

  @Test("Without a service manager there is no watchdog to answer")
  func watchdog() throws {
    #expect(try EventLoop().enableWatchdog() == false)
  }

  @Test("A timer's deadline can be set after its loop is released")
  func loopGone() throws {
    var loop: EventLoop? = try EventLoop()
    let timer = try loop?.timer {}
    loop = nil
    timer?.deadline = 5
    #expect(timer?.deadline == 5)
  }
}
