// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import LinkSupport
import TestSupport
import Testing

@testable import ClavierLink

/// The exact messages about the keyboard, and their round trip.
struct LinkSceneTests {
  /// Returns a panel's interpretation of a line.
  private func apply(_ line: [UInt8], to scene: inout LinkScene) throws -> SceneChanges {
    guard case .scene(let json)? = try PanelMessage(line: Array(line.dropLast())) else {
      Issue.record("no scene: \(String(decoding: line, as: UTF8.self))")
      return []
    }
    return try scene.apply(json)
  }

  @Test("Pressed keys are sent as one readable line")
  func pressedKey() {
    var scene = ServerThread.scene
    scene.scene.pressedKeys = [3, 7]
    let text = String(decoding: scene.message(of: .pressedKeys), as: UTF8.self)
    #expect(text == "{\"scene\":{\"pressed\":[3,7]}}\n")
  }

  @Test("A pressed suggestion is sent with the pressed keys until its finger lifts")
  func pressedSuggestion() throws {
    var (scene, received) = (ServerThread.scene, LinkScene.empty)
    scene.scene.pressedSuggestion = 1
    let line = scene.message(of: .pressedKeys)
    let text = String(decoding: line, as: UTF8.self)
    #expect(text == "{\"scene\":{\"pressed\":[],\"pressedSuggestion\":1}}\n")
    #expect(try apply(line, to: &received) == .pressedKeys)
    #expect(received.scene.pressedSuggestion == 1)
    scene.scene.pressedSuggestion = nil
    #expect(try apply(scene.message(of: .pressedKeys), to: &received) == .pressedKeys)
    #expect(received.scene.pressedSuggestion == nil)
  }

  @Test("A collapsed keyboard is sent as hidden, with a member only while it is collapsed")
  func collapsed() throws {
    var (scene, received) = (ServerThread.scene, LinkScene.empty)
    (scene.isShown, scene.isCollapsed) = (false, true)
    let line = scene.message(of: .visibility)
    let text = String(decoding: line, as: UTF8.self)
    #expect(text == "{\"scene\":{\"shown\":false,\"collapsed\":true}}\n")
    #expect(try apply(line, to: &received) == .visibility)
    #expect(received.isCollapsed && !received.isShown)
    scene.isCollapsed = false
    #expect(try apply(scene.message(of: .visibility), to: &received) == .visibility)
    #expect(!received.isCollapsed)
  }

  @Test("Chosen settings come with the context, and unknown ones are ignored")
  func settings() throws {
    var (scene, received) = (ServerThread.scene, LinkScene.empty)
    scene.userSettings.choose(.height(.low))
    scene.userSettings.choose(.sounds(true))
    let text = String(decoding: scene.message(of: .context), as: UTF8.self)
    #expect(text.hasSuffix("},\"settings\":{\"height\":\"low\",\"sounds\":\"on\"}}}\n"))
    let newer = text.replacing("\"low\"", with: "\"huge\",\"width\":\"full\"")
    #expect(try apply(Array(newer.utf8), to: &received) == .context)
    #expect(received.userSettings.choices == [.sounds(true)])
    #expect(try apply(Array(text.utf8), to: &received) == .context)
    #expect(received.userSettings == scene.userSettings)
    #expect(try apply(ServerThread.scene.message(of: .context), to: &received) == .context)
    #expect(received.userSettings.isEmpty)
  }

