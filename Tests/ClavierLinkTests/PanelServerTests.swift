// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
import Linux
import LinkSupport
import Testing

@testable import ClavierLink

/// What panels are told by the daemon's end, with real sockets.
struct PanelServerTests {
  private static let introduction = "{\"panel\":{\"name\":\"test\",\"version\":\"1\"}}\n"

  /// A client that has become a panel, and has read its first scene.
  private func panel(_ path: String) throws -> RawClient {
    let client = try RawClient(path)
    try client.send(Self.introduction)
    #expect(try client.lines(2) == [hello, "{\"done\":\"panel\"}"])
    #expect(try #require(try client.line()).hasPrefix("{\"scene\":{\"shown\":true,"))
    return client
  }

  private func pressing(_ keys: [Int]) -> LinkScene {
    var scene = ServerThread.scene
    scene.scene.pressedKeys = keys
    return scene
  }

  /// Waits until something is so, ten seconds at most.
  private func wait(until isSo: () -> Bool) {
    for _ in 0..<10_000 where !isSo() { usleep(1000) }
    #expect(isSo())
  }

  @Test("a panel is told of what changes, and of nothing else; who is none hears nothing of it")
  func changes() throws {
    let socket = try TemporarySocket()
    let server = try ServerThread(path: socket.path)
    let other = try RawClient(socket.path)
    #expect(try other.line() == hello)
    let panel = try panel(socket.path)
    server.show(pressing([3]))
    #expect(try panel.line() == "{\"scene\":{\"pressed\":[3]}}")
    server.show(pressing([3]))
    server.show(pressing([]))
    #expect(try panel.line() == "{\"scene\":{\"pressed\":[]}}")
    var hidden = ServerThread.scene
    hidden.isShown = false
    hidden.scene.keyboardCase = .lowercased
    server.show(hidden)
    #expect(try panel.line() == "{\"scene\":{\"shown\":false,\"case\":\"lowercased\"}}")
    try other.send("{\"ping\":1}\n")
    #expect(try other.line() == "{\"pong\":1}")
    #expect(server.log.contains { $0.hasSuffix("draws the keyboard: test 1") })
  }

  @Test("two panels are told the same, whenever they come")
  func twoPanels() throws {
    let socket = try TemporarySocket()
    let server = try ServerThread(path: socket.path)
    let first = try panel(socket.path)
    server.show(pressing([1]))
    #expect(try first.line() == "{\"scene\":{\"pressed\":[1]}}")
    let second = try panel(socket.path)
    server.show(pressing([2]))
    for panel in [first, second] {
      #expect(try panel.line() == "{\"scene\":{\"pressed\":[2]}}")
    }
  }

  @Test("a panel that reads late is told what has become of it all, once")
  func slowPanel() throws {
    let socket = try TemporarySocket()
    let server = try ServerThread(path: socket.path)
    let (slow, good) = (try panel(socket.path), try panel(socket.path))
    // A whole page each time: what the kernel keeps is full after a few.
    for round in 0..<400 {
      var scene = pressing([round % 26])
      scene.scene.frames =
        KeyboardPages(
          service: KeyboardLayout.StandardService(), context: scene.context,
          width: Double(390 + round % 2))[.alphabetic, .lowercased]
      server.show(scene)
      #expect(try #require(try good.line()).contains("\"pressed\":[\(round % 26)]"))
    }
    server.show(pressing([30]))
    #expect(try #require(try good.line()).contains("\"pressed\":[30]"))
    var told = LinkScene.empty
    var count = 0
    var isLevel = false
    // The first scene was read before.
    told = ServerThread.scene
    while !isLevel {
      let line = try #require(try slow.line())
      guard case .scene(let change)? = try PanelMessage(line: Array(line.utf8)) else { continue }
      told.apply(change)
      count += 1
      isLevel = told.scene.pressedKeys == [30] && told.scene.frames.size.width == 390
    }
    #expect(count < 200, "what lay in between was not kept")
    server.show(pressing([4]))
    #expect(try slow.line() == "{\"scene\":{\"pressed\":[4]}}")
  }

  @Test(
    "a panel that reads nothing is left after a while, and its fingers with it; others are told")
  func hungPanel() throws {
    let socket = try TemporarySocket()
    let server = try ServerThread(path: socket.path, patience: 300_000)
    let (hung, good) = (try panel(socket.path), try panel(socket.path))
    try hung.send("{\"touch\":{\"contacts\":[{\"id\":0,\"phase\":\"down\",\"x\":1,\"y\":2}]}}\n")
    wait { server.news.count == 1 }
    let left = "does not read what it is sent, and is left"
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
    wait { server.news.count == 2 }
    guard case .touch(let frame, _)? = server.news.last else { return }
    #expect(frame.touches.map(\.phase) == [.cancelled])
    withExtendedLifetime(hung) {}
  }

