// SPDX-License-Identifier: MIT

import Testing
import TestSupport

@testable import KeyOutput

/// The list of installed layouts.
struct KeymapCatalogTests {
  private let text = """
    ! model
      pc105           Generic 105-key PC
    ! layout
      us              English (US)
      de              German
    ! variant
      dvorak          us: English (Dvorak)
      neo             de: German (Neo 2)
      broken
      intl            us:English (US, intl., with dead keys)
    ! option
      grp             Switching to another layout
    """

  @Test func variantsFollowTheirLayouts() {
    let entries = KeymapCatalog(parsing: text.utf8).entries
    #expect(
      entries.map(\.layoutName) == [
        "xkb:us", "xkb:us(dvorak)", "xkb:us(intl)", "xkb:de", "xkb:de(neo)",
      ])
    #expect(
      entries.map(\.title) == [
        "English (US)", "English (Dvorak)", "English (US, intl., with dead keys)", "German",
        "German (Neo 2)",
      ])
  }

  @Test func anInvalidListHasNoEntries() {
    #expect(KeymapCatalog(parsing: []).entries == [])
    #expect(KeymapCatalog(parsing: [0xFF, 0x0A, 0x21]).entries == [])
    #expect(KeymapCatalog.installed("/nowhere") == nil)
    var random = SplitMix64(seed: 4)
    for _ in 0..<200 {
      _ = KeymapCatalog(
        parsing: mutated(
          Array(text.utf8), inserting: ["! layout\n", "! variant\n", ":"], atMost: 8, using: &random
        ))
    }
  }

  @Test func theInstalledCatalogIsRead() throws {
    let entries = try #require(KeymapCatalog.installed()).entries
    #expect(entries.count > 500)
    let dvorak = try #require(entries.first { $0.layoutName == "xkb:us(dvorak)" })
    #expect(dvorak.title == "English (Dvorak)")
  }
}