  @Test("The complete scene contains all that a panel draws, under readable names")
  func wholeScene() throws {
    let text = String(decoding: ServerThread.scene.message(of: .all), as: UTF8.self)
    #expect(
      text.hasPrefix(
        """
        {"scene":{"shown":true,"context":{"locale":"en","locales":["en","de"],"device":"phone",\
        "orientation":"portrait","return":"return","purpose":"standard"},"page":"abc",\
        "case":"uppercased","modifiers":{},"size":[390,216],"bounds":[0,0,390,216],\
        "rows":[[0,54,10],
        """))
    #expect(
      text.contains(
        """
        "keys":[{"action":"character:Q","label":"Q","touch":[0,0,39,54],"cap":[
        """))
    #expect(
      text.hasSuffix(
        """
        "untypable":[0],"pressed":[],"callouts":[],"dragging":false,"scan":null,"waits":[],\
        "suggestions":[],"pointer":null}}

        """))
  }

  @Test("Any scene is the same after it is sent and received", arguments: 0..<20)
  func roundTrip(block: UInt64) throws {
    var random = RandomLinkScene(seed: 31_000 + block)
    for round in 0..<25 {
      let scene = random.scene()
      var received = LinkScene.empty
      #expect(try apply(scene.message(of: .all), to: &received) == .all)
      #expect(received == scene, "block \(block), round \(round)")
    }
  }

  @Test(
    "For any changes of a scene, the sent changes add up to the complete scene", arguments: 0..<20)
  func deltas(block: UInt64) throws {
    var random = RandomLinkScene(seed: 32_000 + block)
    var scene = random.scene()
    var received = LinkScene.empty
    _ = try apply(scene.message(of: .all), to: &received)
    for round in 0..<50 {
      let (next, changes) = random.change(of: scene)
      #expect(try apply(next.message(of: changes), to: &received) == changes)
      #expect(received == next, "block \(block), round \(round)")
      scene = next
    }
  }

  @Test(
    "The keys of real keyboards are transmitted to a hundredth of a point",
    arguments: DeviceType.allCases
  )
  func realKeyboards(device: DeviceType) throws {
    for width in [390.0, 844, 1024.3] {
      for type in Keyboard.KeyboardType.inputTypes {
        let context = KeyboardContext(deviceType: device)
        let pages = KeyboardPages(
          service: KeyboardLayout.StandardService(), context: context, width: width)
        var engine = KeyboardEngine(pages: pages)
        engine.setKeyboardType(type)
        guard engine.keyboardType == type else { continue }
        let scene = LinkScene(scene: engine.scene, context: context)
        var received = LinkScene.empty
        _ = try apply(scene.message(of: .all), to: &received)
        let (keys, copies) = (scene.scene.frames.keys, received.scene.frames.keys)
        #expect(
          keys.map(\.action) == copies.map(\.action)
            && keys.map(\.row) == copies.map(\.row))
        #expect(keys.map(\.label) == copies.map(\.label))
        for (key, copy) in zip(keys, copies) {
          #expect(abs(key.capFrame.minX - copy.capFrame.minX) <= 0.005_001)
          #expect(abs(key.touchFrame.maxY - copy.touchFrame.maxY) <= 0.005_001)
        }
        // Adjacent keys still touch: no contact falls between them.
        for (left, right) in zip(copies, copies.dropFirst()) where left.row == right.row {
          #expect(left.touchFrame.maxX == right.touchFrame.minX)
        }
      }
    }
  }

  @Test(
    "An invalid scene is rejected, and the panel's scene is unchanged",
    arguments: [
      "[]", "{\"pressed\":3}", "{\"pressed\":[1.5]}", "{\"page\":3}", "{\"case\":\"SHOUTED\"}",
      "{\"keys\":[]}", "{\"size\":[1],\"bounds\":[0,0,1,1],\"rows\":[],\"keys\":[]}",
      "{\"size\":[1,1],\"bounds\":[0,0,1,1],\"rows\":[[0,1,1]],\"keys\":[]}",
      "{\"size\":[1,1],\"bounds\":[0,0,1,1],\"rows\":[[0,1,-1]],\"keys\":[]}",
      "{\"size\":[1,1e300],\"bounds\":[0,0,1,1],\"rows\":[],\"keys\":[]}",
      "{\"size\":[1,1],\"bounds\":[0,0,1,1],\"rows\":[],\"keys\":[{\"action\":\"space\",\"label\":\"\","
        + "\"touch\":[0,0,1,1],\"cap\":[0,0,1,1]}]}",
      "{\"callouts\":[{\"label\":\"q\"}]}",
      "{\"callouts\":[{\"of\":99,\"frame\":[0,0,1,1],\"label\":\"q\"}]}",
      "{\"callouts\":[{\"of\":-1,\"frame\":[0,0,1,1],\"label\":\"q\"}]}", "{\"scan\":{}}",
      "{\"waits\":[{}]}",
      "{\"shown\":null}",
    ])
  func nonsense(json: String) throws {
    let value = try JSONValue(line: Array("{\"scene\":\(json)}".utf8))
    guard case .object(let members) = value else { return }
    var scene = ServerThread.scene
    #expect(throws: ProtocolError.self) { try scene.apply(members[0].value) }
    #expect(scene == ServerThread.scene)
  }

  @Test(
    "A mutated scene is applied or rejected, and the result can be drawn",
    .enabled(if: Tier.runsSlowTests), arguments: 0..<4)
  func anything(block: UInt64) throws {
    let tokens = ["[", "]", "{", "}", ",", ":", "null", "true", "-1", "1e999", "0.5", "\"\""]
    var scenes = RandomLinkScene(seed: 33_000 + block)
    var random = SplitMix64(seed: 34_000 + block)
    var taken = 0
    for _ in 0..<1500 {
      let line = mutated(scenes.scene().message(of: .all), inserting: tokens, using: &random)
      var scene = ServerThread.scene
      guard let json = try? JSONValue(line: line.filter { $0 != 0x0A }),
        case .object(let members) = json, let value = members.first?.value
      else { continue }
      if (try? scene.apply(value)) != nil { taken += 1 }
      // The received scene can be drawn.
      let builder = SceneBuilder(styleService: .standard(), context: scene.context)
      _ = builder.styled(scene.scene)
    }
    #expect(taken > 0)
  }

  @Test("A callout contains its key's number, or the frame of the cap if the key is gone")
  func bubbles() throws {
    let rest = ServerThread.scene
    let (key, bubble) = (
      rest.scene.frames.keys[1].capFrame, Rect(minX: 0, minY: -50, maxX: 40, maxY: 4)
    )
    for (cap, member) in [(key, "\"of\":1"), (bubble, "\"key\":[0,-50,40,4]")] {
      var scene = rest
      scene.scene.callouts = [
        CalloutScene(
          kind: .input, keyFrame: cap, backgroundFrame: bubble,
          items: [CalloutScene.Item(label: "w", frame: bubble)], selectedIndex: nil)
      ]
      let message = scene.message(of: .callouts)
      #expect(
        String(decoding: message, as: UTF8.self)
          == "{\"scene\":{\"callouts\":[{\(member),\"frame\":[0,-50,40,4],\"label\":\"w\"}]}}\n")
      var received = rest
      #expect(try apply(message, to: &received) == .callouts)
      #expect(received == scene)
    }
  }

  @Test("An unknown action of a newer daemon is a custom action with its name")
  func newerAction() throws {
    #expect(KeyboardAction(wireName: "teleport:mars") == .custom(named: "teleport:mars"))
    #expect(KeyboardAction(wireName: "character:") == .custom(named: "character:"))
    #expect(KeyboardAction(wireName: "character:q") == .character("q"))
  }

  @Test("A panel recognizes untypable keys by their numbers, and ignores invalid numbers")
  func typability() {
    var scene = ServerThread.scene
    scene.untypableKeys = [1, 999]
    let canType = scene.typability
    #expect(!canType(scene.scene.frames.keys[1].action))
    #expect(canType(scene.scene.frames.keys[0].action) && canType(.space))
  }
}

