// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink
import Foundation
import Glibc
import Linux
import LinkSupport
import TestSupport
import Testing

/// The daemon's end of the link, with real sockets.
@Suite(.enabled(if: Tier.runsRealTests))
struct LinkServerTests {
  @Test func aClientIsGreetedAndAnswered() throws {
    let server = try ServerThread()
    let client = try RawClient(server.path)
    try client.send("{\"ping\":1}\n{\"get\":\"status\"}\n{\"ping\":")
    try client.send(" 2}\n")
    #expect(
      try client.lines(4) == [
        hello, "{\"pong\":1}",
        """
        {"status":{"version":"1.2.3","state":"ready","surfaces":["Pad \\"one\\"","zwei"],\
        "grabbed":["Pad \\"one\\""],"shown":true,"rotation":0,"locale":"de","locales":["de","sv"],"refused":3,"configuration":"files",\
        "panels":[{"name":"clavier-panel 0.1.0","place":{"area":{"x":0.0,"y":0.6,"width":1.0,"height":0.4},\
        "output":"HDMI-A-1"}},{"name":"mine","application":"foot"}],"target":{"layouts":["de","us"],"variants":["neo"],"model":"pc105","options":"compose:menu",\
        "group":"German (Neo 2)","source":"/etc/default/keyboard"}}}
        """,
        "{\"pong\":2}",
      ])
    withExtendedLifetime(server) {}
  }

  @Test("Health is answered as an object")
  func health() throws {
    let socket = try TemporarySocket()
    let server = try ServerThread(path: socket.path)
    let client = try RawClient(socket.path)
    try client.send("{\"get\":\"health\"}\n")
    #expect(
      try client.lines(2) == [hello, "{\"health\":" + ServerThread.health.jsonText + "}"])
    #expect(try LinkClient(path: socket.path).health() == ServerThread.health)
    withExtendedLifetime(server) {}
  }

  @Test func requestsReachOnlySubscribers() throws {
    let server = try ServerThread()
    #expect(!server.publish(.nextKeyboard))
    let (listener, other) = (try RawClient(server.path), try RawClient(server.path))
    try listener.send("{\"subscribe\":[\"requests\"]}\n")
    #expect(try listener.lines(2) == [hello, "{\"subscribed\":[\"requests\"]}"])
    #expect(server.publish(.custom(named: "help \"me\"\n")))
    #expect(server.publish(.nextKeyboard))
    #expect(
      try listener.lines(2) == [
        "{\"request\":\"custom\",\"name\":\"help \\\"me\\\"\\n\"}", "{\"request\":\"globe\"}",
      ])
    try other.send("{\"ping\":7}\n")
    #expect(try other.lines(2) == [hello, "{\"pong\":7}"])
    try listener.send("{\"subscribe\":[]}\n")
    #expect(try listener.lines(1) == ["{\"subscribed\":[]}"])
    #expect(!server.publish(.dictation))
  }

  @Test func languageChangesReachSubscribers() throws {
    let server = try ServerThread()
    let (listener, other) = (try RawClient(server.path), try RawClient(server.path))
    try listener.send("{\"subscribe\":[\"locale\"]}\n")
    #expect(try listener.lines(2) == [hello, "{\"subscribed\":[\"locale\"]}"])
    try other.send("{\"locale\":\"sv\"}\n{\"locale\":\"next\"}\n{\"locale\":\"fi\"}\n")
    #expect(
      try other.lines(4) == [
        hello, "{\"done\":\"locale\"}", "{\"done\":\"locale\"}",
        "{\"error\":\"the keyboard has no language \\\"fi\\\"; it has de, sv\"}",
      ])
    #expect(server.locales == [.swedish, nil])
    server.publish(.swedish)
    #expect(try listener.lines(1) == ["{\"locale\":\"sv\"}"])
    // Requests are a separate topic.
    #expect(!server.publish(.nextLocale))
    try other.send("{\"ping\":7}\n")
    #expect(try other.lines(1) == ["{\"pong\":7}"])
  }

  @Test func anErrorIsReportedAndTheSessionContinues() throws {
    let server = try ServerThread()
    let client = try RawClient(server.path)
    try client.send("help\n{\"tell\":\"x\"}\n{\"ping\":3}\n")
    let lines = try client.lines(4)
    #expect(lines[1].hasPrefix("{\"error\":\"column 1: "))
    #expect(
      lines[2] == """
        {"error":"there is no command \\"tell\\"; there is application, clipboard, dictation, do, field, get, \
        inserted, keymap, locale, offer, panel, ping, place, plays, presented, replaces, rotate, subscribe, text, \
        touch, type, types"}
        """)
    #expect(lines[3] == "{\"pong\":3}")
    withExtendedLifetime(server) {}
  }

  @Test func bytesThatComeOneByOneMakeALine() throws {
    let server = try ServerThread()
    let client = try RawClient(server.path)
    for byte in "{\"ping\":12}\n".utf8 {
      try client.send([byte])
      usleep(500)
    }
    #expect(try client.lines(2) == [hello, "{\"pong\":12}"])
    withExtendedLifetime(server) {}
  }

  @Test func aLineThatIsTooLongEndsTheConnection() throws {
    let server = try ServerThread()
    let client = try RawClient(server.path)
    try client.send([UInt8](repeating: UInt8(ascii: " "), count: 4096 + 1))
    #expect(
      try client.lines(3) == [
        hello, "{\"error\":\"the line is longer than 4096 bytes; the connection is closed\"}",
      ])
    try answers(server.path)
    withExtendedLifetime(server) {}
  }

  @Test func aClientThatClosesInTheMiddleOfALineIsForgotten() throws {
    let server = try ServerThread()
    for text in ["{\"subscribe\":[\"requ", "{\"subscribe\":[\"requests\"]}\n", ""] {
      let client = try RawClient(server.path)
      try client.send(text)
    }
    // Disconnected subscribers are noticed at the next message at the latest.
    _ = server.publish(.nextLocale)
    try answers(server.path)
    #expect(!server.publish(.nextLocale))
  }

  @Test func aHalfClosedClientIsAnsweredBeforeTheEnd() throws {
    let server = try ServerThread()
    let client = try RawClient(server.path)
    try client.send("{\"ping\":1}\n{\"ping\":2}\n{\"ping\":3}")
    client.endSending()
    #expect(try client.lines(9) == [hello, "{\"pong\":1}", "{\"pong\":2}"])
    withExtendedLifetime(server) {}
  }

  /// Checks that a new client gets an answer.
  private func answers(_ path: String) throws {
    let client = try RawClient(path)
    try client.send("{\"ping\":99}\n")
    #expect(try client.lines(2) == [hello, "{\"pong\":99}"])
  }
}

