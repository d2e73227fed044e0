// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import Foundation
import KeyOutput
import KeyboardPlan
import Testing

@Suite("Characters of the keyboard that the receiver lacks are reported, with a remedy that works")
struct UntypableCharactersTests {
  private func messages(
    _ locales: [KeyboardLocale], _ layout: String, variant: String? = nil, options: String? = nil,
    deadKeys: Bool = true, layoutName: String? = nil, acceptsAnyText: Bool = false
  ) throws -> [String] {
    var configuration = Configuration()
    configuration.keyboard.locale = locales[0]
    configuration.keyboard.locales = locales
    configuration.keyboard.layout = layoutName
    configuration.output.layout = layout
    configuration.output.variant = variant
    configuration.output.options = options
    configuration.output.hasDeadKeys = deadKeys
    let keymap = try configuration.layouts(in: LayoutDirectories([])) { nil }.keymap
    let plan = try KeyboardPlan(configuration, keymapLayout: keymap)
    return plan.untypableMessages(acceptsAnyText: acceptsAnyText)
  }

  @Test(
    "A language on the layout of its country has no untypable characters", arguments: ownLayouts)
  func ownLayout(_ locale: String, _ layout: String) throws {
    #expect(try messages([#require(KeyboardLocale(rawValue: locale))], layout) == [])
  }

  private static let ownLayouts = [
    ("en", "us"), ("en-GB", "gb"), ("de", "de"), ("fr", "fr"), ("es", "es"), ("it", "it"),
    ("pl", "pl"), ("pt-BR", "br"), ("pt-PT", "pt"), ("nl", "us"), ("sv", "se"), ("nb", "no"),
    ("da", "dk"), ("fi", "fi"), ("cs", "cz"), ("hu", "hu"), ("ro", "ro"), ("tr", "tr"),
  ]

  @Test("Letters of another script are counted, and the layouts that have them are named")
  func otherScript() throws {
    #expect(
      try messages([.russian], "us") == [
        """
        keyboard.locale "ru": 62 of the 62 letters cannot be typed for the layout "us"; give the \
        session the layout "ru,us", and set output.layout = "ru,us", \
        output.options = "grp:alt_shift_toggle" if it is not detected
        """
      ])
    #expect(try messages([.russian], "ru,us", options: "grp:alt_shift_toggle") == [])
    #expect(try messages([.english, .russian], "us").count == 1)
    #expect(
      try messages([.english, .russian], "us")[0].contains("output.layout = \"us,ru\""))
  }

  @Test(
    "The layouts that a message names have every character of the language",
    arguments: ["ru", "uk", "el", "he-IL", "ar", "hi", "ka", "hy", "mk", "sr", "th", "fa"])
  func remedy(_ identifier: String) throws {
    let locale = try #require(KeyboardLocale(rawValue: identifier))
    let message = try #require(try messages([locale], "us").first)
    func setting(_ name: String) -> String? {
      guard let start = message.range(of: "output.\(name) = \"")?.upperBound else { return nil }
      return String(message[start...].prefix { $0 != "\"" })
    }
    let layout = try #require(setting("layout"), "\(message)")
    let rest = try messages(
      [locale], layout, variant: setting("variant"), options: setting("options"))
    #expect(rest == [])
  }

  @Test(
    "A message about accents names output.dead_keys if dead keys are off", arguments: deadKeyLayouts
  )
  func deadKeys(_ locale: String, _ layout: String) throws {
    let locale = try #require(KeyboardLocale(rawValue: locale))
    let messages = try messages([locale], layout, deadKeys: false)
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasSuffix(
        "set output.dead_keys = true, unless its programs do not compose") == true)
    #expect(try self.messages([locale], layout) == [])
  }

  private static let deadKeyLayouts = [
    ("pt-BR", "br"), ("es", "es"), ("fr", "fr"), ("el", "gr,us"), ("de", "de"), ("da", "dk"),
    ("nb", "no"), ("sv", "se"), ("pt-PT", "pt"),
  ]

  @Test("A message about keys that the lockdown refuses names output.lockdown_deny")
  func lockdown() throws {
    var configuration = Configuration()
    configuration.output.layout = "us"
    configuration.output.lockdown.denied = [try #require(Lockdown.Rule("x"))]
    let messages = try KeyboardPlan(configuration).untypableMessages()
    #expect(messages.count == 1)
    #expect(messages.first?.contains("output.lockdown_deny") == true)
  }

  @Test("A message about a keyboard made from a keymap names that keymap")
  func keymapLayout() throws {
    let message = try messages([.english], "us", layoutName: "xkb:ru").first
    #expect(message?.hasPrefix("keyboard.layout \"xkb:ru\": 62 of the 62 letters") == true)
    #expect(message?.contains("set output.layout = \"ru\" if") == true)
    #expect(try messages([.english], "ru", layoutName: "xkb:ru") == [])
  }

  @Test("With a panel that inserts any text, no character is untypable")
  func panel() throws {
    #expect(try messages([.russian], "us", acceptsAnyText: true) == [])
  }
}
