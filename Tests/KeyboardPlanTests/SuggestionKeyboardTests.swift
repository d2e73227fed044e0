// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierWords
import KeyOutput
import TestSupport
import Testing
import Words
import WordsSupport

@testable import ClavierKit
@testable import KeyboardPlan

/// The strip of suggestions, and whether words are suggested and corrected, by place and field.
struct SuggestionKeyboardTests {
  private func shape(
    _ configuration: String = "", session: KeyboardShape.Session? = .init(headroom: 0),
    aspectRatio: Double? = nil, hasLexicon: Bool = true
  ) throws -> KeyboardShape {
    var lexicons = Lexicons()
    if hasLexicon { lexicons.set(try #require(TestData.english), for: .english) }
    let plan = try KeyboardPlan(
      try Configuration(
        toml: Array("[output]\nlayout = \"us\"\n\(configuration)".utf8), named: "c"),
      lexicons: lexicons)
    return plan.shape(
      aspectRatio: aspectRatio, areaWidth: 120, in: .english, session: session)
  }

  @Test("With a lexicon, a panel's keyboard has a suggestion strip within its proportions")
  func strip() throws {
    let pages = try shape(aspectRatio: 1.8).pages
    #expect(pages[.alphabetic, .lowercased].toolbar?.height == 48)
    #expect(abs(pages.size.width / pages.size.height - 1.8) < 0.001)
    #expect(try shape().suggester != nil)
  }

  @Test("The strip has the height of a plan's theme, and the keys have the rest")
  func height() throws {
    var lexicons = Lexicons()
    lexicons.set(try #require(TestData.english), for: .english)
    let plan = try KeyboardPlan(Configuration(), lexicons: lexicons, toolbarHeight: 60)
    let pages = plan.shape(
      aspectRatio: 1.8, areaWidth: 120, in: .english, session: .init(headroom: 0)
    ).pages
    #expect(pages[.alphabetic, .lowercased].toolbar?.height == 60)
    #expect(abs(pages.size.width / pages.size.height - 1.8) < 0.001)
    let alone = plan.shape(aspectRatio: 1.8, areaWidth: 120, in: .english).pages
    #expect(alone[.alphabetic, .lowercased].toolbar == nil)
  }

  @Test(
    "The height of the strip is that of the theme's file, also of its base, and 48 otherwise",
    arguments: [
      ("[toolbar]\nheight = 60", true, 60.0), ("extends = \"base\"", true, 72.0),
      ("tint = \"#00F\"", true, 48.0), ("[toolbar]\nheight = 600", true, 48.0),
      ("[toolbar]\nheight = 60", false, 48.0),
    ])
  func themeHeight(theme: String, suggests: Bool, height: Double) throws {
    let folder = try TemporaryDirectory()
    _ = try folder.write(
      "panel.theme = \"ours\"\nwords.suggestions = \(suggests)\noutput.layout = \"us\"",
      to: "clavier.toml")
    _ = try folder.write(theme, to: "themes/ours.toml")
    _ = try folder.write("[toolbar]\nheight = 72", to: "themes/base.toml")
    let plan = try KeyboardPlan(ConfigurationFiles(directory: folder.path))
    #expect(plan.toolbarHeight == height)
  }

  @Test("The last good configuration has its theme's height, even if the file has changed")
  func lastGoodHeight() throws {
    let folder = try TemporaryDirectory()
    _ = try folder.write("panel.theme = \"ours\"\noutput.layout = \"us\"", to: "clavier.toml")
    _ = try folder.write("[toolbar]\nheight = 60", to: "themes/ours.toml")
    var files = ConfigurationFiles(directory: folder.path)
    var lastGood: ConfigurationCopy?
    _ = try KeyboardPlan(files, onValidCopy: { lastGood = $0 })
    _ = try folder.write("[toolbar]\nheight = 40", to: "themes/ours.toml")
    #expect(try KeyboardPlan(files).toolbarHeight == 40)
    files.copy = lastGood
    #expect(lastGood != nil)
    #expect(try KeyboardPlan(files).toolbarHeight == 60)
  }

  @Test("The last good configuration has the height of its theme, not a layout of the same name")
  func lastGoodNames() throws {
    let folder = try TemporaryDirectory()
    _ = try folder.write(
      "panel.theme = \"ours\"\nkeyboard.layout = \"ours\"\noutput.layout = \"us\"",
      to: "clavier.toml")
    _ = try folder.write("[toolbar]\nheight = 60", to: "themes/ours.toml")
    _ = try folder.write("title = \"Ours\"\nextends = \"pin\"", to: "layouts/ours.toml")
    var files = ConfigurationFiles(directory: folder.path)
    var lastGood: ConfigurationCopy?
    let plan = try KeyboardPlan(files, onValidCopy: { lastGood = $0 })
    files.copy = lastGood
    #expect(lastGood != nil)
    let again = try KeyboardPlan(files)
    #expect(plan.toolbarHeight == 60 && again.toolbarHeight == 60)
    #expect(plan.layout?.title == "Ours" && again.layout?.title == "Ours")
  }

  @Test(
    "There is no strip if the settings, the lockdown, the placement or the device exclude it",
    arguments: [
      "[words]\nsuggestions = false", "[output]\nlayout = \"us\"\nlockdown = \"kiosk\"",
      "[panel]\nplacement = \"split\"", "[keyboard]\ndevice = \"terminal\"",
    ])
  func noStrip(configuration: String) throws {
    let text = configuration.replacing("[output]\nlayout = \"us\"\n", with: "")
    let shape = try shape(text)
    #expect(shape.pages[.alphabetic, .lowercased].toolbar == nil && shape.suggester == nil)
  }

  @Test("No words are suggested without a panel or without a lexicon")
  func withoutPanel() throws {
    #expect(try shape(session: nil).suggester == nil)
    #expect(try shape(hasLexicon: false).suggester == nil)
  }

  @Test("In an unknown field, words are suggested but not corrected")
  func unknownField() throws {
    #expect(try !shape().keyboard.settings.autocomplete.isAutocorrectEnabled)
    #expect(
      try shape(session: .init(headroom: 0, isInTextField: true)).keyboard.settings.autocomplete
        .isAutocorrectEnabled)
  }

  @Test("Correction can be on without a panel, and off in a text field")
  func correction() throws {
    let on = try shape("[words]\ncorrection = \"on\"", session: nil)
    #expect(on.keyboard.settings.autocomplete.isAutocorrectEnabled && on.suggester != nil)
    #expect(on.pages[.alphabetic, .lowercased].toolbar == nil)
    let session = KeyboardShape.Session(headroom: 0, isInTextField: true)
    let off = try shape("[words]\ncorrection = \"off\"", session: session)
    #expect(!off.keyboard.settings.autocomplete.isAutocorrectEnabled && off.suggester != nil)
  }
}