/// Clients that could exhaust the daemon's time or memory.
@Suite(.enabled(if: Tier.runsRealTests))
struct LinkServerLimitTests {
  @Test func theSeventeenthClientIsRefusedUntilOneLeaves() throws {
    let server = try ServerThread()
    var clients: [RawClient] = []
    for _ in 0..<16 {
      clients.append(try RawClient(server.path))
      #expect(try clients.last?.line() == hello)
    }
    let refusal = "{\"error\":\"too many clients\"}"
    #expect(try RawClient(server.path).lines(2) == [refusal])
    #expect(server.log.contains { $0.hasSuffix("is refused: there are 16") })
    clients.removeFirst()
    // The kernel reports the disconnected and the next client in any order.
    var isWelcome = false
    for _ in 0..<1000 where !isWelcome {
      isWelcome = try RawClient(server.path).line() == hello
    }
    #expect(isWelcome)
    try clients[3].send("{\"ping\":4}\n")
    #expect(try clients[3].line() == "{\"pong\":4}")
  }

  @Test func aStalledSubscriberIsDroppedAndOthersAreNotified() throws {
    let server = try ServerThread()
    let (slow, good) = (try RawClient(server.path), try RawClient(server.path))
    for client in [slow, good] {
      try client.send("{\"subscribe\":[\"requests\"]}\n")
      _ = try client.lines(2)
    }
    let left = "does not read its messages; the connection is closed"
    var count = 0
    while count < 10_000, !server.log.contains(where: { $0.hasSuffix(left) }) {
      count += 1
      #expect(server.publish(.custom(named: "\(count)")))
      #expect(try good.line() == "{\"request\":\"custom\",\"name\":\"\(count)\"}")
    }
    #expect(count < 10_000)
    // The lines in the kernel's buffer, complete, then the end.
    let rest = try slow.lines(20_000)
    #expect(rest.count == count - 1)
    #expect(rest.last == "{\"request\":\"custom\",\"name\":\"\(count - 1)\"}")
  }

