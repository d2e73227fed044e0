// SPDX-License-Identifier: MIT

import Glibc
import Linux
import TestSupport
import Testing

@testable import SessionBus

/// Reconnections to a bus that never answers.
@Suite(.enabled(if: Tier.runsRealTests))
struct SessionBusRetryTests {
  @Test("A bus that closes each connection at once is retried less and less often")
  func closingBus() throws {
    let folder = try TemporaryDirectory()
    let closingBus = try ClosingBus(at: "\(folder.path)/bus")
    let keyboard = try BusKeyboard("unix:path=\(folder.path)/bus")
    try closingBus.serve(in: keyboard.loop)
    try keyboard.eventually("three attempts") { (keyboard.bus?.attempts ?? 0) >= 3 }
    #expect(closingBus.connections >= 3)
    #expect(keyboard.lines.allSatisfy { $0.contains("has closed the connection") })
    keyboard.bus = nil
  }
}

/// A socket whose connections are accepted and closed.
private final class ClosingBus {
  private let listener: OwnedDescriptor
  private var watch: EventLoop.Watch?
  /// The number of connections so far.
  private(set) var connections = 0

  init(at path: String) throws {
    listener = try LocalSocket.listen(at: path, mode: 0o600, backlog: 8)
  }

  func serve(in loop: EventLoop) throws {
    let number = listener.rawValue
    watch = try loop.watch(number, "the closing bus") { [unowned self] _ in
      let connection = accept(number, nil, nil)
      guard connection >= 0 else { return }
      close(connection)
      connections += 1
    }
  }
}
