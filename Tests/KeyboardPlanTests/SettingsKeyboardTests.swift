// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import KeyboardPlan
import Testing
import Words
import WordsSupport

/// The page of settings, where users may change any.
struct SettingsKeyboardTests {
  /// Returns the labels of the page of settings; empty without a page.
  private func labels(
    _ text: String, user: UserSettings = UserSettings(), headroom: Double? = 0.5,
    isSearch: Bool = false, hasLexicon: Bool = false
  ) throws -> [String] {
    let text = "output.layout = \"us\"\n\(text)"
    var lexicons = Lexicons()
    if hasLexicon { lexicons.set(try #require(TestData.english), for: .english) }
    var plan = try KeyboardPlan(
      Configuration(toml: Array(text.utf8), named: "clavier.toml"), lexicons: lexicons)
    plan.userSettings = user
    let session = headroom.map { KeyboardShape.Session(headroom: $0) }
    let shape = plan.shape(
      aspectRatio: nil, areaWidth: nil, in: .english, session: session, isSearch: isSearch)
    return shape.pages.customPages.filter { $0.hasPrefix("settings:") }.flatMap { name in
      shape.pages[.custom(named: name), .lowercased].keys.map(\.label)
    }
  }

  @Test("There is a page only with the setting, on a panel, and under no lockdown")
  func page() throws {
    let on = "panel.settings = true\n"
    #expect(
      try labels(on) == ["Low", "● Medium", "High", "● Light", "Dark", "Key sounds", "ABC"])
    #expect(try labels("").isEmpty)
    #expect(try labels(on, headroom: nil).isEmpty)
    #expect(try labels(on, isSearch: true).isEmpty)
    #expect(try labels(on + "output.lockdown = \"kiosk\"").isEmpty)
    #expect(try labels(on + "output.lockdown_deny = [\"escape\"]").isEmpty)
  }

  @Test("Each language has a key, three in a row, and inaudible sounds have none")
  func languages() throws {
    let labels = try labels(
      """
      panel.settings = true
      keyboard.locales = ["en", "de", "sv", "fi"]
      feedback.volume = 0
      """)
    #expect(labels.prefix(3) == ["● English", "Deutsch", "svenska"])
    #expect(labels.contains("suomi") && !labels.contains("Key sounds"))
  }

  @Test("The page marks the settings that the user has chosen")
  func chosen() throws {
    let user = try UserSettings(
      text: "clavier-settings 1\nheight high\nappearance dark\nsounds on\n")
    #expect(
      try labels("panel.settings = true", user: user)
        == ["Low", "Medium", "● High", "Light", "● Dark", "● Key sounds", "ABC"])
  }

  @Test(
    "Correction has a key only where it can have an effect",
    arguments: [
      ("", true), ("words.correction = \"on\"\nwords.suggestions = false", true),
      ("words.correction = \"off\"\nwords.suggestions = false", true),
      ("words.suggestions = false", false), ("panel.placement = \"split\"", false),
      ("keyboard.device = \"terminal\"", false),
    ])
  func correctionKey(text: String, hasKey: Bool) throws {
    let labels = try labels("panel.settings = true\n\(text)", hasLexicon: true)
    #expect(labels.contains { $0.hasSuffix("Correction") } == hasKey)
    #expect(labels.contains("Dark"))
  }

  @Test("Correction that is turned on keeps its fields, and has all if it was off")
  func correction() throws {
    typealias Correction = Configuration.WordSettings.Correction
    func correction(_ setting: String, _ isOn: Bool) throws -> Correction {
      let text = "words.correction = \"\(setting)\"\npanel.settings = true"
      let configuration = try Configuration(toml: Array(text.utf8), named: "clavier.toml")
      var user = UserSettings()
      user.correction = isOn
      return configuration.adapted(to: user).words.correction
    }
    #expect(try correction("auto", true) == .auto)
    #expect(try correction("off", true) == .on)
    for setting in ["auto", "on", "off"] { #expect(try correction(setting, false) == .off) }
  }

  @Test("The file's text gives the same settings again")
  func text() throws {
    var settings = UserSettings()
    settings.height = .low
    settings.correction = false
    #expect(settings.text == "clavier-settings 1\nheight low\ncorrection off\n")
    #expect(try UserSettings(text: settings.text) == settings)
    #expect(try UserSettings(text: "clavier-settings 1\n").isEmpty)
  }

  @Test(
    "One invalid line makes it invalid",
    arguments: [
      ("", 1), ("clavier-settings 1", 1), ("clavier-settings 2\n", 1),
      ("clavier-settings 1\n\n", 2), ("clavier-settings 1\nheight\n", 2),
      ("clavier-settings 1\nheight 2\n", 2), ("clavier-settings 1\nwidth low\n", 2),
      ("clavier-settings 1\nsounds on\nsounds off\n", 3),
      ("clavier-settings 1\nsounds on off\n", 2),
    ])
  func invalid(text: String, line: Int) {
    #expect(throws: LearnedText.ParseError(line: line, of: "chosen settings")) {
      try UserSettings(text: text)
    }
  }
}