/// The encoding of values.
struct JSONWriterTests {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    body(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      (0, "0"), (12, "12"), (12.5, "12.5"), (12.34, "12.34"), (12.304, "12.3"), (12.996, "13"),
      (-0.05, "-0.05"), (-12.5, "-12.5"), (0.004, "0"), (-0.004, "0"), (1e6, "1000000"),
      (.nan, "0"), (.infinity, "0"), (1e300, "0"), (99.99, "99.99"), (0.1 + 0.2, "0.3"),
    ] as [(Double, String)])
  func pointsAreWrittenWithTwoDecimals(number: Double, text: String) {
    #expect(written { $0.writePoints(number) } == text)
  }

  @Test(arguments: [0, 9, 10, 100, 907, -1, -10, .max, .min])
  func wholeNumbersAreWrittenInDecimals(number: Int) {
    #expect(written { $0.writeInteger(number) } == String(number))
  }

  @Test(
    "Quotes, backslashes and control characters are escaped in a text of any length",
    arguments: [
      ("", ""), ("q", "q"), ("\"\\", #"\"\\"#), ("a\nb\t", #"a\nb\t"#),
      ("\u{1}\u{1F}", #"\u0001\u001f"#), ("ф👩‍👩‍👧é", "ф👩‍👩‍👧é"),
      ("longer than fifteen bytes, \"so\"", #"longer than fifteen bytes, \"so\""#),
    ])
  func texts(text: String, escaped: String) {
    #expect(written { $0.writeText(text) } == "\"\(escaped)\"")
  }

  @Test("A long line that is written in parts loses nothing between them", arguments: 240...260)
  func longLines(length: Int) {
    let text = String(repeating: "q", count: length)
    let line = written { $0.writeList(of: [text, "w"]) { $1.writeText($0) } }
    #expect(line == "[\"\(text)\",\"w\"]")
  }

  @Test func commasStandBetweenValuesAndNowhereElse() {
    let text = written { json in
      json.writeObject { json in
        json.writeName("a")
        json.writeList { json in
          json.writeList { _ in }
          json.writeObject { _ in }
          json.writeNull()
          json.writeBoolean(false)
        }
        json.writeName("b")
        json.writeText("c")
      }
      json.endLine()
    }
    #expect(text == "{\"a\":[[],{},null,false],\"b\":\"c\"}\n")
  }

  @Test func unchangedPartsAreNotWritten() {
    let text = written { json in
      json.writeList(of: [1, 2]) { $1.writeInteger($0) }
      json.removeAll()
      json.writeInteger(-3)
    }
    #expect(text == "-3")
  }
}
