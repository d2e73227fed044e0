// SPDX-License-Identifier: MIT

import Glibc
import Linux
import TestSupport
import Testing

/// Descriptors with an exceptional condition, such as a text console that was drawn on.
@Suite("Exceptional conditions of descriptors", .enabled(if: Tier.runsRealTests))
struct ExceptionWatchTests {
  /// Two ends of a local connection, whose urgent bytes are exceptional.
  private final class Connection {
    private(set) var near: Int32 = -1
    private var far: Int32 = -1

    init() throws {
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(listener) }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      near = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      let results = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          [
            bind(listener, address, size), listen(listener, 1),
            getsockname(listener, address, &size), connect(near, address, size),
          ]
        }
      }
      far = accept(listener, nil, nil)
      try #require(results == [0, 0, 0, 0] && far >= 0)
    }

    deinit {
      close(near)
      close(far)
    }

    /// Sends a byte, and waits until it has arrived.
    private func send(_ flags: Int32, arrivesAs event: Int32) {
      #expect(Glibc.send(far, [1], 1, flags) == 1)
      var query = pollfd(fd: near, events: Int16(event), revents: 0)
      #expect(poll(&query, 1, 30_000) == 1)
    }

    func sendUrgent() { send(Int32(MSG_OOB), arrivesAs: POLLPRI) }

    func sendPlain() { send(0, arrivesAs: POLLIN) }

    func receiveUrgent() {
      var byte: UInt8 = 0
      #expect(recv(near, &byte, 1, Int32(MSG_OOB)) == 1)
    }
  }

  @Test("Exceptional conditions are reported once for each wait, however many there are")
  func once() throws {
    let (loop, connection) = (try EventLoop(), try Connection())
    var count = 0
    let watch = try loop.exception(connection.near, "a socket") { count += 1 }
    connection.sendUrgent()
    try loop.turnUntilIdle()
    #expect(count == 0)
    // An event before the watch counts, too.
    watch.wait()
    try loop.turnUntilIdle()
    #expect(count == 1)
    connection.receiveUrgent()
    watch.wait()
    try loop.turnUntilIdle()
    #expect(count == 1)
    for _ in 0..<3 { connection.sendUrgent() }
    try loop.turnUntilIdle()
    #expect(count == 2)
  }

  @Test("Plain input is not reported, nor any exceptional condition after the watch is dropped")
  func plain() throws {
    let (loop, connection) = (try EventLoop(), try Connection())
    var count = 0
    var watch: EventLoop.Exception? = try loop.exception(connection.near, "a socket") { count += 1 }
    watch?.wait()
    connection.sendPlain()
    try loop.turnUntilIdle()
    #expect(count == 0)
    watch = nil
    connection.sendUrgent()
    try loop.turnUntilIdle()
    #expect(count == 0)
  }

  @Test("A handler may drop its own watch")
  func dropping() throws {
    let (loop, connection) = (try EventLoop(), try Connection())
    var watch: EventLoop.Exception?
    watch = try loop.exception(connection.near, "a socket") { watch = nil }
    watch?.wait()
    connection.sendUrgent()
    try loop.turnUntilIdle()
    #expect(watch == nil)
  }

  @Test("A plain file cannot be watched for exceptional conditions, and the error names it")
  func plainFile() throws {
    let loop = try EventLoop()
    let file = try OwnedDescriptor(opening: "/etc/passwd", O_RDONLY)
    let error = #expect(throws: SystemError.self) {
      _ = try loop.exception(file.rawValue, "the file") {}
    }
    #expect(error?.call == "watch the file")
  }
}
