// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Glibc
import Linux
import LinkSupport
import TestSupport
import Testing

@testable import ClavierLink

/// A panel's end of the link, in the test's own loop.
private final class TestPanel {
  let loop: EventLoop
  private(set) var link: PanelLink?
  private(set) var events: [PanelLink.Event] = []

  init(_ path: String) throws {
    loop = try EventLoop()
    link = try PanelLink(loop: loop, path: path, name: "test", version: "1") { [unowned self] in
      events.append($0)
    }
  }

  /// Runs the loop until a condition holds, for at most ten seconds.
  func wait(until isSo: (TestPanel) -> Bool) throws {
    for _ in 0..<10_000 where !isSo(self) {
      if try !loop.runOnce() { usleep(1000) }
    }
    #expect(isSo(self), "\(events)")
  }
}

/// Returns the server's scene with these keys pressed.
func pressing(_ keys: [Int]) -> LinkScene {
  var scene = ServerThread.scene
  scene.scene.pressedKeys = keys
  return scene
}

@Suite(.enabled(if: Tier.runsRealTests))
struct PanelLinkTests {
  /// Returns the scene as received over the link.
  private func received(_ scene: LinkScene) throws -> LinkScene {
    var json = JSONWriter()
    scene.write(.all, to: &json)
    var received = LinkScene.empty
    if case .scene(let value)? = try PanelMessage(line: json.bytes.dropLast()) {
      _ = try received.apply(value)
    }
    return received
  }

  @Test("A panel has the complete scene once it is connected, and then receives changes")
  func following() throws {
    let server = try ServerThread()
    let panel = try TestPanel(server.path)
    #expect(panel.link?.scene == nil)
    panel.link?.start()
    try panel.wait { $0.events == [.connected(version: Version.current)] }
    #expect(panel.link?.scene == (try received(ServerThread.scene)))
    server.show(pressing([5]), changes: .pressedKeys)
    try panel.wait { $0.events.last == .scene(.pressedKeys) }
    #expect(panel.link?.scene?.scene.pressedKeys == [5])
  }

  @Test("A panel that reports presented scenes is behind until it does, for the newest scene")
  func presentation() throws {
    let socket = try TemporarySocket()
    let server = try ServerThread(path: socket.path)
    let panel = try TestPanel(socket.path)
    panel.link?.reportsPresentation = true
    panel.link?.start()
    try panel.wait { $0.events == [.connected(version: Version.current)] }
    try panel.wait { _ in server.panelHealth.first?.secondsBehind != nil }
    panel.link?.scenePresented()
    try panel.wait { _ in server.panelHealth.first.map { $0.secondsBehind == nil } ?? false }
    server.show(pressing([5]), changes: .pressedKeys)
    try panel.wait { $0.events.last == .scene(.pressedKeys) }
    // Only the scene before it is presented.
    panel.link?.scenePresented(isNewest: false)
    #expect(server.panelHealth.first?.secondsBehind != nil)
    panel.link?.scenePresented()
    try panel.wait { _ in server.panelHealth.first.map { $0.secondsBehind == nil } ?? false }
  }

  @Test(
    "The session's state is sent to a daemon that starts later, and to the next one",
    .enabled(if: Tier.runsSlowTests))
  func daemonsComeAndGo() throws {
    let socket = try TemporarySocket()
    let panel = try TestPanel(socket.path)
    let place = PanelPlace(area: Rect(minX: 0, minY: 0.5, maxX: 1, maxY: 1), headroom: 0.5)
    let field = PanelField(Keyboard.Field(purpose: .name))
    let text = TextContext(beforeInput: "Ada ", afterInput: "")
    let keymap = SessionKeymap(text: String(repeating: "x", count: 90_000))
    panel.link?.start()
    panel.link?.place = place
    panel.link?.keymap = keymap
    panel.link?.typesAnyText = true
    panel.link?.application = "foot"
    panel.link?.enter(field)
    panel.link?.report(text)
    try panel.wait { $0.events == [.lost(.noDaemon(path: socket.path))] }
    let wanted: Set<PanelReport> = [
      .place(place), .field(field), .text(text), .keymap(keymap), .types(true),
      .application("foot"),
    ]
    for round in 1...2 {
      let server = try ServerThread(path: socket.path)
      try panel.wait { $0.events.count == 2 * round }
      #expect(panel.events.last == .connected(version: Version.current))
      try panel.wait { _ in Set(server.panelReports) == wanted }
      server.stop()
      try panel.wait { $0.events.count == 2 * round + 1 }
      #expect(panel.events.last == .lost(.ended) && panel.link?.scene == nil)
    }
  }

