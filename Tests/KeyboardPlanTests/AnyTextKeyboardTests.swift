// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import Foundation
import KeyboardPlan
import TestSupport
import Testing

/// The long-press alternatives and accent keys if a panel types the receiver's missing characters.
struct AnyTextKeyboardTests {
  /// Returns the alternatives of e for a receiver with a US layout.
  private func offered(acceptsAnyText: Bool) throws -> [String] {
    let folder = try TemporaryDirectory()
    _ = try folder.write("[output]\nlayout = \"us\"\n", to: "clavier.toml")
    let plan = try KeyboardPlan(ConfigurationFiles(directory: folder.path))
    let shape = plan.shape(
      aspectRatio: 2, areaWidth: 150, in: .english,
      session: KeyboardShape.Session(headroom: 0.3, acceptsAnyText: acceptsAnyText))
    var keyboard = shape.keyboard
    _ = keyboard.handle(.newField(Keyboard.Field(), Timestamp(microseconds: 0)))
    let frames = keyboard.scene.frames
    let key = try #require(
      frames.keys.first { [.character("e"), .character("E")].contains($0.action) })
    let touch = Touch(
      contact: Contact.ID(rawValue: 1), phase: .down, point: key.touchFrame.center)
    var response = keyboard.handle(
      .touch(TouchFrame(time: Timestamp(microseconds: 1_000_000), touches: [touch])))
    while let deadline = response.deadline, deadline.microseconds < 2_000_000 {
      response = keyboard.handle(.deadline(deadline))
    }
    return keyboard.scene.callouts.flatMap { $0.items.map(\.label) }.map { $0.lowercased() }
  }

  @Test func aHeldKeyOffersAccentedLettersIfTypable() throws {
    #expect(try offered(acceptsAnyText: true).contains("é"))
    #expect(try !offered(acceptsAnyText: false).contains("é"))
  }

  /// Returns the changes of the key ゛゜小 of the kana pad for a receiver with a US layout.
  private func voicedKana(acceptsAnyText: Bool) throws -> [String: String] {
    let folder = PackageFiles.root.appending(path: "packaging/layouts").path
    let layout = try LayoutDirectories([folder]).layout(named: "kana-pad")
    let text = Array("[output]\nlayout = \"us\"\n".utf8)
    let plan = try KeyboardPlan(Configuration(toml: text, named: "clavier.toml"), layout: layout)
    let shape = plan.shape(
      aspectRatio: 2, areaWidth: 150, in: plan.locale(after: nil),
      session: KeyboardShape.Session(headroom: 0.3, acceptsAnyText: acceptsAnyText))
    for case .diacritic(let mark) in shape.keyboard.scene.frames.keys.map(\.action) {
      return mark.replacements
    }
    return [:]
  }

  @Test func theKanaPadChangesKanaIfTypable() throws {
    #expect(try voicedKana(acceptsAnyText: true)["か"] == "が")
    #expect(try voicedKana(acceptsAnyText: false).isEmpty)
  }
}
