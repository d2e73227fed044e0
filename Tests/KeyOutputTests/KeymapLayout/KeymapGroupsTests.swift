// SPDX-License-Identifier: MIT

import ClavierKit
import CXkbcommon
import Glibc
import TestSupport
import Testing

@testable import KeyOutput

@Suite("Which of a session's layouts is a language's")
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

  @Test("It is found wherever it stands")
  func found() throws {
    let groups = try session("us,ru,de,gr")
    #expect(try group("us", in: groups) == 0)
    #expect(try group("ru", in: groups) == 1)
    #expect(try group("de", in: groups) == 2)
    #expect(try group("gr", in: groups) == 3)
    #expect(try group("il", in: groups) == nil)
    #expect(try group("fr", in: groups) == nil)
  }

  @Test("Of several with the same letters it is the one that is the most like it")
  func alike() throws {
    let groups = try session("gb,us,ru,us", ",,,intl")
    #expect(try group("us", in: groups) == 1)
    #expect(try group("us", "intl", in: groups) == 3)
    #expect(try group("gb", in: groups) == 0)
  }

  @Test("One of another country serves where its letters are the same, and else none")
  func relatives() throws {
    let groups = try session("ru,us")
    #expect(try group("gb", in: groups) == 1)
    #expect(try group("de", in: groups) == nil)
    #expect(try group("us", "dvorak", in: groups) == nil)
  }

  @Test("A variant is another layout")
  func variants() throws {
    let groups = try session("us,us,ru,ru", "dvorak,,phonetic,")
    #expect(try group("us", in: groups) == 1)
    #expect(try group("us", "dvorak", in: groups) == 0)
    #expect(try group("ru", in: groups) == 3)
    #expect(try group("ru", "phonetic", in: groups) == 2)
  }

  @Test("What is no keymap, and no layout, is told")
  func wrong() throws {
    #expect(throws: KeymapError.self) { _ = try KeymapGroups(Array("nonsense".utf8)) }
    #expect(throws: KeymapError.self) { _ = try KeymapGroups([]) }
    let groups = try session("us")
    #expect(throws: KeymapError.unknownLayout("xy")) { _ = try group("xy", in: groups) }
  }

  @Test(
    "Each language with a layout finds that in a session which has it beside another",
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
