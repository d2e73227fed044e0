// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import TestSupport
import Testing

@testable import ClavierLink

/// The exact reports of panels.
struct PanelReportTests {
  private static let place = PanelPlace(
    area: Rect(minX: 0, minY: 0.5, maxX: 1, maxY: 1), output: "HDMI-A-1",
    pixels: Size(width: 1920, height: 1080), millimeters: Size(width: 509.5, height: 286),
    rotation: .right, headroom: 0.25)

  static let reports: [(PanelReport, String)] = [
    (.place(nil), "{\"place\":null}"),
    (
      .place(place),
      """
      {"place":{"area":{"x":0.0,"y":0.5,"width":1.0,"height":0.5},"output":"HDMI-A-1",\
      "pixels":{"width":1920.0,"height":1080.0},"millimeters":{"width":509.5,"height":286.0},\
      "rotation":90,"headroom":0.25}}
      """
    ),
    (
      .place(PanelPlace(area: Rect(minX: 0.25, minY: 0, maxX: 0.75, maxY: 1))),
      "{\"place\":{\"area\":{\"x\":0.25,\"y\":0.0,\"width\":0.5,\"height\":1.0}}}"
    ),
    (
      .touch(
        PanelTouch(
          source: .pointer,
          frame: TouchFrame(
            time: Timestamp(microseconds: 7),
            touches: [
              Touch(contact: Contact.ID(rawValue: 0), phase: .down, point: Point(x: 1.5, y: -2)),
              Touch(
                contact: Contact.ID(rawValue: 65_535), phase: .cancelled, point: Point(x: 3, y: 4)),
            ]))),
      """
      {"touch":{"by":"pointer","time":7,"contacts":[{"id":0,"phase":"down","x":1.5,"y":-2.0},\
      {"id":65535,"phase":"cancelled","x":3.0,"y":4.0}]}}
      """
    ),
    (
      .touch(PanelTouch(frame: TouchFrame(time: .unknown, touches: []))),
      "{\"touch\":{\"contacts\":[]}}"
    ),
    (.field(nil), "{\"field\":null}"),
    (.field(PanelField()), "{\"field\":{}}"),
    (
      .field(
        PanelField(Keyboard.Field(purpose: .email, autocapitalization: .words), commits: true)),
      "{\"field\":{\"purpose\":\"email\",\"capitals\":\"words\",\"commits\":true}}"
    ),
    (
      .text(TextContext(beforeInput: "a \"b\"\n", afterInput: "")),
      "{\"text\":{\"before\":\"a \\\"b\\\"\\n\",\"after\":\"\"}}"
    ),
    (.text(TextContext()), "{\"text\":{\"before\":null,\"after\":null}}"),
    (.keymap(nil), "{\"keymap\":null}"),
    (.inserted(true), "{\"inserted\":true}"),
    (.inserted(false, number: 7), "{\"inserted\":{\"done\":false,\"number\":7}}"),
    (.clipboard("a\n"), "{\"clipboard\":\"a\\n\"}"), (.clipboard(nil), "{\"clipboard\":null}"),
    (.application("foot"), "{\"application\":\"foot\"}"),
    (.application(nil), "{\"application\":null}"),
    (.types(true), "{\"types\":true}"), (.replaces(true), "{\"replaces\":true}"),
    (
      .keymap(SessionKeymap(text: "xkb_keymap {\n};", group: 1)),
      "{\"keymap\":{\"text\":\"xkb_keymap {\\n};\",\"group\":1}}"
    ),
  ]

  @Test(arguments: reports)
  func aReportIsThisLineAndReadsBackTheSame(report: PanelReport, line: String) throws {
    let command = LinkCommand.report(report)
    #expect(String(decoding: command.line, as: UTF8.self) == line + "\n")
    #expect(try LinkCommand(line: Array(line.utf8)) == command)
  }

  @Test func aPanelReportsItsName() throws {
    let line = "{\"panel\":{\"name\":\"mine\",\"version\":\"2\"}}"
    #expect(try LinkCommand(line: Array(line.utf8)) == .panel(name: "mine", version: "2"))
    #expect(LinkCommand.panel(name: "mine", version: "2").line == Array((line + "\n").utf8))
    let short = try LinkCommand(line: Array("{\"panel\":{\"name\":\"mine\"}}".utf8))
    #expect(short == .panel(name: "mine", version: ""))
  }

