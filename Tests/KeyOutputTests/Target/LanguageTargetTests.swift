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
    var tracker = try ReceiverTracker(TargetSources(english), others: [russian])
    #expect(tracker.current.typist().route(toType: "ж") == nil)
    let change = tracker.update(\.settings, to: russian)
    #expect(change && tracker.current.target.origin == .configuration)
    #expect(tracker.current.keymap.chord(for: "я") == KeyChord(.q))
    let same = tracker.update(\.settings, to: russian)
    #expect(!same)
    let back = tracker.update(\.settings, to: english)
    #expect(back && tracker.current.keymap.chord(for: "q") == KeyChord(.q))
    #expect(tracker.current.typist().route(toType: "в") == nil)
  }

  @Test("Without a layout in the language's settings, the machine's default is used again")
  func backToDefaults() throws {
    var sources = TargetSources(settings("de"))
    sources.keyboardDefaults = KeyboardDefaults(parsing: Array("XKBLAYOUT=fr\n".utf8))
    var tracker = try ReceiverTracker(sources)
    #expect(tracker.current.keymap.chord(for: "z") == KeyChord(.y))
    let change = tracker.update(\.settings, to: settings(nil))
    #expect(change && tracker.current.target.origin == .keyboardDefaults)
    #expect(tracker.current.keymap.chord(for: "a") == KeyChord(.q))
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
    var tracker = try ReceiverTracker(sources, others: [settings("ru")])
    let change = tracker.update(\.settings, to: settings("ru"))
    #expect(!change && tracker.current.target.origin == .console("tty1"))
    // Without the console, the language has its own receiver.
    let gone = tracker.update(\.console, to: nil)
    #expect(gone && tracker.current.keymap.chord(for: "й") == KeyChord(.q))
  }

  @Test("With many languages, each switch selects the layout of the language")
  func many() throws {
    let layouts = ["de", "fr", "es", "ru", "gr", "il", "se", "cz"]
    var tracker = try ReceiverTracker(
      TargetSources(settings("us")), others: layouts.map { settings($0) })
    for layout in layouts + ["us"] + layouts.reversed() {
      let change = tracker.update(\.settings, to: settings(layout))
      #expect(change || layout == "cz")
      #expect(tracker.current.target.title == "the layout \"\(layout)\"")
    }
  }
}
