// SPDX-License-Identifier: MIT

import CSystemd
import Glibc
import Linux
import Testing

/// How often sd-event got ready to wait, which is what it does when it is asked.
private final class Bookkeeping {
  private(set) var count = 0
  private let pipe: Pipe
  private var source: OpaquePointer?

  /// Hangs a source on the loop for which nothing ever comes, and which is told each time.
  init(_ loop: EventLoop) throws {
    let pipe = try Pipe()
    self.pipe = pipe
    let context = Unmanaged.passUnretained(self).toOpaque()
    let result = loop.lend { event, _ in
      sd_event_add_io(event, &source, pipe.readEnd, EPOLLIN.rawValue, { _, _, _, _ in 0 }, context)
    }
    try #require(result >= 0)
    sd_event_source_set_prepare(source) { _, context in
      guard let context else { return 0 }
      Unmanaged<Bookkeeping>.fromOpaque(context).takeUnretainedValue().count += 1
      return 0
    }
  }

  deinit {
    sd_event_source_disable_unref(source)
  }
}

/// What is asked of sd-event while touches come one after the other.
@Suite("Early poll")
struct EarlyPollTests {
  /// A pipe in which one byte more comes whenever one was read, as many times as a test says.
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

  @Test("between inputs sd-event is not asked while it has nothing to do")
  func idle() throws {
    let loop = try EventLoop()
    let books = try Bookkeeping(loop)
    let watch = try inputs(loop, 100) { if $0 == 100 { loop.stop(0) } }
    _ = try loop.run()
    #expect((1...2).contains(books.count))
    withExtendedLifetime(watch) {}
  }

  @Test("it is asked before the process waits, if an input has changed what it waits for")
  func stale() throws {
    let loop = try EventLoop()
    let books = try Bookkeeping(loop)
    let timer = try loop.timer {}
    let watch = try inputs(loop, 100) { number in
      // Far away, and sooner each time: a later one changes nothing before the first.
      timer.deadline = loop.now + 1_000_000_000 - 1_000_000 * Int64(number)
      if number == 100 { loop.stop(0) }
    }
    _ = try loop.run()
    // As often as input goes before all else without anybody asking.
    #expect(books.count >= 100 / 8)
    withExtendedLifetime((watch, timer)) {}
  }

  @Test("what input leaves over does not wait for sd-event")
  func leftOver() throws {
    let (loop, pipe) = (try EventLoop(), try Pipe())
    let books = try Bookkeeping(loop)
    var count = 0
    let work = loop.deferral {
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
    // Not each time: as often as all else has to wait for input.
    #expect(books.count <= 100 / 4)
    withExtendedLifetime(watch) {}
  }

  @Test("what is left over is done among inputs that come without a pause")
  func leftOverAmongInputs() throws {
    let loop = try EventLoop()
    var last = 0
    let work = loop.deferral { loop.stop(0) }
    let watch = try inputs(loop, 1_000) { number in
      last = number
      work.schedule()
      if number == 1_000 { loop.stop(1) }
    }
    #expect(try loop.run() == 0)
    #expect(last < 100)
    withExtendedLifetime(watch) {}
  }

  @Test("work that is dropped while it is left over is not done")
  func droppedWork() throws {
    let (loop, pipe) = (try EventLoop(), try Pipe())
    var isDone = false
    var work: EventLoop.Deferral?
    let end = loop.deferral { loop.stop(0) }
    work = loop.deferral { isDone = true }
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

  @Test("a signal is read among inputs that come without a pause")
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