  @Test("A keymap whose line is too long is unknown to the daemon, and the panel stays connected")
  func longKeymap() throws {
    let server = try ServerThread()
    let panel = try TestPanel(server.path)
    func keymap(_ count: Int) -> SessionKeymap {
      SessionKeymap(text: String(repeating: "x", count: count))
    }
    let frame = LinkCommand.report(.keymap(keymap(0))).line.count - 1
    let longest = keymap(LinkLimits.report - frame)
    // In a line of JSON, each line feed has two bytes.
    panel.link?.keymap = SessionKeymap(
      text: String(repeating: "\n", count: LinkLimits.report / 2))
    panel.link?.start()
    try panel.wait { !$0.events.isEmpty }
    panel.link?.keymap = longest
    try panel.wait { _ in server.panelReports == [.keymap(nil), .keymap(longest)] }
    panel.link?.keymap = keymap(longest.text.count + 1)
    try panel.wait { _ in server.panelReports.last == .keymap(nil) }
    #expect(panel.events == [.connected(version: Version.current)])
  }

  @Test("A connected panel's reports are received in order, and each insertion is answered once")
  func telling() throws {
    let server = try ServerThread()
    let panel = try TestPanel(server.path)
    panel.link?.start()
    try panel.wait { !$0.events.isEmpty }
    let field = PanelField(commits: true)
    panel.link?.enter(field)
    panel.link?.report(TextContext(beforeInput: "a"))
    panel.link?.report(TextContext(beforeInput: "a"))
    panel.link?.send(
      PanelTouch(
        source: .pointer,
        frame: TouchFrame(
          time: .unknown,
          touches: [
            Touch(contact: Contact.ID(rawValue: 0), phase: .down, point: Point(x: 1, y: 2))
          ])))
    panel.link?.perform(.hide)
    try panel.wait { _ in server.actions == [.hide] }
    #expect(server.panelReports.count == 4)
    #expect(
      Array(server.panelReports.prefix(3)) == [
        .field(field), .text(TextContext(beforeInput: "a")), .text(TextContext(beforeInput: "a")),
      ])
    #expect(server.insert("☃"))
    try panel.wait { $0.events.last == .insert("☃") }
    panel.link?.answerInsertion(true)
    // A second answer is ignored, since no request is pending.
    panel.link?.answerInsertion(false)
    try panel.wait { _ in server.panelReports.last == .inserted(true) }
    #expect(server.insert("€"))
    try panel.wait { $0.events.last == .insert("€") }
    panel.link?.answerInsertion(false)
    try panel.wait { _ in server.panelReports.count == 6 }
    #expect(server.panelReports.last == .inserted(false))
    #expect(server.insert("a", number: 3) && server.insert("b", number: 4))
    try panel.wait { $0.events.last == .insert("b", number: 4) }
    // The answer to an earlier request comes too late.
    panel.link?.answerInsertion(false, number: 3)
    panel.link?.answerInsertion(true, number: 4)
    try panel.wait { _ in server.panelReports.count == 7 }
    #expect(server.panelReports.last == .inserted(true, number: 4))
    #expect(server.insert("c", number: 5))
    try panel.wait { $0.events.last == .insert("c", number: 5) }
    // An answer without a number is for the last request.
    panel.link?.answerInsertion(true)
    try panel.wait { _ in server.panelReports.count == 8 }
    #expect(server.panelReports.last == .inserted(true))
    panel.link?.leaveField()
    try panel.wait { _ in server.panelReports.last == .field(nil) }
  }

  @Test("A panel that replaces texts reports that, and answers each replacement once")
  func replacement() throws {
    let server = try ServerThread()
    let panel = try TestPanel(server.path)
    panel.link?.replacesTexts = true
    panel.link?.start()
    try panel.wait { _ in server.panelReports == [.replaces(true)] }
    #expect(server.replace("eh", with: "he", number: 3))
    try panel.wait { $0.events.last == .replace("eh", with: "he", number: 3) }
    panel.link?.answerInsertion(false, number: 3)
    panel.link?.answerInsertion(true, number: 3)
    panel.link?.leaveField()
    try panel.wait { _ in server.panelReports.last == .field(nil) }
    #expect(server.panelReports == [.replaces(true), .inserted(false, number: 3), .field(nil)])
  }

  @Test("A panel that plays sounds announces that, and receives them until it plays none")
  func sounds() throws {
    let server = try ServerThread()
    let panel = try TestPanel(server.path)
    panel.link?.playsSounds = true
    // The field is reported after the announcement.
    panel.link?.enter(PanelField())
    panel.link?.start()
    try panel.wait { !$0.events.isEmpty && server.panelReports.count == 1 }
    server.playSound(.system)
    try panel.wait { $0.events.last == .sound(.system) }
    panel.link?.playsSounds = false
    panel.link?.leaveField()
    try panel.wait { _ in server.panelReports.count == 2 }
    server.playSound(.input)
    server.show(pressing([1]), changes: .pressedKeys)
    try panel.wait { $0.events.last == .scene(.pressedKeys) }
    #expect(!panel.events.contains(.sound(.input)))
  }

  @Test("A copied text is not kept for a daemon that connects later")
  func copiedText() throws {
    let server = try ServerThread()
    let panel = try TestPanel(server.path)
    panel.link?.report(copiedText: "Room 11")
    panel.link?.start()
    try panel.wait { !$0.events.isEmpty }
    panel.link?.report(copiedText: "Room 12")
    panel.link?.report(copiedText: nil)
    try panel.wait { _ in server.panelReports.count == 2 }
    #expect(server.panelReports == [.clipboard("Room 12"), .clipboard(nil)])
  }

  @Test("A refused report returns the reason, and the connection continues")
  func refusal() throws {
    let server = try ServerThread()
    let panel = try TestPanel(server.path)
    panel.link?.start()
    try panel.wait { !$0.events.isEmpty }
    panel.link?.place = PanelPlace(area: Rect(minX: 2, minY: 0, maxX: 3, maxY: 1))
    try panel.wait { $0.events.count == 2 }
    #expect(panel.events.last == .refused("place.area.x: it must be from 0.0 to 1.0"))
    server.show(pressing([1]), changes: .pressedKeys)
    try panel.wait { $0.events.last == .scene(.pressedKeys) }
  }

  @Test("A refused connection is reported once with the reason, and is retried")
  func tooMany() throws {
    let server = try ServerThread()
    var others = try (0..<16).map { _ in
      let client = try RawClient(server.path)
      #expect(try client.line() == hello)
      return client
    }
    let panel = try TestPanel(server.path)
    panel.link?.start()
    try panel.wait { $0.events == [.lost(.refused("too many clients"))] }
    others.removeAll()
    try panel.wait { $0.events.count == 2 }
    #expect(panel.events.last == .connected(version: Version.current))
    withExtendedLifetime(server) {}
  }

  @Test(
    "A panel disconnects from a daemon that sends invalid messages",
    arguments: [
      "help\n", "{\"hello\":{}}\n",
      "{\"hello\":{\"version\":\"9\",\"protocol\":2,\"role\":\"control\"}}\n",
      "{\"hello\":{\"version\":\"9\",\"protocol\":1,\"role\":\"control\"}}\n{\"scene\":{\"pressed\":[]}}\n",
      "{\"hello\":{\"version\":\"9\",\"protocol\":1,\"role\":\"control\"}}\n{\"scene\":3}\n",
    ])
  func nonsense(words: String) throws {
    let socket = try TemporarySocket()
    let listener = try LocalSocket.listen(at: socket.path, mode: 0o600, backlog: 4)
    let panel = try TestPanel(socket.path)
    panel.link?.start()
    try panel.wait { [number = listener.rawValue] _ in
      var ready = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
      return poll(&ready, 1, 0) == 1
    }
    let daemon = try LocalSocket.accept(on: listener)
    _ = try LocalSocket.send(Array(words.utf8)[...], to: daemon)
    try panel.wait { $0.events.count == 1 }
    switch panel.events.first {
    case .lost(.notUnderstood)?, .lost(.otherProtocol(version: "9"))?: break
    default: Issue.record("\(panel.events)")
    }
    #expect(panel.link?.scene == nil)
  }

  @Test("A panel disconnects from a daemon that reads nothing before its queue grows large")
  func daemonThatReadsNothing() throws {
    let socket = try TemporarySocket()
    let listener = try LocalSocket.listen(at: socket.path, mode: 0o600, backlog: 4)
    let panel = try TestPanel(socket.path)
    panel.link?.start()
    try panel.wait { [number = listener.rawValue] _ in
      var ready = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
      return poll(&ready, 1, 0) == 1
    }
    let daemon = try LocalSocket.accept(on: listener)
    _ = try LocalSocket.send(Array((hello + "\n").utf8)[...], to: daemon)
    for round in 0..<100 {
      panel.link?.keymap = SessionKeymap(text: String(repeating: "x", count: 100_000), group: round)
      _ = try panel.loop.runOnce()
      if !panel.events.isEmpty { break }
    }
    try panel.wait { $0.events == [.lost(.noAnswer)] }
    withExtendedLifetime(daemon) {}
  }
}
