// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import Testing

/// The configuration of key composition.
struct CompositionSettingsTests {
  private func settings(_ text: String) throws -> Configuration.KeyboardSettings {
    try Configuration(toml: Array("[keyboard]\n\(text)\n".utf8), named: "clavier.toml").keyboard
  }

  @Test("unless something is said, as is usual for the language")
  func auto() throws {
    #expect(try settings("").composition == .auto)
    #expect(try settings("").composition(for: .english) == nil)
    #expect(try settings("composition = \"off\"").composition(for: .english) == nil)
  }

  @Test(
    "each way by its name, whatever the language",
    arguments: [
      ("hangul", Composition.hangul),
      ("telex", .vietnamese(Composition.Vietnamese(keys: .telex))),
      ("vni", .vietnamese(Composition.Vietnamese(keys: .vni))),
    ])
  func names(word: String, composition: Composition) throws {
    #expect(try settings("composition = \"\(word)\"").composition(for: .german) == composition)
  }

  @Test("tones stand in the old way or in the new one")
  func tones() throws {
    let new = try settings("composition = \"telex\"\nvietnamese_tones = \"new\"")
    #expect(
      new.composition(for: .english)
        == .vietnamese(Composition.Vietnamese(keys: .telex, tones: .new)))
    #expect(try settings("vietnamese_tones = \"new\"").composition(for: .english) == nil)
  }

  @Test("another name is a mistake")
  func mistakes() throws {
    #expect(throws: ConfigurationError.self) { try settings("composition = \"pinyin\"") }
    #expect(throws: ConfigurationError.self) { try settings("vietnamese_tones = \"both\"") }
  }

  @Test("the name of a layout of XKB is taken as it is; that of a file has to be one")
  func layouts() throws {
    #expect(try settings("layout = \"xkb:us(dvorak)\"").layout == "xkb:us(dvorak)")
    #expect(try settings("layout = \"\"").layout == nil)
    #expect(throws: ConfigurationError.self) { try settings("layout = \"us(dvorak)\"") }
  }
}
