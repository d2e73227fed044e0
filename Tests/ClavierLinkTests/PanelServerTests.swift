// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Glibc
import Linux
import LinkSupport
import TestSupport
import Testing

@testable import ClavierLink

/// The daemon's messages to panels, with real sockets.
@Suite(.enabled(if: Tier.runsRealTests))
struct PanelServerTests {
  private static let introduction = "{\"panel\":{\"name\":\"test\",\"version\":\"1\"}}\n"

  /// Returns a client that has become a panel, and has read its first scene.
  private func panel(_ path: String) throws -> RawClient {
    let client = try RawClient(path)
    try client.send(Self.introduction)
    #expect(try client.lines(2) == [hello, "{\"done\":\"panel\"}"])
    #expect(try #require(try client.line()).hasPrefix("{\"scene\":{\"shown\":true,"))
    return client
  }

  /// Waits until a condition holds, for at most ten seconds.
  private func wait(until isSo: () -> Bool) {
    for _ in 0..<10_000 where !isSo() { usleep(1000) }
    #expect(isSo())
  }

  @Test("A panel receives only the changes of a scene, and other clients receive none of them")
  func changes() throws {
    let server = try ServerThread()
    let other = try RawClient(server.path)
    #expect(try other.line() == hello)
    let panel = try panel(server.path)
    server.show(pressing([3]), changes: .pressedKeys)
    #expect(try panel.line() == "{\"scene\":{\"pressed\":[3]}}")
    server.show(pressing([]), changes: .pressedKeys)
    #expect(try panel.line() == "{\"scene\":{\"pressed\":[]}}")
    var hidden = ServerThread.scene
    hidden.isShown = false
    hidden.scene.isSpaceDragGestureActive = true
    server.show(hidden, changes: [.visibility, .spaceDrag])
    #expect(try panel.line() == "{\"scene\":{\"shown\":false,\"dragging\":true}}")
    try other.send("{\"ping\":1}\n")
    #expect(try other.line() == "{\"pong\":1}")
    #expect(server.log.contains { $0.hasSuffix("draws the keyboard: test 1") })
  }

  @Test("The end of a panel is logged with the error that broke its connection")
  func brokenPanel() throws {
    let server = try ServerThread()
    var client: RawClient? = try panel(server.path)
    let other = try panel(server.path)
    server.show(pressing([3]), changes: .pressedKeys)
    // Both have got the scene, and the first one leaves without reading it.
    #expect(try other.line() == "{\"scene\":{\"pressed\":[3]}}")
    withExtendedLifetime(client) {}
    client = nil
    let end = "no longer draws the keyboard: receive: Connection reset by peer"
    wait { server.log.contains { $0.hasSuffix(end) } }
  }

