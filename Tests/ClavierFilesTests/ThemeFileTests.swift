// SPDX-License-Identifier: MIT

import ClavierKit
import Testing
import TestSupport

@testable import ClavierFiles

/// Reads a theme as the file `ours.toml`, with no other themes beside it.
func theme(_ toml: String) throws(ConfigurationError) -> KeyboardTheme {
  try ThemeFile(toml: Array(toml.utf8), named: "ours.toml", in: ThemeDirectories(["themes"])).theme
}

/// Returns the message about a theme; empty if it is valid.
func themeMessage(_ bytes: [UInt8]) -> String {
  do throws(ConfigurationError) {
    _ = try ThemeFile(toml: bytes, named: "ours.toml", in: ThemeDirectories(["themes"]))
    return ""
  } catch {
    return error.description
  }
}

struct ThemeFileTests {
  @Test func anEmptyFileIsTheStandardThemeUnderItsName() throws {
    let theme = try theme("")
    #expect(theme == KeyboardTheme(id: "ours", name: "ours", author: nil))
  }

  @Test func aThemeHoldsAllPropertiesOfItsFile() throws {
    let theme = try theme(
      """
      title = "Ours"
      collection = "Site"
      scheme = "dark"
      font = "DejaVu Sans"
      foreground = "#FFFFFF"
      [author]
      name = "Someone"
      url = "https://example.org"
      [background]
      gradient = ["#000", "#102030"]
      overlay = "#00000010"
      [key]
      background = "#222"
      corner_radius = 7
      weight = "bold"
      [key.primary]
      background = "#0050A0"
      border_color = "#FFF"
      [pressed]
      overlay = "#FFFFFF40"
      [callout]
      background = "#333"
      [toolbar]
      height = 60
      correction_background = "#444"
      """)
    #expect(theme.id == "ours" && theme.name == "Ours" && theme.collectionName == "Site")
    #expect(theme.colorScheme == .dark && theme.fontFamily == "DejaVu Sans")
    #expect(theme.foregroundColor == .white)
    #expect(theme.author?.name == "Someone" && theme.author?.url == "https://example.org")
    #expect(theme.backgroundStyle?.backgroundGradient == [.black, Color(bytes: 16, 32, 48)])
    #expect(theme.backgroundStyle?.overlayColor?.hex == "#00000010")
    #expect(theme.buttonStyle(for: .input).backgroundColor?.hex == "#222222")
    #expect(theme.buttonStyle(for: .system).fontWeight == .bold)
    #expect(theme.buttonStyle(for: .primary).cornerRadius == 7)
    #expect(theme.buttonStyle(for: .primary).backgroundColor?.hex == "#0050A0")
    #expect(theme.buttonStyle(for: .primary).border == .init(color: .white, size: 1))
    #expect(theme.pressedButtonStyles[.input]?.pressedOverlayColor?.hex == "#FFFFFF40")
    #expect(theme.callouts.backgroundColor?.hex == "#333333")
    #expect(theme.autocompleteToolbar.autocorrectBackgroundColor?.hex == "#444444")
    #expect(theme.autocompleteToolbar.height == 60)
  }

  @Test func missingPropertiesAreInherited() throws {
    let changed = try theme("extends = \"kiosk\"\n[key.primary]\nbackground = \"#A00000\"")
    let kiosk = KeyboardTheme.kiosk
    #expect(changed.buttonStyle(for: .input) == kiosk.buttonStyle(for: .input))
    #expect(changed.buttonStyle(for: .primary).backgroundColor?.hex == "#A00000")
    #expect(changed.buttonStyle(for: .primary).border == kiosk.buttonStyle(for: .primary).border)
    #expect(changed.pressedButtonStyles == kiosk.pressedButtonStyles)
    #expect(changed.callouts == kiosk.callouts && changed.colorScheme == .light)
    #expect(try theme("extends = \"kiosk\"\nscheme = \"both\"").colorScheme == nil)
  }

  @Test func aTintLiesOverTheBackground() throws {
    let tinted = try theme("extends = \"terminal\"\ntint = \"#F00\"")
    let gradient = tinted.backgroundStyle?.overlayGradient
    #expect(gradient?.count == 2 && gradient?.first?.red == 1 && gradient?.last?.isClear == true)
    #expect(tinted.backgroundStyle?.backgroundColor == .black)
  }

  @Test func aColourReplacesAGradient() throws {
    let theme = try theme("extends = \"minimal-midnight\"\n[background]\ncolor = \"#111\"")
    #expect(theme.backgroundStyle?.backgroundGradient == nil)
    #expect(theme.backgroundStyle?.backgroundColor?.hex == "#111111")
  }

  @Test func halfABorderOfAnExtendedThemeIsChangedAlone() throws {
    let theme = try theme("extends = \"highContrast\"\n[key]\nborder_size = 4")
    #expect(theme.buttonStyle(for: .input).border == .init(color: .white, size: 4))
  }

