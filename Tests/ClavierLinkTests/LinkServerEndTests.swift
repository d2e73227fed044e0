// SPDX-License-Identifier: MIT

import ClavierKit
import Linux
import LinkSupport
import TestSupport
import Testing

@testable import ClavierLink

/// Connections that the server ends while it handles their lines.
@Suite(.enabled(if: Tier.runsRealTests))
struct LinkServerEndTests {
  @Test("A panel that is gone by the middle of its lines reports nothing after its end")
  func panelGone() throws {
    let socket = try TemporarySocket()
    let daemon = try LoopServer(socket.path)
    do {
      let client = try RawClient(socket.path)
      try daemon.serve()
      #expect(try client.line() == hello)
      // The third line is answered with the language, which the closed socket refuses.
      try client.send(
        """
        {"panel":{"name":"test"}}
        {"subscribe":["locale"]}
        {"locale":"de"}
        {"field":{}}
        {"offer":{"dictation":[]}}

        """)
    }
    try daemon.serve()
    #expect(daemon.events == ["switched", "disconnected"])
    #expect(daemon.server?.panels.isEmpty == true)
  }
}

/// A server in the test's own thread, which publishes each switch of the language as the daemon
/// does.
private final class LoopServer {
  let loop: EventLoop
  private(set) var server: LinkServer?
  /// The calls of the server, in order.
  private(set) var events: [String] = []

  init(_ path: String) throws {
    loop = try EventLoop()
    let log = Log(format: .bare, verbosity: .normal, clock: { 0 }, sink: { _ in })
    let server = try LinkServer(
      loop: loop, log: log, path: path,
      daemon: LinkDelegate(
        status: { ServerThread.status }, health: { ServerThread.health }, perform: { _ in },
        rotate: { _ in },
        switchLanguage: { [unowned self] _ in
          events.append("switched")
          self.server?.publish(.german)
          return true
        },
        type: { _ in 0 }, areKeysSent: { true }, scene: { ServerThread.scene },
        report: { [unowned self] _, _ in events.append("report") },
        panelDisconnected: { [unowned self] _ in events.append("disconnected") },
        offerDictation: { [unowned self] _, _ in events.append("offer") },
        dictation: { _, _ in }))
    try server.start()
    self.server = server
  }

  /// Serves everything that is ready.
  func serve() throws {
    while try loop.runOnce() {}
  }
}
