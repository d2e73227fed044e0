// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink
import LinkSupport
import TestSupport
import Testing

@Suite("A program offers dictation to the daemon", .enabled(if: Tier.runsRealTests))
struct LinkDictationTests {
  private static let offer = "{\"offer\":{\"dictation\":[\"en\",\"de\"]}}\n"
  private static let offered = [hello, "{\"done\":\"offer\"}"]

  @Test("Requests reach the program, and its reports the daemon, until it disconnects")
  func dialogue() throws {
    let server = try ServerThread()
    #expect(!server.send(Dictation.Request.stop))
    do {
      let program = try RawClient(server.path)
      try program.send(Self.offer)
      #expect(try program.lines(2) == Self.offered)
      #expect(server.send(Dictation.Request.start(localeIdentifier: "de")))
      #expect(try program.line() == #"{"dictation":"start","language":"de"}"#)
      try program.send(
        """
        {"dictation":{"state":"listening"}}
        {"dictation":{"partial":"he"}}
        {"dictation":{"final":"hello"}}
        {"ping":1}

        """)
      #expect(try program.line() == "{\"pong\":1}")
      #expect(
        server.dictation.reports == [
          .state(.listening), .partialText("he"), .finalText("hello"),
        ])
      #expect(server.send(Dictation.Request.cancel))
      #expect(try program.line() == #"{"dictation":"cancel"}"#)
    }
    #expect(comesTrue { server.dictation.offers == [[.english, .german], nil] })
    #expect(!server.send(Dictation.Request.stop))
  }

  @Test("A program that reads no requests is disconnected, and its offer ends")
  func stalled() throws {
    let server = try ServerThread()
    let program = try RawClient(server.path)
    try program.send(Self.offer)
    #expect(try program.lines(2) == Self.offered)
    var count = 0
    while count < 10_000, server.send(Dictation.Request.stop) { count += 1 }
    #expect((1..<10_000).contains(count))
    #expect(comesTrue { server.dictation.offers == [[.english, .german], nil] })
    let notice = "does not read its messages; the connection is closed"
    #expect(server.log.contains { $0.hasSuffix(notice) })
    // The requests before, complete, then the end.
    #expect(try program.lines(10_001).count == count)
  }

  @Test("Another client's reports are refused")
  func otherClient() throws {
    let server = try ServerThread()
    let client = try RawClient(server.path)
    try client.send("{\"dictation\":{\"final\":\"hello\"}}\n{\"ping\":1}\n")
    let lines = try client.lines(3)
    #expect(lines[1].hasPrefix("{\"error\":\"offer dictation before"))
    #expect(lines[2] == "{\"pong\":1}")
    #expect(server.dictation.reports.isEmpty)
  }

  @Test("A text has up to 4096 bytes, each of which may be escaped; a longer one is refused")
  func limit() throws {
    let server = try ServerThread()
    let program = try RawClient(server.path)
    try program.send(Self.offer)
    #expect(try program.lines(2) == Self.offered)
    let escaped = String(repeating: "\\u0061", count: 4096)
    try program.send("{\"dictation\":{\"final\":\"\(escaped)\"}}\n{\"ping\":1}\n")
    #expect(try program.line() == "{\"pong\":1}")
    #expect(server.dictation.reports == [.finalText(String(repeating: "a", count: 4096))])
    let long = String(repeating: "a", count: 4097)
    try program.send("{\"dictation\":{\"final\":\"\(long)\"}}\n{\"ping\":2}\n")
    #expect(try program.line()?.contains("dictation.final") == true)
    #expect(try program.line() == "{\"pong\":2}")
    #expect(server.dictation.reports.count == 1)
    // The text is in no line of the log.
    #expect(!server.log.contains { $0.contains("aaaa") })
  }
}
