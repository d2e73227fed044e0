// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import Testing

/// The configuration of key composition.
struct CompositionSettingsTests {
  private func settings(_ text: String) throws -> Configuration.KeyboardSettings {
    try Configuration(toml: Array("[keyboard]\n\(text)\n".utf8), named: "clavier.toml").keyboard
  }

  @Test("Without a setting, the composition is the usual one of the language")
  func auto() throws {
    #expect(try settings("").composition == .auto)
    #expect(try settings("").composition(for: .english) == nil)
    #expect(try settings("composition = \"off\"").composition(for: .english) == nil)
  }

  @Test(
    "Each composition is set by its name, for any language",
    arguments: [
      ("hangul", Composition.hangul),
      ("telex", .vietnamese(Composition.Vietnamese(keys: .telex))),
      ("vni", .vietnamese(Composition.Vietnamese(keys: .vni))),
      ("viqr", .vietnamese(Composition.Vietnamese(keys: .viqr))),
    ])
  func names(word: String, composition: Composition) throws {
    #expect(try settings("composition = \"\(word)\"").composition(for: .german) == composition)
  }

  @Test("The placement of Vietnamese tones is set, and has no effect without a composition")
  func tones() throws {
    let new = try settings("composition = \"telex\"\nvietnamese_tones = \"new\"")
    #expect(
      new.composition(for: .english)
        == .vietnamese(Composition.Vietnamese(keys: .telex, tones: .new)))
    #expect(try settings("vietnamese_tones = \"new\"").composition(for: .english) == nil)
  }

  @Test("An unknown name of a composition or of tones is rejected")
  func mistakes() throws {
    #expect(throws: ConfigurationError.self) { try settings("composition = \"pinyin\"") }
    #expect(throws: ConfigurationError.self) { try settings("vietnamese_tones = \"both\"") }
  }

  @Test("The name of an XKB layout is accepted unchanged, and that of a file has to be valid")
  func layouts() throws {
    #expect(try settings("layout = \"xkb:us(dvorak)\"").layout == "xkb:us(dvorak)")
    #expect(try settings("layout = \"\"").layout == nil)
    #expect(throws: ConfigurationError.self) { try settings("layout = \"us(dvorak)\"") }
  }
}