  @Test(arguments: try MessageTests.Case.all(in: "themes"))
  func aWrongThemeIsReported(_ example: MessageTests.Case) {
    #expect(themeMessage(Array(example.text.utf8)) == example.message)
  }

  @Test(arguments: KeyboardTheme.allPredefined.map(\.id))
  func everyPredefinedThemeCanBeExtended(name: String) throws {
    let theme = try theme("extends = \"\(name)\"")
    #expect(theme.buttonStyles == KeyboardTheme.predefined(id: name)?.buttonStyles)
  }

  @Test(arguments: ["nan", "-nan", "inf", "-inf", "1e308", "-1", "9223372036854775807"])
  func aSizeThatIsNoneIsRefused(value: String) {
    for key in ["key.corner_radius", "key.input.border_size", "pressed.opacity", "toolbar.height"] {
      let message = themeMessage(Array("\(key) = \(value)\n".utf8))
      #expect(message.contains("is not within"), "\(message)")
    }
  }

  @Test func randomFilesNeitherCrashNorBreakMessages() {
    var random = SplitMix64(seed: 21)
    let tokens = [
      "[key]", "[pressed.input]", "gradient = [", "\"#FFF\"", "tint = ", "= 1e999", "\"",
    ]
    var wrong = 0
    for _ in 0..<1500 {
      let bytes = mutated(Array(Self.seed.utf8), inserting: tokens, atMost: 3, using: &random)
      let message = themeMessage(bytes)
      if !message.isEmpty { wrong += 1 }
      #expect(isShowable(message), "\(message)")
    }
    #expect((300..<1500).contains(wrong))
  }

  private static let seed = """
    title = "x"
    extends = "kiosk"
    tint = "#0078D4"
    scheme = "light"
    [background]
    gradient = ["#FFF", "#EEEEEE80"]
    [key]
    corner_radius = 5.5
    weight = "bold"
    [key.input]
    border_size = 2
    shadow_color = "clear"
    [pressed]
    overlay = "#0003"
    [callout]
    selected_background = "#00F"
    """
}

struct ThemeDirectoriesTests {
  @Test func aThemeIsFoundByItsName() throws {
    let directory = try TemporaryDirectory()
    try directory.write("extends = \"base\"\ntint = \"#0F0\"", to: "themes/site.toml")
    try directory.write("extends = \"kiosk\"", to: "themes/base.toml")
    let themes = ThemeDirectories(["\(directory.path)/nowhere", "\(directory.path)/themes"])
    let site = try themes.theme(named: "site").theme
    #expect(site.id == "site")
    #expect(site.buttonStyles == KeyboardTheme.kiosk.buttonStyles)
    #expect(try themes.names() == ["base", "site"])
    #expect(try themes.theme(named: "neon").theme.id == "neon")
  }

  @Test func aMissingThemeIsReportedWithASuggestion() throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "site.toml")
    let themes = ThemeDirectories([directory.path])
    #expect(message { try themes.theme(named: "siet") }.contains("did you mean \"site\"?"))
    #expect(message { try themes.theme(named: "a/b") }.contains("is no name"))
  }

  @Test func aFileMayNotHaveThePredefinedName() throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "kiosk.toml")
    let text = message { try ThemeFile(file: "\(directory.path)/kiosk.toml") }
    #expect(text.contains("a theme that comes with the keyboard is called \"kiosk\""))
  }

  @Test func anImageLiesBesideItsTheme() throws {
    let directory = try TemporaryDirectory()
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]
    try directory.write(png, to: "sky.png")
    try directory.write(Array("GIF89a".utf8), to: "sky.gif")
    try directory.write("[background]\nimage = \"sky.png\"\nimage_mode = \"fit\"", to: "a.toml")
    try directory.write("[background]\nimage = \"sky.gif\"", to: "b.toml")
    let background = try ThemeFile(file: "\(directory.path)/a.toml").theme.backgroundStyle
    #expect(background?.image == .file("\(directory.path)/sky.png"))
    #expect(background?.imageContentMode == .fit)
    let text = message { try ThemeFile(file: "\(directory.path)/b.toml") }
    #expect(text.contains("is no PNG image; convert it to one"))
  }

  @Test func aDirectoryIsNoImage() throws {
    let directory = try TemporaryDirectory()
    try directory.makeDirectory("sky")
    try directory.write("[background]\nimage = \"sky\"", to: "a.toml")
    #expect(message { try ThemeFile(file: "\(directory.path)/a.toml") }.contains("is a directory"))
  }

  private func message(_ read: () throws -> ThemeFile) -> String {
    do {
      _ = try read()
      return ""
    } catch {
      return "\(error)"
    }
  }
}
