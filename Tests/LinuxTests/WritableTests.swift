// SPDX-License-Identifier: MIT

import Glibc
import Linux
import TestSupport
import Testing

/// Waiting until the peer reads.
@Suite("Writable descriptors", .enabled(if: Tier.runsRealTests))
struct WritableTests {
  /// A connection with a bounded buffer.
  private final class Pair {
    let near: Int32
    let far: Int32

    init() throws {
      var ends: [Int32] = [-1, -1]
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue)
      try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
      (near, far) = (ends[0], ends[1])
    }

    deinit {
      close(near)
      close(far)
    }

    /// Sends until the buffer is full.
    func fill() {
      let bytes = [UInt8](repeating: 1, count: 4096)
      while write(near, bytes, bytes.count) > 0 {}
    }

    /// Reads all pending bytes.
    func drain() {
      var bytes = [UInt8](repeating: 0, count: 65_536)
      while read(far, &bytes, bytes.count) > 0 {}
    }
  }

  /// Runs a loop until it is idle.
  private func runUntilIdle(_ loop: EventLoop) throws {
    for _ in 0..<10 where try loop.runOnce() {}
  }

  @Test(
    "The handler is called once, and only after the peer has read",
    arguments: [EventLoop.Urgency.input, .background])
  func onceWhenThereIsRoom(urgency: EventLoop.Urgency) throws {
    let (loop, pair) = (try EventLoop(), try Pair())
    var events: [String] = []
    let watch = try loop.watch(pair.near, "pair", urgency) { _ in events.append("readable") }
    pair.fill()
    watch.onceWritable { events.append("room") }
    try runUntilIdle(loop)
    #expect(events.isEmpty)
    pair.drain()
    try runUntilIdle(loop)
    #expect(events == ["room"])
    pair.fill()
    pair.drain()
    try runUntilIdle(loop)
    #expect(events == ["room"])
  }

  @Test(
    "A watch that waits for room still receives input, and its handler may release it",
    arguments: [EventLoop.Urgency.input, .background])
  func bothWays(urgency: EventLoop.Urgency) throws {
    let (loop, pair) = (try EventLoop(), try Pair())
    var events: [String] = []
    var watch: EventLoop.Watch?
    watch = try loop.watch(pair.near, "pair", urgency) { _ in
      events.append("readable")
      watch = nil
    }
    _ = write(pair.far, [1], 1)
    watch?.onceWritable { events.append("room") }
    try runUntilIdle(loop)
    #expect(events == ["room", "readable"])
  }

  @Test("Connecting never blocks, but fails if there is no listener or its backlog is full")
  func connecting() throws {
    let directory = try TemporaryDirectory()
    let path = "\(directory.path)/socket"
    let refusal = #expect(throws: SystemError.self) { try Self.connect(path) }
    #expect(refusal?.code == ENOENT)
    let listener = try LocalSocket.listen(at: path, mode: 0o600, backlog: 0)
    var connections: [Int32] = []
    var failure: SystemError?
    for _ in 0..<100 where failure == nil {
      do { connections.append(try Self.connect(path)) } catch { failure = error as? SystemError }
    }
    for connection in connections { close(connection) }
    #expect(failure?.wouldBlock == true, "nobody accepts, and nobody waits")
    withExtendedLifetime(listener.rawValue) {}
  }

  /// Connects, and returns a duplicate of the connection's descriptor.
  private static func connect(_ path: String) throws -> Int32 {
    let socket = try LocalSocket.connectNonblocking(to: path)
    return dup(socket.rawValue)
  }
}