  @Test("what panels tell is heard; of two the last word counts, and the other's when it goes")
  func lastWord() throws {
    let socket = try TemporarySocket()
    let server = try ServerThread(path: socket.path)
    let area = "{\"x\":0,\"y\":0.5,\"width\":1,\"height\":0.5}"
    let half = PanelPlace(area: Rect(minX: 0, minY: 0.5, maxX: 1, maxY: 1))
    let whole = PanelPlace(area: Rect(minX: 0, minY: 0, maxX: 1, maxY: 1))
    let first = try panel(socket.path)
    try first.send("{\"place\":{\"area\":\(area)}}\n{\"place\":{\"area\":\(area)}}\n")
    wait { server.news == [.place(half)] }
    do {
      let second = try panel(socket.path)
      try second.send(
        "{\"place\":{\"area\":{\"x\":0,\"y\":0,\"width\":1,\"height\":1}}}\n{\"field\":{}}\n"
          + "{\"text\":{\"before\":\"a\"}}\n")
      wait { server.news.count == 4 }
      #expect(server.news[1] == .place(whole) && server.news[2] == .field(PanelField()))
      #expect(server.news[3] == .text(TextContext(beforeInput: "a")))
      // Of the other's field nobody asked.
      try first.send("{\"text\":{\"before\":\"b\"}}\n{\"ping\":1}\n")
      #expect(try first.line() == "{\"pong\":1}")
    }
    wait { server.news.count == 6 }
    #expect(server.news.dropFirst(4) == [.place(half), .field(nil)])
  }

  @Test("fingers of a panel that goes are cancelled, and what cannot be is not heard")
  func touches() throws {
    let socket = try TemporarySocket()
    let server = try ServerThread(path: socket.path)
    func contact(_ id: Int, _ phase: String) -> String {
      "{\"touch\":{\"contacts\":[{\"id\":\(id),\"phase\":\"\(phase)\",\"x\":10,\"y\":20.5}]}}\n"
    }
    do {
      let panel = try panel(socket.path)
      try panel.send(
        contact(1, "up") + contact(1, "moved") + contact(1, "down") + contact(1, "down")
          + contact(2, "down") + contact(2, "up"))
      wait { server.news.count == 3 }
    }
    wait { server.news.count == 4 }
    let frames = server.news.compactMap { news in
      if case .touch(let frame, _) = news { frame } else { nil }
    }
    #expect(frames.flatMap(\.touches).map(\.phase) == [.down, .down, .up, .cancelled])
    #expect(frames[0].touches[0].contact == frames[3].touches[0].contact)
    #expect(frames[0].touches[0].point == Point(x: 10, y: 20.5))
  }

  @Test("only a panel whose field takes texts is asked to put one there")
  func insertion() throws {
    let socket = try TemporarySocket()
    let server = try ServerThread(path: socket.path)
    let panel = try panel(socket.path)
    #expect(!server.insert("€"))
    try panel.send("{\"field\":{\"commits\":true}}\n")
    wait { server.news.count == 1 }
    #expect(server.insert("€"))
    #expect(try panel.line() == "{\"insert\":\"€\"}")
    // One answer for each; of another panel's, and of a second one, nobody hears.
    let other = try self.panel(socket.path)
    try other.send("{\"inserted\":true}\n{\"ping\":1}\n")
    #expect(try other.line() == "{\"pong\":1}")
    try panel.send("{\"inserted\":false}\n{\"inserted\":true}\n{\"ping\":2}\n")
    #expect(try panel.line() == "{\"pong\":2}")
    #expect(server.news.dropFirst() == [.inserted(false)])
    #expect(server.insert("☃"))
    #expect(try panel.line() == "{\"insert\":\"☃\"}")
    try panel.send("{\"field\":null}\n")
    wait { server.news.count == 3 }
    #expect(!server.insert("€"))
  }

