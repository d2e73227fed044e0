// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Foundation
import TestSupport
import Testing

@testable import ClavierLink

/// The exact lines of the link.
struct LinkMessageTests {
  static let messages: [(LinkMessage, String)] = [
    (.hello(LinkHello(version: "0.1.0")), hello),
    (.subscribed([.requests]), "{\"subscribed\":[\"requests\"]}"),
    (.subscribed([]), "{\"subscribed\":[]}"),
    (.request(.nextKeyboard), "{\"request\":\"globe\"}"),
    (.request(.custom(named: "help")), "{\"request\":\"custom\",\"name\":\"help\"}"),
    (.request(.custom(named: "")), "{\"request\":\"custom\",\"name\":\"\"}"),
    (.locale("sr-Latn"), "{\"locale\":\"sr-Latn\"}"),
    (.pong(-5), "{\"pong\":-5}"),
    (.pong(.max), "{\"pong\":9223372036854775807}"),
    (.error("a \"b\" \\ \t\u{1} é 😀"), "{\"error\":\"a \\\"b\\\" \\\\ \\t\\u0001 é 😀\"}"),
    (
      .status(LinkStatus(version: "1", state: .starting, surfaces: [], locale: "en")),
      "{\"status\":{\"version\":\"1\",\"state\":\"starting\",\"surfaces\":[],\"grabbed\":[],"
        + "\"shown\":true,\"rotation\":0,\"locale\":\"en\",\"locales\":[],\"refused\":0,"
        + "\"configuration\":\"files\",\"panels\":[]}}"
    ),
    (
      .status(
        LinkStatus(
          version: "1", state: .ready, surfaces: [], locale: "en",
          target: LinkTarget(layouts: [], source: "tty1"), vibrator: "Motor")),
      "{\"status\":{\"version\":\"1\",\"state\":\"ready\",\"surfaces\":[],\"grabbed\":[],"
        + "\"shown\":true,\"rotation\":0,\"locale\":\"en\",\"locales\":[],\"refused\":0,"
        + "\"configuration\":\"files\",\"panels\":[],"
        + "\"target\":{\"layouts\":[],\"variants\":[],\"model\":\"\",\"options\":\"\",\"group\":\"\",\"source\":\"tty1\"},\"vibrator\":\"Motor\"}}"
    ),
    (
      .status(
        LinkStatus(
          version: "1", state: .ready, surfaces: [], locale: "en",
          panels: [
            LinkPanel(
              name: "mine 2",
              place: PanelPlace(area: Rect(minX: 0, minY: 0.5, maxX: 1, maxY: 1), output: "DP-1")),
            LinkPanel(name: "other", application: "foot"),
          ])),
      "{\"status\":{\"version\":\"1\",\"state\":\"ready\",\"surfaces\":[],\"grabbed\":[],"
        + "\"shown\":true,\"rotation\":0,\"locale\":\"en\",\"locales\":[],\"refused\":0,"
        + "\"configuration\":\"files\",\"panels\":[{\"name\":\"mine 2\","
        + "\"place\":{\"area\":{\"x\":0.0,\"y\":0.5,\"width\":1.0,\"height\":0.5},\"output\":\"DP-1\"}},"
        + "{\"name\":\"other\",\"application\":\"foot\"}]}}"
    ),
    (
      .status(
        LinkStatus(
          version: "1", state: .ready, surfaces: [], locale: "en", configuration: .lastGood)),
      "{\"status\":{\"version\":\"1\",\"state\":\"ready\",\"surfaces\":[],\"grabbed\":[],"
        + "\"shown\":true,\"rotation\":0,\"locale\":\"en\",\"locales\":[],\"refused\":0,"
        + "\"configuration\":\"kept\",\"panels\":[]}}"
    ),
    (.typed(missing: 3), "{\"typed\":{\"missing\":3}}"),
    (.done("show"), "{\"done\":\"show\"}"), (.forgotten, "{\"forgotten\":true}"),
    (.feedback(.delete), "{\"feedback\":\"delete\"}"),
    (.replace("eh", with: "he", number: 3), #"{"replace":"eh","with":"he","number":3}"#),
    (.dictation(.start(localeIdentifier: "de")), #"{"dictation":"start","language":"de"}"#),
    (.dictation(.stop), #"{"dictation":"stop"}"#),
    (.dictation(.cancel), #"{"dictation":"cancel"}"#),
  ]

  @Test(arguments: messages)
  func aMessageIsThisLineAndReadsBackTheSame(message: LinkMessage, line: String) throws {
    #expect(String(decoding: message.line, as: UTF8.self) == line + "\n")
    #expect(try LinkMessage(line: Array(line.utf8)) == message)
  }

  @Test func unknownMembersOfANewerDaemonAreIgnored() throws {
    #expect(try LinkMessage(line: Array("{\"scene\":{}}".utf8)) == nil)
    #expect(try LinkMessage(line: Array("{\"feedback\":\"melody\"}".utf8)) == nil)
    #expect(try LinkMessage(line: Array("{\"pong\":1,\"at\":2.5}".utf8)) == .pong(1))
    let topics = "{\"subscribed\":[\"requests\",\"scenes\"]}"
    #expect(try LinkMessage(line: Array(topics.utf8)) == .subscribed([.requests]))
  }

  @Test func unknownMembersOfAPanelsPlaceAreIgnored() throws {
    let line = """
      {"status":{"version":"1","state":"ready","surfaces":[],"locale":"en","panels":[{"name":"p",\
      "place":{"area":{"x":0,"y":0,"width":1,"height":1,"depth":1},"curve":2,\
      "pixels":{"width":8,"height":9,"depth":1}}}]}}
      """
    guard case .status(let status)? = try LinkMessage(line: Array(line.utf8)) else {
      Issue.record("it is no status")
      return
    }
    #expect(status.panels.first?.place?.pixels == Size(width: 8, height: 9))
  }

  @Test func anOlderDaemonNeitherGrabsNorHides() throws {
    let line =
      "{\"status\":{\"version\":\"1\",\"state\":\"ready\",\"surfaces\":[],\"locale\":\"en\"}}"
    let status = LinkStatus(version: "1", state: .ready, surfaces: [], locale: "en")
    #expect(try LinkMessage(line: Array(line.utf8)) == .status(status))
    #expect(status.grabbed.isEmpty && status.isShown && status.rotation == .none)
    #expect(status.refused == 0 && status.target == nil && status.panels.isEmpty)
    #expect(status.configuration == .files)
  }

  @Test func theReceiverIsDescribed() {
    let target = LinkTarget(layouts: [], source: "tty1")
    #expect(target.text == "the keymap of tty1")
    #expect(
      LinkTarget(layouts: ["us", "ru"], variants: ["", "phonetic"], source: "configuration").text
        == "us, ru (phonetic), as configuration says")
    #expect(LinkTarget(layouts: ["us"], source: "default").text == "us, by default")
    #expect(
      LinkTarget(layouts: [], source: "panel").text
        == "the session's keymap, reported by its panel")
    #expect(
      LinkTarget(layouts: [], group: "Russian", source: "panel").text
        == "the session's keymap, group Russian, reported by its panel")
  }

  @Test(arguments: [
    ("[]", "message: it must be an object, not a list"),
    ("{\"pong\":\"1\"}", "message.pong: it must be a whole number, not a text"),
    ("{\"request\":null}", "message.request: it must be a text, not null"),
    (
      "{\"request\":\"custom\",\"name\":true}", "message.name: it must be a text, not true or false"
    ),
    (
      "{\"status\":{\"version\":\"1\",\"state\":\"ready\",\"surfaces\":[],"
        + "\"rotation\":45}}",
      "status.rotation: it must be 0, 90, 180 or 270, not a whole number"
    ),
    ("{\"replace\":\"eh\",\"number\":3}", "message.with is missing"),
    ("{\"forgotten\":1}", "message.forgotten: it must be true or false, not a whole number"),
    ("{\"done\":1}", "message.done: it must be a text, not a whole number"),
    (
      "{\"status\":{\"version\":\"1\",\"state\":\"ready\",\"surfaces\":[],\"shown\":1}}",
      "status.shown: it must be true or false, not a whole number"
    ),
    ("{\"subscribed\":{}}", "message.subscribed: it must be a list, not an object"),
    ("{\"subscribed\":[1]}", "message.subscribed: it must be a list of texts, not a whole number"),
    ("{\"hello\":1}", "hello: it must be an object, not a whole number"),
    ("{\"hello\":{\"version\":\"1\",\"role\":\"x\"}}", "hello.protocol is missing"),
    (
      "{\"status\":{\"version\":\"1\",\"state\":\"on\"}}",
      "there is no state \"on\"; there is starting, ready"
    ),
  ])
  func knownMembersOfTheWrongTypeAreReported(line: String, mistake: String) {
    let error = #expect(throws: ProtocolError.self) { try LinkMessage(line: Array(line.utf8)) }
    #expect(error?.description == mistake)
  }

  @Test func everyTextSurvivesForeignJSONReaders() throws {
    var random = SplitMix64(seed: 4)
    for round in 0..<2000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...20, using: &random) {
        let limit: UInt32 = [0x30, 0x100, 0x3000, 0x10FFFF].randomElement(using: &random) ?? 0x30
        let scalar = Unicode.Scalar(UInt32.random(in: 1...limit, using: &random)) ?? "\""
        text.unicodeScalars.append(scalar)
      }
      let line = LinkMessage.error(text).line
      #expect(line.dropLast().allSatisfy { $0 >= 0x20 }, "seed 4, round \(round)")
      let object = try JSONSerialization.jsonObject(with: Data(line)) as? [String: String]
      #expect(
        object.map { Array(($0["error"] ?? "").unicodeScalars) } == Array(text.unicodeScalars))
      #expect(try LinkMessage(line: line) == .error(text))
    }
  }
}

/// Requests by name.
struct RequestNameTests {
  @Test(arguments: [
    (Effect.Request.custom(named: "help"), "custom:help"), (.custom(named: "a:b"), "custom:a:b"),
    (.dictation, "dictation"), (.dismissKeyboard, "dismiss"), (.nextKeyboard, "globe"),
    (.nextLocale, "locale"),
  ])
  func aRequestHasTheNameOfItsKey(request: Effect.Request, name: String) {
    #expect(request.name == name)
    #expect(KeyboardAction(name: name)?.name == name)
  }
}