  @Test("A panel that reports presented scenes is behind until it has presented the last scene")
  func presentation() throws {
    let socket = try TemporarySocket()
    let server = try ServerThread(path: socket.path)
    let panel = try panel(socket.path)
    #expect(server.panelHealth == [PanelHealth(name: "test 1")])
    /// Reports a scene, and returns whether the panel is behind once the report is handled.
    func isBehind(after scene: Int) throws -> Bool {
      try panel.send("{\"presented\":\(scene)}\n{\"ping\":1}\n")
      #expect(try panel.line() == "{\"pong\":1}")
      return server.panelHealth.first?.secondsBehind != nil
    }
    #expect(try isBehind(after: 0))
    #expect(try !isBehind(after: 1))
    server.show(pressing([3]), changes: .pressedKeys)
    #expect(try panel.line() == "{\"scene\":{\"pressed\":[3]}}")
    #expect(server.panelHealth.first?.secondsBehind != nil)
    #expect(try !isBehind(after: 2))
    try panel.send("{\"presented\":9}\n")
    #expect(
      try panel.line()
        == "{\"error\":\"presented: 9 is no scene after the last presented one\"}")
    let other = try RawClient(socket.path)
    try other.send("{\"presented\":0}\n")
    #expect(try other.line() == hello)
    #expect(try other.line()?.hasPrefix("{\"error\":\"only a panel may send that") == true)
    #expect(server.panelHealth.count == 1)
  }

  @Test("Two panels receive the same changes, whenever they connect")
  func twoPanels() throws {
    let server = try ServerThread()
    let first = try panel(server.path)
    server.show(pressing([1]), changes: .pressedKeys)
    #expect(try first.line() == "{\"scene\":{\"pressed\":[1]}}")
    let second = try panel(server.path)
    server.show(pressing([2]), changes: .pressedKeys)
    for panel in [first, second] {
      #expect(try panel.line() == "{\"scene\":{\"pressed\":[2]}}")
    }
  }

  @Test("A panel that reads late receives merged changes instead of each one")
  func slowPanel() throws {
    let server = try ServerThread()
    let (slow, good) = (try panel(server.path), try panel(server.path))
    // A whole page each time: the kernel's buffer is full after a few.
    for round in 0..<400 {
      var scene = pressing([round % 26])
      scene.scene.frames =
        KeyboardPages(
          service: KeyboardLayout.StandardService(), context: scene.context,
          width: Double(390 + round % 2))[.alphabetic, .lowercased]
      server.show(scene)
      #expect(try #require(try good.line()).contains("\"pressed\":[\(round % 26)]"))
    }
    server.show(pressing([30]), changes: .pressedKeys)
    #expect(try #require(try good.line()).contains("\"pressed\":[30]"))
    var received = LinkScene.empty
    var count = 0
    var isLevel = false
    // The first scene was read before.
    received = ServerThread.scene
    while !isLevel {
      let line = try #require(try slow.line())
      guard case .scene(let json)? = try PanelMessage(line: Array(line.utf8)) else { continue }
      _ = try received.apply(json)
      count += 1
      isLevel = received.scene.pressedKeys == [30] && received.scene.frames.size.width == 390
    }
    #expect(count < 200, "what lay in between was not kept")
    server.show(pressing([4]), changes: .pressedKeys)
    #expect(try slow.line() == "{\"scene\":{\"pressed\":[4]}}")
  }

  @Test("A panel that reads nothing is dropped and its end reported; others still receive scenes")
  func panelThatReadsNothing() throws {
    let server = try ServerThread(timeout: 300_000)
    let (hung, good) = (try panel(server.path), try panel(server.path))
    try hung.send("{\"touch\":{\"contacts\":[{\"id\":0,\"phase\":\"down\",\"x\":1,\"y\":2}]}}\n")
    wait { server.panelReports.count == 1 }
    let left = "does not read its messages; the connection is closed"
    var round = 0
    while round < 10_000, !server.log.contains(where: { $0.hasSuffix(left) }) {
      round += 1
      var scene = pressing([round % 20])
      scene.scene.frames =
        KeyboardPages(
          service: KeyboardLayout.StandardService(), context: scene.context,
          width: Double(390 + round % 2))[.alphabetic, .lowercased]
      server.show(scene)
      #expect(try #require(try good.line()).contains("\"pressed\":[\(round % 20)]"))
    }
    #expect(round < 10_000)
    wait { server.disconnectedPanels == server.reports.map(\.panel) }
    withExtendedLifetime(hung) {}
  }

  @Test("Reports have their panel's number, and so does the report of a disconnected panel")
  func reports() throws {
    let server = try ServerThread()
    let area = "{\"x\":0,\"y\":0.5,\"width\":1,\"height\":0.5}"
    let half = PanelPlace(area: Rect(minX: 0, minY: 0.5, maxX: 1, maxY: 1))
    let first = try panel(server.path)
    try first.send("{\"place\":{\"area\":\(area)}}\n")
    wait { server.panelReports == [.place(half)] }
    do {
      let second = try panel(server.path)
      try second.send("{\"field\":{}}\n")
      wait { server.panelReports.last == .field(PanelField()) }
    }
    wait { server.disconnectedPanels.count == 1 }
    #expect(server.disconnectedPanels == [server.reports[1].panel])
    #expect(server.reports[0].panel != server.reports[1].panel)
  }

  @Test("A text is sent only to its panel, and refused after the panel has disconnected")
  func insertion() throws {
    let server = try ServerThread()
    do {
      let panel = try panel(server.path)
      try panel.send("{\"field\":{\"commits\":true}}\n")
      wait { server.panelReports.count == 1 }
      let other = try self.panel(server.path)
      #expect(server.insert("€"))
      #expect(try panel.line() == "{\"insert\":\"€\"}")
      #expect(server.insert("€", number: 7))
      #expect(try panel.line() == "{\"insert\":\"€\",\"number\":7}")
      #expect(server.replace("€", with: "$", number: 8))
      #expect(try panel.line() == "{\"replace\":\"€\",\"with\":\"$\",\"number\":8}")
      try other.send("{\"ping\":1}\n")
      #expect(try other.line() == "{\"pong\":1}")
      #expect(!server.insert("€", into: 4_000))
    }
    wait { server.disconnectedPanels.count == 2 }
    #expect(!server.insert("€"))
  }

  @Test("Each panel is notified that the user was forgotten")
  func forgetting() throws {
    let socket = try TemporarySocket()
    let server = try ServerThread(path: socket.path)
    let panels = [try panel(socket.path), try panel(socket.path)]
    server.publishForgetting()
    for panel in panels { #expect(try panel.line() == "{\"forgotten\":true}") }
  }

  @Test("The kind of a pressed key goes to the panels that play sounds, before the scene")
  func sounds() throws {
    let server = try ServerThread()
    let (silent, playing) = (try panel(server.path), try panel(server.path))
    try playing.send("{\"plays\":true}\n{\"ping\":1}\n")
    #expect(try playing.line() == "{\"pong\":1}")
    server.playSound(.input)
    #expect(try playing.line() == "{\"feedback\":\"input\"}")
    server.playSound(.delete)
    server.show(pressing([3]), changes: .pressedKeys)
    let scene = "{\"scene\":{\"pressed\":[3]}}"
    #expect(try playing.lines(2) == ["{\"feedback\":\"delete\"}", scene])
    #expect(try silent.line() == scene)
    try playing.send("{\"plays\":false}\n{\"ping\":2}\n")
    #expect(try playing.line() == "{\"pong\":2}")
    server.playSound(.system)
    server.show(pressing([]), changes: .pressedKeys)
    #expect(try playing.line() == "{\"scene\":{\"pressed\":[]}}")
    let other = try RawClient(server.path)
    try other.send("{\"plays\":true}\n")
    #expect(try other.line() == hello)
    #expect(try other.line()?.hasPrefix("{\"error\":\"only a panel may send that") == true)
  }

  @Test("A panel may send its introduction, a report and a command in one piece")
  func onePiece() throws {
    let server = try ServerThread()
    let client = try RawClient(server.path)
    try client.send(
      Self.introduction
        + "{\"touch\":{\"contacts\":[{\"id\":0,\"phase\":\"down\",\"x\":1,\"y\":2}]}}\n{\"ping\":1}\n"
    )
    #expect(try client.lines(3) == [hello, "{\"done\":\"panel\"}", "{\"pong\":1}"])
    #expect(try #require(try client.line()).hasPrefix("{\"scene\":"))
    #expect(server.panelReports.count == 1)
  }
}