  @Test func aClientThatNeverReadsIsDropped() throws {
    let server = try ServerThread()
    let client = try RawClient(server.path)
    let questions = [UInt8]((0..<100).map { _ in "{\"get\":\"status\"}\n" }.joined().utf8)
    var failure: SystemError?
    for _ in 0..<10_000 where failure == nil {
      do { try client.send(questions) } catch { failure = error as? SystemError }
    }
    #expect(failure?.code == EPIPE || failure?.code == ECONNRESET)
    #expect(try RawClient(server.path).line() == hello)
    withExtendedLifetime(server) {}
  }

  @Test("A type command is answered after its keys are sent, and the client's later commands wait")
  func typing() throws {
    let server = try ServerThread()
    let (client, other) = (try RawClient(server.path), try RawClient(server.path))
    try client.send("{\"type\":\"née ☃\"}\n{\"ping\":1}\n")
    #expect(try client.lines(1) == [hello])
    try other.send("{\"ping\":2}\n")
    #expect(try other.lines(2) == [hello, "{\"pong\":2}"])
    #expect(server.texts == ["née ☃"])
    server.sendKeys()
    #expect(try client.lines(2) == ["{\"typed\":{\"missing\":2}}", "{\"pong\":1}"])
    try client.send("{\"ping\":3}\n")
    #expect(try client.lines(1) == ["{\"pong\":3}"])
  }

  @Test("Characters lost later count only for the type command that is waiting")
  func lostCharacters() throws {
    let server = try ServerThread()
    server.reportMissing(7)
    let client = try RawClient(server.path)
    try client.send("{\"type\":\"née\"}\n{\"type\":\"x\"}\n")
    #expect(try client.lines(1) == [hello])
    while server.texts.isEmpty { usleep(1000) }
    server.reportMissing(2)
    server.sendKeys()
    #expect(
      try client.lines(2) == ["{\"typed\":{\"missing\":3}}", "{\"typed\":{\"missing\":0}}"])
  }

  @Test("All texts that a client sends before it closes its end are typed, in order")
  func typingAndGone() throws {
    let server = try ServerThread()
    server.sendKeys()
    let client = try RawClient(server.path)
    try client.send("{\"type\":\"a\"}\n{\"type\":\"b\"}\n{\"type\":\"c\"}\n")
    client.endSending()
    #expect(
      try client.lines(4) == [hello] + Array(repeating: "{\"typed\":{\"missing\":0}}", count: 3))
    #expect(server.texts == ["a", "b", "c"])
  }

  @Test("Long texts are sent in pieces, and missing characters are counted")
  func longTyping() throws {
    let server = try ServerThread()
    server.sendKeys()
    let text = String(repeating: "Hällo you, ", count: 100)
    #expect(try LinkClient(path: server.path).type(text) == 100)
    #expect(server.texts.joined() == text)
    #expect(server.texts.allSatisfy { $0.count <= 64 })
    #expect(try LinkClient(path: server.path).type("") == 0)
  }

  @Test("Characters with many marks are sent if they fit into a command, and omitted otherwise")
  func hugeCharacters() throws {
    let server = try ServerThread()
    server.sendKeys()
    let marked = "e" + String(repeating: "\u{301}", count: 200)
    let huge = "e" + String(repeating: "\u{301}", count: 400)
    let control = String(repeating: "\u{1}", count: 1000)
    let text = String(repeating: marked, count: 20) + huge + control + "z"
    #expect(try LinkClient(path: server.path).type(text) == 21)
    #expect(server.texts.joined() == String(repeating: marked, count: 20) + control + "z")
  }

  @Test("The character U+0000, which no message may contain, is omitted and counted")
  func zeros() throws {
    let server = try ServerThread()
    server.sendKeys()
    #expect(try LinkClient(path: server.path).type("a\0b\0") == 2)
    #expect(server.texts.joined() == "ab")
  }

  @Test(
    "A client waits for a typed text beyond the timeout of other answers",
    .enabled(if: Tier.runsSlowTests))
  func slowTyping() throws {
    let server = try ServerThread()
    Thread.detachNewThread {
      // Longer than the timeout.
      usleep(1_500_000)
      server.sendKeys()
    }
    let client = try LinkClient(path: server.path, timeout: 1)
    #expect(try client.type("a") == 0)
    #expect(server.texts == ["a"])
  }
}
