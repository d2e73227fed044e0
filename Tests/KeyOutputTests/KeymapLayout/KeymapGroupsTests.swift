// SPDX-License-Identifier: MIT

import ClavierKit
import CXkbcommon
import Glibc
import TestSupport
import Testing

@testable import KeyOutput

@Suite("The layout of a language is found among a session's layouts")
struct KeymapGroupsTests {
  /// Returns the keymap of a session with these layouts, as a display server sends it.
  private func session(_ layouts: String, _ variants: String = "") throws -> KeymapGroups {
    let keymap = try CompiledKeymap(.names(KeymapNames(layout: layouts, variant: variants)))
    let text = try #require(xkb_keymap_get_as_string(keymap.pointer, XKB_KEYMAP_FORMAT_TEXT_V1))
    defer { free(text) }
    return try KeymapGroups(Array(String(cString: text).utf8))
  }

  private func group(_ layout: String, _ variant: String = "", in groups: KeymapGroups) throws
    -> Int?
  {
    try groups.group(of: KeymapNames(layout: layout, variant: variant))
  }

  @Test("A language's layout is found in any group of the session, or is missing")
  func found() throws {
    let groups = try session("us,ru,de,gr")
    #expect(try group("us", in: groups) == 0)
    #expect(try group("ru", in: groups) == 1)
    #expect(try group("de", in: groups) == 2)
    #expect(try group("gr", in: groups) == 3)
    #expect(try group("il", in: groups) == nil)
    #expect(try group("fr", in: groups) == nil)
  }

  @Test("Of several layouts with the same letters, the most similar one is chosen")
  func alike() throws {
    let groups = try session("gb,us,ru,us", ",,,intl")
    #expect(try group("us", in: groups) == 1)
    #expect(try group("us", "intl", in: groups) == 3)
    #expect(try group("gb", in: groups) == 0)
  }

  @Test("A layout of another country is chosen if its letters are the same, and otherwise none")
  func relatives() throws {
    let groups = try session("ru,us")
    #expect(try group("gb", in: groups) == 1)
    #expect(try group("de", in: groups) == nil)
    #expect(try group("us", "dvorak", in: groups) == nil)
  }

  @Test("A variant of a layout is distinguished from the layout")
  func variants() throws {
    let groups = try session("us,us,ru,ru", "dvorak,,phonetic,")
    #expect(try group("us", in: groups) == 1)
    #expect(try group("us", "dvorak", in: groups) == 0)
    #expect(try group("ru", in: groups) == 3)
    #expect(try group("ru", "phonetic", in: groups) == 2)
  }

  @Test("An invalid keymap and an unknown layout are reported")
  func wrong() throws {
    #expect(throws: KeymapError.self) { _ = try KeymapGroups(Array("nonsense".utf8)) }
    #expect(throws: KeymapError.self) { _ = try KeymapGroups([]) }
    let groups = try session("us")
    #expect(throws: KeymapError.unknownLayout("xy")) { _ = try group("xy", in: groups) }
  }

  @Test(
    "Each language's layout is found in a session that has it beside another one",
    .enabled(if: Tier.runsSlowTests))
  func languages() throws {
    var count = 0
    for locale in KeyboardLocale.allCases {
      guard let names = KeymapNames(of: locale) else { continue }
      let other = names.layout == "ru" ? "us" : "ru"
      let groups = try session("\(other),\(names.layout)", ",\(names.variant)")
      #expect(try groups.group(of: names) == 1, "\(locale)")
      count += 1
    }
    #expect(count > 190)
  }
}
