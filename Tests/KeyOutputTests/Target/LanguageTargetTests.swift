// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Testing

@testable import KeyOutput

@Suite("The receiver's layout follows the language if the user sets one for it")
struct LanguageTargetTests {
  private func settings(_ layout: String?, variant: String? = nil) -> OutputSettings {
    var settings = OutputSettings()
    settings.layout = layout
    settings.variant = variant
    return settings
  }

  @Test("Keys are sent for the layout that the current language's settings name")
  func followed() throws {
    let (english, russian) = (settings("us"), settings("ru", variant: "phonetic"))
    var follower = try ReceiverTracker(TargetSources(english), others: [russian])
    #expect(follower.current.typist().route(toType: "ж") == nil)
    let change = follower.update(settings: russian)
    #expect(change && follower.current.target.origin == .configuration)
    #expect(follower.current.keymap.chord(for: "я") == KeyChord(.q))
    let same = follower.update(settings: russian)
    #expect(!same)
    let back = follower.update(settings: english)
    #expect(back && follower.current.keymap.chord(for: "q") == KeyChord(.q))
    #expect(follower.current.typist().route(toType: "в") == nil)
  }

  @Test("Without a layout in the language's settings, the machine's default is used again")
  func backToDefaults() throws {
    var sources = TargetSources(settings("de"))
    sources.keyboardDefaults = KeyboardDefaults(parsing: Array("XKBLAYOUT=fr\n".utf8))
    var follower = try ReceiverTracker(sources)
    #expect(follower.current.keymap.chord(for: "z") == KeyChord(.y))
    let change = follower.update(settings: settings(nil))
    #expect(change && follower.current.target.origin == .keyboardDefaults)
    #expect(follower.current.keymap.chord(for: "a") == KeyChord(.q))
  }

  @Test("An unknown layout of any language is reported at the start, not when it is switched to")
  func mistakes() {
    let error = #expect(throws: TargetError.self) {
      _ = try ReceiverTracker(
        TargetSources(settings("us")), others: [settings("de"), settings("xy")])
    }
    #expect(error?.description.contains("the layout \"xy\", set in the configuration") == true)
  }

  @Test("A shown text console receives keys by its own keymap in every language")
  func consoles() throws {
    var sources = TargetSources(settings("us"))
    sources.console = TextConsole(name: "tty1", keymap: try RecordedConsole.keymap("us"))
    var follower = try ReceiverTracker(sources, others: [settings("ru")])
    let change = follower.update(settings: settings("ru"))
    #expect(!change && follower.current.target.origin == .console("tty1"))
    // Without the console, the language has its own receiver.
    let gone = follower.update(nil)
    #expect(gone && follower.current.keymap.chord(for: "й") == KeyChord(.q))
  }

  @Test("With many languages, each switch selects the layout of the language")
  func many() throws {
    let layouts = ["de", "fr", "es", "ru", "gr", "il", "se", "cz"]
    var follower = try ReceiverTracker(
      TargetSources(settings("us")), others: layouts.map { settings($0) })
    for layout in layouts + ["us"] + layouts.reversed() {
      let change = follower.update(settings: settings(layout))
      #expect(change || layout == "cz")
      #expect(follower.current.target.title == "the layout \"\(layout)\"")
    }
  }
}
