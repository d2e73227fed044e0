// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Foundation
import TestSupport
import Testing

@testable import ClavierLink

/// The commands of clients.
struct LinkCommandTests {
  static let commands: [(LinkCommand, String)] = [
    (.perform(.show), "{\"do\":\"show\"}"), (.perform(.hide), "{\"do\":\"hide\"}"),
    (.perform(.toggle), "{\"do\":\"toggle\"}"), (.perform(.release), "{\"do\":\"release\"}"),
    (.perform(.forget), "{\"do\":\"forget\"}"),
    (.perform(.forgetWords), "{\"do\":\"forgetWords\"}"),
    (.rotate(.none), "{\"rotate\":0}"), (.rotate(.left), "{\"rotate\":270}"),
    (.switchLanguage(.germanSwitzerland), "{\"locale\":\"de-CH\"}"),
    (.switchLanguage(nil), "{\"locale\":\"next\"}"),
    (.getStatus, "{\"get\":\"status\"}"), (.getHealth, "{\"get\":\"health\"}"),
    (.ping(0), "{\"ping\":0}"),
    (.ping(.min), "{\"ping\":-9223372036854775808}"),
    (.subscribe([.requests]), "{\"subscribe\":[\"requests\"]}"),
    (.subscribe([.requests, .locale]), "{\"subscribe\":[\"locale\",\"requests\"]}"),
    (.subscribe([]), "{\"subscribe\":[]}"),
    (.panel(name: "mine", version: "1.0"), "{\"panel\":{\"name\":\"mine\",\"version\":\"1.0\"}}"),
    (.presented(7), "{\"presented\":7}"), (.plays(true), "{\"plays\":true}"),
    (.plays(false), "{\"plays\":false}"),
    (.panel(name: "mine", version: ""), "{\"panel\":{\"name\":\"mine\"}}"),
    (.offerDictation([]), #"{"offer":{"dictation":[]}}"#),
    (.offerDictation([.english, .german]), #"{"offer":{"dictation":["en","de"]}}"#),
    (.dictation(.state(.listening)), #"{"dictation":{"state":"listening"}}"#),
    (.dictation(.partialText("")), #"{"dictation":{"partial":""}}"#),
    (.dictation(.finalText("é \"1\"")), #"{"dictation":{"final":"é \"1\""}}"#),
  ]

  @Test(arguments: commands)
  func aCommandIsThisLineAndReadsBackTheSame(command: LinkCommand, line: String) throws {
    #expect(String(decoding: command.line, as: UTF8.self) == line + "\n")
    #expect(try LinkCommand(line: Array(line.utf8)) == command)
  }

  @Test func blanksAndEscapesMayBeAnywhere() throws {
    let line = " { \"sub\\u0073cribe\" :\t[ \"requests\", \"requests\" ] } \r"
    #expect(try LinkCommand(line: Array(line.utf8)) == .subscribe([.requests]))
  }

  @Test(arguments: [
    (
      "{}",
      "a command has a name: application, clipboard, dictation, do, field, get, inserted, keymap, "
        + "locale, offer, panel, ping, place, plays, presented, replaces, rotate, subscribe, text, touch, "
        + "type, types"
    ),
    ("[1]", "a command is an object, not a list"),
    ("{\"ping\":1,\"x\":2}", "a command has one name, not 2"),
    (
      "{\"pong\":1}",
      "there is no command \"pong\"; there is application, clipboard, dictation, do, field, get, "
        + "inserted, keymap, locale, offer, panel, ping, place, plays, presented, replaces, rotate, "
        + "subscribe, text, touch, type, types"
    ),
    ("{\"ping\":\"1\"}", "ping: it must be a whole number, not a text"),
    ("{\"ping\":1.0}", "ping: it must be a whole number, not a number with a fraction"),
    ("{\"ping\":{}}", "ping: it must be a whole number, not an object"),
    ("{\"plays\":1}", "plays: it must be true or false, not a whole number"),
    ("{\"presented\":true}", "presented: it must be a whole number, not true or false"),
    ("{\"do\":1}", "do: it must be a text, not a whole number"),
    (
      "{\"do\":\"dance\"}",
      "there is no action \"dance\"; there is show, hide, toggle, release, forget, forgetWords"
    ),
    ("{\"rotate\":45}", "rotate: it must be 0, 90, 180 or 270, not a whole number"),
    ("{\"rotate\":\"90\"}", "rotate: it must be 0, 90, 180 or 270, not a text"),
    ("{\"locale\":5}", "locale: it must be a text, not a whole number"),
    (
      "{\"locale\":\"deutsch\"}",
      "there is no language \"deutsch\"; `clavier layouts locales` lists all"
    ),
    ("{\"get\":1}", "get: it must be a text, not a whole number"),
    ("{\"get\":\"text\"}", "there is no thing to get \"text\"; there is status, health"),
    ("{\"subscribe\":\"requests\"}", "subscribe: it must be a list, not a text"),
    ("{\"subscribe\":[null]}", "subscribe: a topic: it must be a text, not null"),
    ("{\"subscribe\":[\"scenes\"]}", "there is no topic \"scenes\"; there is requests, locale"),
    (#"{"offer":["dictation"]}"#, "offer: it must be an object, not a list"),
    (#"{"offer":{}}"#, "offer.dictation is missing"),
    (
      #"{"offer":{"dictation":["deutsch"]}}"#,
      "there is no language \"deutsch\"; `clavier layouts locales` lists all"
    ),
    (#"{"offer":{"dictation":["next"]}}"#, "offer.dictation: \"next\" is no language"),
    (#"{"dictation":{}}"#, "dictation: it has one of state, partial, final"),
    (
      #"{"dictation":{"state":"idle","final":"a"}}"#,
      "dictation: it has one of state, partial, final"
    ),
    (
      #"{"dictation":{"level":0.4}}"#,
      "there is no member of dictation \"level\"; there is state, partial, final"
    ),
    (#"{"dictation":{"final":1}}"#, "dictation.final: it must be a text, not a whole number"),
    (
      #"{"dictation":{"partial":"a\n"}}"#,
      "dictation.partial: it must have at most 4096 bytes, and no control characters"
    ),
    ("{\"ping\":1}}", "column 11: the end of the line is missing before '}'"),
  ])
  func anInvalidCommandIsRefusedWithItsReason(line: String, mistake: String) {
    let error = #expect(throws: ProtocolError.self) { try LinkCommand(line: Array(line.utf8)) }
    #expect(error?.description == mistake)
  }

  @Test(arguments: [8, 9, 3000])
  func tooDeepNestingIsRefused(depth: Int) {
    let line =
      "{\"ping\":" + String(repeating: "[", count: depth - 1)
      + String(repeating: "]", count: depth - 1) + "}"
    let error = #expect(throws: ProtocolError.self) { try LinkCommand(line: Array(line.utf8)) }
    let words = error?.description ?? ""
    #expect((depth == 8) == (words == "ping: it must be a whole number, not a list"))
    #expect((depth > 8) == (words == "lists and objects are more than 8 deep"))
  }

  @Test func longWordsAreShortenedAndBytesThatAreNoTextAreRefused() {
    let long = "{\"" + String(repeating: "x", count: 3000) + "\":1}"
    let error = #expect(throws: ProtocolError.self) { try LinkCommand(line: Array(long.utf8)) }
    #expect((error?.description.count ?? 999) < 250)
    let bytes: [UInt8] = Array("{\"".utf8) + [0xFF, 0xFE] + Array("\":1}".utf8)
    #expect(throws: ProtocolError.self) { try LinkCommand(line: bytes) }
    #expect(throws: ProtocolError.self) { try LinkCommand(line: [0, 0]) }
    #expect(throws: ProtocolError.self) { try LinkCommand(line: []) }
  }
}

/// Properties that hold for any bytes from a client.
struct ClientSessionPropertyTests {
  private static let tokens = [
    "{", "}", "[", "]", "\"", ":", ",", "\\u", "\\ud800", "\n", "\u{0}", "ping", "get", "subscribe",
    "requests", "status", "health", "do", "show", "rotate", "90", "null", "true", "-", "1e999",
    "99999999999999999999", "{\"ping\":1}\n", "panel", "place", "area", "touch", "contacts",
    "field",
    "text", "keymap", "{\"panel\":{\"name\":\"p\"}}\n",
  ]

  /// A hundred thousand mutated dialogues, in pieces of any length.
  ///
  /// Each whole line yields one command or one error, which a client can parse, and the buffer
  /// stays small.
  @Test(.enabled(if: Tier.runsSlowTests), arguments: 0..<10)
  func everyLineIsACommandOrAnErrorWithoutTraps(block: Int) throws {
    let seed = UInt64(8_000 + block)
    var random = SplitMix64(seed: seed)
    let reports = PanelReportTests.reports.map { $0.1 + "\n" }
    let lines = LinkCommandTests.commands.map { $0.1 + "\n" } + reports
    for round in 0..<10_000 {
      let good = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        lines.randomElement(using: &random) ?? ""
      }
      let bytes = mutated(Array(good.joined().utf8), inserting: Self.tokens, using: &random)
      var session = ClientSession()
      var steps: [ClientSession.Step] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 1...40, using: &random))
        session.receive(piece)
        while let step = session.next() {
          if case .command(.panel(let name, _)) = step { session.becomePanel(name) }
          steps.append(step)
        }
        rest = rest.dropFirst(piece.count)
      }
      let whole = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
        .filter { line in line.contains { ![0x20, 0x0D, 0x09].contains($0) } }
      #expect(steps.count == whole.count, "seed \(seed), round \(round)")
      for case .error(let words) in steps {
        let line = LinkMessage.error(words).line.dropLast()
        #expect(
          try LinkMessage(line: Array(line)) == .error(words), "seed \(seed), round \(round)")
      }
    }
  }

  @Test func aDroppedClientSendsNoMoreCommands() {
    var session = ClientSession()
    session.receive(Array("{\"subscribe\":[\"requests\"]}\n".utf8))
    #expect(session.next() == .command(.subscribe([.requests])) && !session.isEnding)
    session.receive([UInt8](repeating: 0x78, count: 5000))
    #expect(session.next() != nil && session.isEnding)
    session.receive(Array("\n{\"ping\":1}\n".utf8))
    #expect(session.next() == nil)
  }
}
