// SPDX-License-Identifier: MIT

import CSystemd
import Glibc
import Linux
import TestSupport
import Testing

/// Counts the preparations of sd-event, one for each of its polls.
private final class PreparationCounter {
  private(set) var count = 0
  private let pipe: Pipe
  private var source: OpaquePointer?

  /// Adds a source to the loop that never becomes ready, and is notified of each preparation.
  init(_ loop: EventLoop) throws {
    let pipe = try Pipe()
    self.pipe = pipe
    let context = Unmanaged.passUnretained(self).toOpaque()
    let result = loop.withSDEvent { event, _ in
      sd_event_add_io(event, &source, pipe.readEnd, EPOLLIN.rawValue, { _, _, _, _ in 0 }, context)
    }
    try #require(result >= 0)
    sd_event_source_set_prepare(source) { _, context in
      guard let context else { return 0 }
      Unmanaged<PreparationCounter>.fromOpaque(context).takeUnretainedValue().count += 1
      return 0
    }
  }

  deinit {
    sd_event_source_disable_unref(source)
  }
}

/// The use of sd-event while touches arrive in quick succession.
@Suite("Early poll", .enabled(if: Tier.runsRealTests))
struct InputPollerTests {
  /// Returns a pipe that gets a further byte after each read, a given number of times.
  private func inputs(
    _ loop: EventLoop, _ count: Int, then handler: @escaping (_ number: Int) -> Void
  ) throws -> EventLoop.Watch {
    let pipe = try Pipe()
    var number = 0
    try pipe.write([1])
    return try loop.watch(pipe.readEnd, "pipe") { _ in
      _ = pipe.read(atMost: 1)
      number += 1
      if number < count { try? pipe.write([1]) }
      handler(number)
    }
  }

  @Test("After stop, neither input that is ready nor a deferred task is served")
  func stop() throws {
    let loop = try EventLoop()
    let pipes = [try Pipe(), try Pipe()]
    var entries: [String] = []
    let task = loop.deferredTask { entries.append("task") }
    let watches = try pipes.map { pipe in
      try loop.watch(pipe.readEnd, "pipe") { _ in
        entries.append("read \(pipe.read(atMost: 1))")
        task.schedule()
        loop.stop(3)
      }
    }
    for pipe in pipes { try pipe.write([1, 2]) }
    #expect(try loop.run() == 3)
    #expect(entries == ["read [1]"])
    withExtendedLifetime((watches, task)) {}
  }

  @Test("Between inputs sd-event is not polled while it has nothing to do")
  func idle() throws {
    let loop = try EventLoop()
    let counter = try PreparationCounter(loop)
    let watch = try inputs(loop, 100) { if $0 == 100 { loop.stop(0) } }
    _ = try loop.run()
    #expect((1...2).contains(counter.count))
    withExtendedLifetime(watch) {}
  }

  @Test("If inputs change a deadline, sd-event is polled at least once in eight inputs")
  func stale() throws {
    let loop = try EventLoop()
    let counter = try PreparationCounter(loop)
    let timer = try loop.timer {}
    let watch = try inputs(loop, 100) { number in
      // Far away, and earlier each time, since a later deadline would not change the first wakeup.
      timer.deadline = loop.now + 1_000_000_000 - 1_000_000 * Int64(number)
      if number == 100 { loop.stop(0) }
    }
    _ = try loop.run()
    // At least once in eight inputs, as without any request.
    #expect(counter.count >= 100 / 8)
    withExtendedLifetime((watch, timer)) {}
  }

  @Test("Work deferred by input does not wait for sd-event")
  func leftOver() throws {
    let (loop, pipe) = (try EventLoop(), try Pipe())
    let counter = try PreparationCounter(loop)
    var count = 0
    let work = loop.deferredTask {
      count += 1
      if count < 100 { try? pipe.write([1]) } else { loop.stop(0) }
    }
    let watch = try loop.watch(pipe.readEnd, "pipe") { _ in
      _ = pipe.read(atMost: 1)
      work.schedule()
      work.schedule()
    }
    try pipe.write([1])
    _ = try loop.run()
    #expect(count == 100)
    // Not each time: only as often as other sources have to wait for input.
    #expect(counter.count <= 100 / 4)
    withExtendedLifetime(watch) {}
  }

  @Test("Deferred work runs among inputs that arrive without a pause")
  func leftOverAmongInputs() throws {
    let loop = try EventLoop()
    var last = 0
    let work = loop.deferredTask { loop.stop(0) }
    let watch = try inputs(loop, 1_000) { number in
      last = number
      work.schedule()
      if number == 1_000 { loop.stop(1) }
    }
    #expect(try loop.run() == 0)
    #expect(last < 100)
    withExtendedLifetime(watch) {}
  }

  @Test("Deferred work that is released before it runs does not run")
  func droppedWork() throws {
    let (loop, pipe) = (try EventLoop(), try Pipe())
    var isDone = false
    var work: EventLoop.DeferredTask?
    let end = loop.deferredTask { loop.stop(0) }
    work = loop.deferredTask { isDone = true }
    let watch = try loop.watch(pipe.readEnd, "pipe") { _ in
      _ = pipe.read(atMost: 1)
      work?.schedule()
      work = nil
      end.schedule()
    }
    try pipe.write([1])
    _ = try loop.run()
    #expect(!isDone)
    withExtendedLifetime(watch) {}
  }

  @Test("A signal is read among inputs that come without a pause")
  func signal() throws {
    let (loop, pipe) = (try EventLoop(), try Pipe())
    var (count, countAtSignal) = (0, 0)
    let signals = try loop.onSignal(SIGUSR1) { _ in
      countAtSignal = count
      loop.stop(0)
    }
    let watch = try loop.watch(pipe.readEnd, "pipe") { _ in
      count += 1
      if count == 50 { pthread_kill(pthread_self(), SIGUSR1) }
      if count == 1_000 { loop.stop(1) }
    }
    try pipe.write([1])
    #expect(try loop.run() == 0)
    #expect((50...60).contains(countAtSignal))
    withExtendedLifetime((watch, signals)) {}
  }
}
