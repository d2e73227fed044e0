// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink
import LinkSupport
import Testing

@testable import clavier_panel

@Suite("The names of keys under an exploring finger")
final class KeyNamesTests {
  private var names = KeyNames()
  private var scene = ServerThread.scene
  private let letter = ServerThread.scene.scene.frames.keys.firstIndex {
    if case .character = $0.action { true } else { false }
  }

  /// Moves the finger to a key, or lifts it, and returns the name to speak.
  private func name(of key: Int?) -> SpeechSession.Utterance? {
    scene.scene.pressedKeys = key.map { [$0] } ?? []
    return names.update(scene)
  }

  private func index(of action: KeyboardAction) throws -> Int {
    try #require(scene.scene.frames.keys.firstIndex { $0.action == action })
  }

  @Test("A name is spoken once for each key that the finger comes to")
  func changes() throws {
    let letter = try #require(letter)
    let text = try #require(scene.scene.frames.keys[letter].action.accessibilityLabel)
    let expected = SpeechSession.Utterance(text: text, language: "en")
    #expect(name(of: letter) == expected)
    #expect(name(of: letter) == nil)
    #expect(name(of: nil) == nil)
    #expect(name(of: letter) == expected)
    scene.isShown = false
    #expect(name(of: letter) == nil)
  }

  @Test("Characters are spoken in the keyboard's language, and English names in English")
  func languages() throws {
    scene.context.locale = .german
    let space = try index(of: .space)
    #expect(name(of: letter)?.language == "de")
    #expect(name(of: space) == SpeechSession.Utterance(text: "Space", language: "en"))
  }

  @Test("In secret fields, only keys without a character are spoken")
  func secrets() throws {
    scene.context.fieldPurpose = .password
    let (space, backspace) = (try index(of: .space), try index(of: .backspace))
    #expect(name(of: letter) == nil)
    #expect(name(of: space) == nil)
    #expect(name(of: backspace)?.text == "Backspace")
    #expect(name(of: 1000) == nil)
  }
}
