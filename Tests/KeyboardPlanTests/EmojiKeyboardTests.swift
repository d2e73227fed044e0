// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import Foundation
import TestSupport
import Testing

@testable import KeyboardPlan

/// The pages with all emojis, where their list is installed and the receiver can be sent emojis.
struct EmojiKeyboardTests {
  private let data = PackageFiles.root.appending(path: "Tests/ClavierEmojiTests/Data")

  private func shape(
    _ emojis: InstalledEmojis, acceptsAnyText: Bool = true,
    purpose: Keyboard.FieldPurpose = .standard
  ) throws -> KeyboardShape {
    let settings = "[output]\nlayout = \"us\"\n[keyboard]\ndevice = \"phone\"\n"
    let plan = try KeyboardPlan(
      try Configuration(toml: Array(settings.utf8), named: "c"), emojis: emojis)
    return plan.shape(
      aspectRatio: nil, areaWidth: nil, in: .english,
      session: KeyboardShape.Session(
        headroom: 0.5, purpose: purpose, acceptsAnyText: acceptsAnyText))
  }

  /// A finger that taps keys.
  private struct Finger {
    var engine: KeyboardEngine
    var text = ""
    private var time: Int64 = 0

    init(on engine: KeyboardEngine) {
      self.engine = engine
      _ = self.engine.handle(.newField(Keyboard.Field(), Timestamp(microseconds: 0)))
    }

    mutating func touch(_ key: KeyboardFrames.Key, _ phase: Contact.Phase) -> Response {
      time += 100_000
      let touch = Touch(
        contact: Contact.ID(rawValue: 1), phase: phase, point: key.touchFrame.center)
      let frame = TouchFrame(time: Timestamp(microseconds: time), touches: [touch])
      let response = engine.handle(.touch(frame))
      for case .insertText(let inserted) in response.effects { text += inserted }
      return response
    }

    mutating func tap(_ actions: KeyboardAction...) throws {
      for action in actions {
        let key = try #require(engine.scene.frames.keys.first { $0.action == action })
        _ = touch(key, .down)
        _ = touch(key, .up)
      }
    }

    /// The emojis of the shown page.
    var emojis: [String] {
      engine.scene.frames.keys.map(\.action).filter(\.isEmojiAction).map(\.label)
    }

    /// Returns the labels over a key that is held for a second.
    mutating func hold(_ action: KeyboardAction) throws -> [String] {
      let key = try #require(engine.scene.frames.keys.first { $0.action == action })
      var response = touch(key, .down)
      while let deadline = response.deadline, deadline.microseconds < time + 1_000_000 {
        response = engine.handle(.deadline(deadline))
      }
      return engine.scene.callouts.flatMap { $0.items.map(\.label) }
    }
  }

  @Test("The emojis of the installed list are typed from their pages, which stay")
  func typed() throws {
    let shape = try shape(InstalledEmojis(in: ["/nonexistent", data.path]))
    var finger = Finger(on: shape.keyboard)
    try finger.tap(.keyboardType(.emojis), .emoji("😀"), .emoji("😂"))
    let flags = KeyboardAction.keyboardType(.custom(named: "emojis:7"))
    try finger.tap(flags, .emoji("🇩🇪"), .keyboardType(.emojis), .emoji("👍"))
    try finger.tap(.keyboardType(.alphabetic))
    #expect(finger.text == "😀😂🇩🇪👍")
    #expect(finger.engine.keyboardType == .alphabetic)
  }

  @Test("A held emoji offers its skin tones")
  func tones() throws {
    let shape = try shape(InstalledEmojis(in: [data.path]))
    var finger = Finger(on: shape.keyboard)
    try finger.tap(.keyboardType(.emojis))
    let offered = try finger.hold(.emoji("👋"))
    #expect(offered.contains("👋🏻") && offered.contains("👋🏿"))
  }

  @Test("The emojis have the skin tone of the settings, and a held one offers the others")
  func skinTone() throws {
    let shape = try shape(InstalledEmojis(in: [data.path], skinTone: .dark))
    var finger = Finger(on: shape.keyboard)
    try finger.tap(.keyboardType(.emojis), .emoji("😀"), .emoji("👋🏿"))
    #expect(finger.text == "😀👋🏿")
    let offered = try finger.hold(.emoji("👋🏿"))
    #expect(offered.contains("👋") && offered.contains("👋🏻"))
  }

  @Test("Typed emojis come first, and hands in the skin tone that was chosen for them")
  func frequent() throws {
    var emojis = InstalledEmojis(in: [data.path])
    for text in ["😂", "👋🏿", "👋🏿", "x"] { emojis.register(text) }
    #expect(emojis.isChanged)
    emojis.isChanged = false
    emojis.register("👋🏿")
    #expect(!emojis.isChanged)
    var next = InstalledEmojis(in: [data.path])
    next.restore(emojis.typed)
    var finger = Finger(on: try shape(next).keyboard)
    try finger.tap(.keyboardType(.emojis))
    #expect(finger.emojis.prefix(3) == ["👋🏿", "😂", "😀"])
    let offered = try finger.hold(.emoji("👋🏿"))
    #expect(offered.contains("👋"))
    var other = InstalledEmojis(in: [data.path], skinTone: .dark)
    other.restore(emojis.typed)
    #expect(other.pageKeys.frequent.map(\.text) == ["👋🏿", "😂"])
    var none = InstalledEmojis()
    none.restore(emojis.typed)
    #expect(none.typed == emojis.typed && none.pageKeys.frequent.isEmpty)
    emojis.register("👋")
    #expect(emojis.pageKeys.frequent.map(\.text) == ["👋", "😂"])
    emojis.forgetTyped()
    #expect(emojis.isChanged && emojis.pageKeys.frequent.isEmpty)
  }

  @Test("Without a list, for passwords, or if no emoji can be sent, there is no key for emojis")
  func without() throws {
    let key = KeyboardAction.keyboardType(.emojis)
    func hasKey(_ shape: KeyboardShape) -> Bool {
      shape.pages[.alphabetic, .lowercased].keys.contains { $0.action == key }
    }
    let list = InstalledEmojis(in: [data.path])
    #expect(list.groups.map(\.count) == [14, 6, 4, 3, 3, 2, 3, 3])
    #expect(try hasKey(shape(list)))
    #expect(try !hasKey(shape(list, acceptsAnyText: false)))
    #expect(try hasKey(shape(list, purpose: .name)))
    #expect(try !hasKey(shape(list, purpose: .password)))
    let none = InstalledEmojis(in: ["/nonexistent"])
    #expect(none.failures.isEmpty)
    #expect(try !hasKey(shape(none)))
  }

  @Test("A damaged list is reported with its path and consequence, and no other one is read")
  func damaged() throws {
    let folder = try TemporaryDirectory()
    var bytes = Array(try Data(contentsOf: data.appending(path: "list.emoji")))
    bytes[bytes.count - 1] ^= 0xFF
    try folder.write(bytes, to: "list.emoji")
    let list = InstalledEmojis(in: [folder.path, data.path])
    #expect(list.groups.isEmpty)
    let message = try #require(list.failures.first).description
    #expect(message.hasPrefix("\(folder.path)/list.emoji: the file of emojis is damaged"))
    #expect(message.contains("there is no page of emojis until it is replaced"))
  }
}