  @Test("where no field takes texts, a panel is asked that can type them, while it can")
  func typing() throws {
    let socket = try TemporarySocket()
    let server = try ServerThread(path: socket.path)
    let field = try panel(socket.path)
    try field.send("{\"field\":{\"commits\":false}}\n")
    wait { server.news.count == 1 }
    #expect(!server.insert("é"))
    do {
      let typer = try panel(socket.path)
      try typer.send("{\"types\":true}\n{\"types\":true}\n")
      wait { server.news.count == 2 }
      #expect(server.news.last == .types(true))
      #expect(server.insert("é"))
      #expect(try typer.line() == "{\"insert\":\"é\"}")
      try typer.send("{\"inserted\":true}\n")
      wait { server.news.last == .inserted(true) }
      // A field that takes it goes before.
      try field.send("{\"field\":{\"commits\":true}}\n")
      wait { server.news.count == 4 }
      #expect(server.insert("ж"))
      #expect(try field.line() == "{\"insert\":\"ж\"}")
      try field.send("{\"inserted\":true}\n{\"field\":null}\n")
      wait { server.news.last == .field(nil) }
      try typer.send("{\"types\":false}\n")
      wait { server.news.last == .types(false) }
      #expect(!server.insert("é"))
      try typer.send("{\"types\":true}\n")
      wait { server.news.last == .types(true) }
      #expect(server.insert("é"))
    }
    // Gone with a text that nobody will type.
    wait { server.news.suffix(2) == [.inserted(false), .types(false)] }
    #expect(!server.insert("é"))
  }

  @Test("a panel may say all at once, in one piece")
  func onePiece() throws {
    let socket = try TemporarySocket()
    let server = try ServerThread(path: socket.path)
    let client = try RawClient(socket.path)
    try client.send(
      Self.introduction
        + "{\"touch\":{\"contacts\":[{\"id\":0,\"phase\":\"down\",\"x\":1,\"y\":2}]}}\n{\"ping\":1}\n"
    )
    #expect(try client.lines(3) == [hello, "{\"done\":\"panel\"}", "{\"pong\":1}"])
    #expect(try #require(try client.line()).hasPrefix("{\"scene\":"))
    #expect(server.news.count == 1)
  }
}

/// What a panel's contacts come to.
struct PanelContactsTests {
  private func touches(
    _ id: Int, _ phase: Contact.Phase, at time: Int64? = nil,
    by source: PanelTouches.Source = .touch
  ) -> PanelTouches {
    PanelTouches(
      source: source, time: time.map(Timestamp.init),
      contacts: [.init(id: id, phase: phase, point: Point(x: 1, y: 2))])
  }

  @Test("no two panels, and no mouse and finger, are one contact; none is a device's")
  func numbers() {
    var ids: Set<Contact.ID> = []
    for panel in [UInt32(1), 2, .max] {
      var contacts = ToldContacts(panel: panel)
      for source in PanelTouches.Source.allCases {
        for id in [0, 1, 65_535] {
          let frame = contacts.frame(touches(id, .down, by: source), at: Timestamp(microseconds: 9))
          ids.formUnion(frame?.touches.map(\.contact) ?? [])
        }
      }
    }
    #expect(ids.count == 3 * 2 * 3)
    #expect(ids.allSatisfy { $0.rawValue >> 63 == 1 })
  }

  @Test("a moment counts if it can be true, and none comes before the last one")
  func times() {
    var contacts = ToldContacts(panel: 1)
    func time(_ said: Int64?, now: Int64, _ phase: Contact.Phase) -> Int64? {
      let frame = contacts.frame(touches(1, phase, at: said), at: Timestamp(microseconds: now))
      return frame?.time.microseconds
    }
    #expect(time(9_000_000, now: 9_500_000, .down) == 9_000_000)
    #expect(time(8_000_000, now: 9_600_000, .moved) == 9_000_000)
    #expect(time(99_000_000, now: 9_700_000, .moved) == 9_700_000)
    #expect(time(nil, now: 9_800_000, .moved) == 9_800_000)
    #expect(time(.min, now: 9_900_000, .moved) == 9_900_000)
    #expect(time(4_000_000, now: 10_000_000, .up) == 10_000_000)
  }

  @Test("a hand that never lifts takes no memory")
  func manyContacts() {
    var contacts = ToldContacts(panel: 1)
    let now = Timestamp(microseconds: 1)
    let taken = (0..<1000).compactMap { contacts.frame(touches($0, .down), at: now) }
    #expect(taken.count == LinkLimits.contacts)
    #expect(contacts.cancelAll(at: now)?.touches.count == LinkLimits.contacts)
    #expect(contacts.cancelAll(at: now) == nil)
  }
}