  @Test(arguments: [
    ("{\"panel\":{}}", "panel.name is missing"),
    ("{\"panel\":{\"name\":\"\"}}", "panel.name: it must have 1 to 255 bytes"),
    (
      "{\"panel\":{\"name\":\"a\",\"color\":1}}",
      "there is no member of panel \"color\"; there is name, version"
    ),
    ("{\"place\":3}", "place: it must be an object, not a whole number"),
    ("{\"place\":{}}", "place.area is missing"),
    (
      "{\"place\":{\"area\":{\"x\":0,\"y\":0,\"width\":0,\"height\":1}}}",
      "place.area.width: it must be from 0.001 to 1.0"
    ),
    (
      "{\"place\":{\"area\":{\"x\":1,\"y\":0,\"width\":1,\"height\":1}}}",
      "place.area: it lies outside the picture, which goes from 0 to 1"
    ),
    (
      "{\"place\":{\"area\":{\"x\":0,\"y\":0,\"width\":1,\"height\":1},\"pixels\":{\"width\":0,\"height\":1}}}",
      "place.pixels.width: it must be from 1.0 to 100000.0"
    ),
    (
      "{\"place\":{\"area\":{\"x\":0,\"y\":0,\"width\":1,\"height\":1},\"rotation\":45}}",
      "place.rotation: it must be 0, 90, 180 or 270, not a whole number"
    ),
    (
      "{\"place\":{\"area\":{\"x\":0,\"y\":0,\"width\":1,\"height\":1},\"headroom\":\"much\"}}",
      "place.headroom: it must be a number, not a text"
    ),
    ("{\"touch\":{\"contacts\":{}}}", "touch.contacts: it must be a list, not an object"),
    (
      "{\"touch\":{\"contacts\":[{\"id\":-1,\"phase\":\"down\",\"x\":0,\"y\":0}]}}",
      "contact.id: it must be from 0 to 65535"
    ),
    (
      "{\"touch\":{\"contacts\":[{\"id\":1,\"phase\":\"tap\",\"x\":0,\"y\":0}]}}",
      "there is no contact.phase \"tap\"; there is down, moved, up, cancelled"
    ),
    (
      "{\"touch\":{\"contacts\":[{\"id\":1,\"phase\":\"up\",\"x\":1e9,\"y\":0}]}}",
      "contact.x: it must be from -1000000.0 to 1000000.0"
    ),
    (
      "{\"touch\":{\"by\":\"nose\",\"contacts\":[]}}",
      "there is no touch.by \"nose\"; there is touch, pointer"
    ),
    ("{\"text\":{\"before\":1}}", "text.before: it must be a text, not a whole number"),
    ("{\"keymap\":{\"text\":\"\"}}", "keymap.text: it must have 1 to 262144 bytes"),
    ("{\"keymap\":{\"text\":\"x\",\"group\":32}}", "keymap.group: it must be from 0 to 31"),
    ("{\"clipboard\":1}", "clipboard: it must be a text or null, not a whole number"),
    ("{\"application\":1}", "application: it must be a text or null, not a whole number"),
    (
      "{\"application\":\"\"}",
      "application: it must have 1 to 255 bytes, no control characters"
    ),
    (
      "{\"application\":\"a\\nb\"}",
      "application: it must have 1 to 255 bytes, no control characters"
    ),
    ("{\"inserted\":1}", "inserted: it must be true or false, not a whole number"),
    ("{\"inserted\":{\"number\":7}}", "inserted.done is missing"),
    ("{\"types\":null}", "types: it must be true or false, not null"),
    ("{\"field\":{\"commits\":1}}", "field.commits: it must be true or false, not a whole number"),
  ])
  func anInvalidReportIsRefusedWithItsReason(line: String, mistake: String) {
    let error = #expect(throws: ProtocolError.self) { try LinkCommand(line: Array(line.utf8)) }
    #expect(error?.description == mistake)
  }

  @Test("A report with more than 32 contacts is refused")
  func manyContacts() {
    let contact = "{\"id\":1,\"phase\":\"up\",\"x\":0,\"y\":0}"
    let list = Array(repeating: contact, count: 33).joined(separator: ",")
    let error = #expect(throws: ProtocolError.self) {
      try LinkCommand(line: Array("{\"touch\":{\"contacts\":[\(list)]}}".utf8))
    }
    #expect(error?.description == "touch.contacts: at most 32 at once")
  }

  @Test("A copied text of more than 4000 bytes is refused")
  func longCopiedText() throws {
    let text = String(repeating: "x", count: PanelReport.clipboardLimit)
    let longest = LinkCommand.report(.clipboard(text))
    #expect(try LinkCommand(line: Array(longest.line.dropLast())) == longest)
    let error = #expect(throws: ProtocolError.self) {
      try LinkCommand(line: Array("{\"clipboard\":\"\(text)x\"}".utf8))
    }
    #expect(error?.description == "clipboard: it must have at most 4000 bytes")
  }

  @Test("A report of a client that is not a panel is refused with the reason")
  func notAPanel() {
    var session = ClientSession()
    session.receive(
      Array("{\"place\":null}\n{\"panel\":{\"name\":\"p\"}}\n{\"place\":null}\n".utf8))
    guard case .error(let words)? = session.next() else {
      Issue.record("it was heard")
      return
    }
    #expect(words.hasPrefix("only a panel may send that"))
    #expect(session.next() == .command(.panel(name: "p", version: "")))
    session.becomePanel("p")
    #expect(session.next() == .command(.report(.place(nil))))
  }

  @Test("A panel's lines may be as long as a keymap, and no longer")
  func longLines() {
    let keymap = String(repeating: "x", count: 100_000)
    let line = LinkCommand.report(.keymap(SessionKeymap(text: keymap))).line
    var client = ClientSession()
    client.receive(line)
    #expect(
      client.next() == .error("the line is longer than 4096 bytes; the connection is closed"))
    var panel = ClientSession()
    panel.becomePanel("p")
    panel.receive(line)
    #expect(panel.next() == .command(.report(.keymap(SessionKeymap(text: keymap)))))
    panel.receive([UInt8](repeating: 0x20, count: 262_145))
    #expect(
      panel.next() == .error("the line is longer than 262144 bytes; the connection is closed"))
    #expect(panel.isEnding)
  }

  @Test func aPlaceElsewhereOnTheSamePictureIsAsLarge() {
    let place = PanelPlace(
      area: Rect(x: 0.25, y: 0.5, width: 0.5, height: 0.4), output: "A",
      pixels: Size(width: 1920, height: 480), headroom: 0.25)
    var moved = place
    moved.area = moved.area.moved(by: Point(x: 0.1, y: -0.3))
    #expect(moved.hasSameSize(as: place))
    var others = [PanelPlace](repeating: moved, count: 5)
    others[0].area.maxX += 0.01
    others[1].area.minY -= 0.01
    others[2].headroom = 0.2
    others[3].pixels = Size(width: 800, height: 480)
    others[4].millimeters = Size(width: 300, height: 80)
    #expect(!others.contains { $0.hasSameSize(as: place) })
  }
}
