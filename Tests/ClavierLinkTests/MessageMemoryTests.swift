// SPDX-License-Identifier: MIT

import ClavierKit
import LinkSupport
import Testing

@testable import ClavierLink

/// Lines that come again and again are read once.
struct MessageMemoryTests {
  private func line(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func change(
    _ text: String, _ memory: inout MessageMemory
  ) throws -> LinkScene.Change? {
    guard case .scene(let change)? = try memory.message(line(text)) else { return nil }
    return change
  }

  @Test("a line says the same each time, whatever came in between")
  func sameAgain() throws {
    var memory = MessageMemory()
    let lines = (0..<40).map { "{\"scene\":{\"pressed\":[\($0)]}}" }
    for round in 0..<3 {
      for (key, line) in lines.enumerated() {
        var scene = ServerThread.scene
        scene.apply(try #require(try change(line, &memory)))
        #expect(scene.scene.pressedKeys == [key])
      }
      #expect(memory.count == lines.count, "round \(round)")
    }
  }

  @Test("there are never more than so many, and none that is long")
  func limited() throws {
    var memory = MessageMemory()
    for key in 0..<1000 {
      _ = try memory.message(line("{\"scene\":{\"pressed\":[\(key)]}}"))
      #expect(memory.count <= 128)
    }
    memory = MessageMemory()
    let keys = (0..<300).map(String.init).joined(separator: ",")
    #expect(try change("{\"scene\":{\"pressed\":[\(keys)]}}", &memory) != nil)
    #expect(memory.count == 0)
  }

  @Test("what is typed is not kept")
  func texts() throws {
    var memory = MessageMemory()
    guard case .insert("€")? = try memory.message(line("{\"insert\":\"€\"}")) else {
      Issue.record("no text")
      return
    }
    #expect(try memory.message(line("{\"later\":1}")) == nil)
    let word = "{\"text\":\"secret\",\"title\":\"secret\",\"type\":\"regular\"}"
    #expect(try change("{\"scene\":{\"pressed\":[],\"suggestions\":[\(word)]}}", &memory) != nil)
    #expect(try change("{\"scene\":{\"pointer\":[1,2]}}", &memory) != nil)
    #expect(memory.count == 0)
  }

  @Test("what is not understood is refused each time")
  func refused() {
    var memory = MessageMemory()
    for _ in 0..<2 {
      #expect(throws: LinkMistake.self) {
        try memory.message(line("{\"scene\":{\"pressed\":3}}"))
      }
    }
    #expect(memory.count == 0)
  }
}
