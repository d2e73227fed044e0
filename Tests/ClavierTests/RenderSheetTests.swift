// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `clavier render --sheet`, as a user sees it.
@Suite(.enabled(if: Tier.runsRealTests))
struct RenderSheetTests {
  private let clavier = Program(name: "clavier")

  /// Draws a page, and returns its size.
  private func size(_ arguments: String...) throws -> [Int] {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/a.png"
    let result = try clavier(
      ["render", path, "--themes", folder.path, "--scale", "0.5"] + arguments)
    #expect(result == Program.Result(output: "", errors: "", status: 0))
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    return [16, 20].map { offset in
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  @Test func allThemesAreOnOnePage() throws {
    let size = try size("--sheet", "themes")
    #expect(size[0] == 418 && size[1] > 1000)
  }

  @Test(.enabled(if: Tier.runsSlowTests)) func allLanguagesAreOnOnePage() throws {
    let size = try size("--sheet", "locales")
    #expect(size[0] == 520 && size[1] > 2000)
  }

  @Test(.enabled(if: Tier.runsSlowTests)) func aSheetPartShowsSomeLanguages() throws {
    let first = try size("--sheet", "locales", "--sheet-part", "1")
    let last = try size("--sheet", "locales", "--sheet-part", "9")
    #expect(first[0] == 520 && (200...1000).contains(first[1]))
    #expect(last[1] < first[1])
    for arguments in [["locales", "0"], ["locales", "10"], ["themes", "1"]] {
      let wrong = try clavier(
        "render", "a.png", "--sheet", arguments[0], "--sheet-part", arguments[1])
      let remedy = "--sheet-part requires --sheet locales and must be from 1 to 9."
      #expect(wrong.errors.contains(remedy) && wrong.status == 64)
    }
  }

  @Test func allDevicesAreOnOnePage() throws {
    let size = try size("--sheet", "devices")
    #expect(size[0] == 520 && (300...1500).contains(size[1]))
  }

  @Test(.enabled(if: Tier.runsSlowTests)) func aNarrowSheetIsLonger() throws {
    let narrow = try size("--sheet", "themes", "--sheet-width", "240")
    #expect(try narrow[0] == 120 && narrow[1] > 2 * size("--sheet", "themes")[1])
  }

  @Test(.enabled(if: Tier.runsSlowTests)) func aSheetOfOneAppearanceIsShorter() throws {
    #expect(
      try size("--sheet", "themes", "--appearance", "dark")[1] < size("--sheet", "themes")[1])
  }

  @Test(.enabled(if: Tier.runsSlowTests)) func aSheetShowsAnyKeyboardInAllThemes() throws {
    let wide = try size(
      "--sheet", "themes", "--device", "tablet", "--page", "numeric", "--pressed", "backspace")
    #expect(try wide[1] > size("--sheet", "themes")[1])
  }

  @Test(.enabled(if: Tier.runsSlowTests)) func themesOfFilesAreShownToo() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/a.svg"
    func letters() throws -> Int {
      let result = try clavier("render", path, "--sheet", "themes", "--themes", folder.path)
      #expect(result.status == 0)
      return try Data(contentsOf: URL(filePath: path)).count
    }
    let before = try letters()
    _ = try folder.write("title = \"Ours\"\nextends = \"kiosk\"\n", to: "ours.toml")
    #expect(try letters() > before + 1000)
    // A mistake in one layout is reported, and the others are shown.
    let wrong = try folder.write("title = 3\n", to: "wrong.toml")
    let result = try clavier("render", path, "--sheet", "themes", "--themes", folder.path)
    #expect(result.errors.contains("\(wrong):1:9: title") && result.status == 0)
  }

  @Test(.enabled(if: Tier.runsSlowTests)) func invalidSheetOptionsAreRefused() throws {
    let theme = try clavier("render", "a.png", "--sheet", "themes", "--theme", "kiosk")
    #expect(theme.errors.contains("--sheet themes shows all of them; omit --theme."))
    let locale = try clavier(
      "render", "a.png", "--sheet", "locales", "--locale", "de", "--pressed", "a")
    #expect(locale.errors.contains("omit --locale, --pressed.") && locale.status == 64)
    let width = try clavier("render", "a.png", "--sheet-width", "300")
    #expect(width.errors.contains("--sheet-width requires --sheet.") && width.status == 64)
    for number in ["199", "10001", "nan"] {
      let result = try clavier("render", "a.png", "--sheet", "themes", "--sheet-width", number)
      #expect(result.errors.contains("--sheet-width must be from 200 to 10000."))
    }
    let tiny = try clavier("render", "a.png", "--sheet", "themes", "--scale", "0.1")
    #expect(tiny.errors.contains("nothing can be drawn at a scale of 0.05") && tiny.status == 1)
  }
}
