// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Glibc
import Linux
import Testing

@testable import KeyOutput

/// The receiver of keys, and the source that determines it.
struct TargetSourcesTests {
  private static let german = KeyboardDefaults(
    parsing: "XKBLAYOUT=de,us\nXKBVARIANT=neo,\nXKBMODEL=pc104\nXKBOPTIONS=compose:menu".utf8)
  private static let swiss = ConsoleDefaults(parsing: "KEYMAP=ch-fr".utf8, map: "".utf8)
  private static let console = TextConsole(
    name: "tty1", keymap: ConsoleKeymap(tables: [0: [0x200, 0x1B]]))

  private func settings(layout: String? = nil, variant: String? = nil) -> OutputSettings {
    var settings = OutputSettings()
    settings.layout = layout
    settings.variant = variant
    return settings
  }

  private func first(_ sources: TargetSources) throws -> Target {
    try #require(sources.targets.first)
  }

  @Test("A configured layout is used alone, without the machine's defaults")
  func configuration() throws {
    var settings = settings(layout: "fr")
    let sources = TargetSources(
      settings, keyboardDefaults: Self.german, consoleDefaults: Self.swiss)
    let target = try first(sources)
    #expect(target.keyboard == .layouts(KeymapNames(layout: "fr")))
    #expect(target.reason == "Keys are sent for the layout \"fr\", set in the configuration.")
    // The user must see its error.
    #expect(sources.targets.count == 1)
    settings.variant = ",phonetic"
    settings.layout = "us,ru"
    settings.options = "grp:alt_shift_toggle"
    settings.model = "pc104"
    #expect(
      try first(TargetSources(settings)).keyboard
        == .layouts(
          KeymapNames(
            layout: "us,ru", variant: ",phonetic", model: "pc104",
            options: "grp:alt_shift_toggle")))
  }

  @Test("A panel's session keymap is used unless a layout is configured or a console is shown")
  func panel() throws {
    let keymap = Array("xkb_keymap {};".utf8)
    var sources = TargetSources(settings(), keyboardDefaults: Self.german)
    sources.sessionKeymap = keymap
    let target = try first(sources)
    #expect(target.keyboard == .text(keymap) && target.origin == .panel)
    #expect(target.reason == "Keys are sent for the session's own keymap, reported by its panel.")
    #expect(target.source == "panel")
    #expect(sources.targets.count == 3)
    sources.settings = settings(layout: "fr")
    #expect(try first(sources).origin == .configuration)
    sources.console = Self.console
    #expect(try first(sources).origin == .console("tty1"))
  }

  @Test("A file of the machine that cannot be read is reported, unless another source comes first")
  func unreadableFiles() throws {
    var sources = TargetSources(settings())
    sources.fileErrors = [SystemError(call: "open /etc/default/keyboard", code: EACCES)]
    let message = """
      open /etc/default/keyboard: Permission denied, so keys may be sent for a wrong layout; set \
      output.layout
      """
    #expect(try ReceiverTracker(sources).errors == [message])
    sources.settings = settings(layout: "de")
    #expect(try ReceiverTracker(sources).errors == [])
    sources.settings = settings()
    sources.console = Self.console
    #expect(try ReceiverTracker(sources).errors == [])
    sources.console = nil
    sources.keyboardDefaults = KeyboardDefaults(parsing: "XKBLAYOUT=fr".utf8)
    sources.fileErrors = [SystemError(call: "open /etc/vconsole.conf", code: EACCES)]
    #expect(try ReceiverTracker(sources).errors == [])
  }

  @Test("A keyboard's own keymap is used if no other source has a layout")
  func ownKeymap() throws {
    var sources = TargetSources(settings())
    sources.ownKeymap = KeymapNames(layout: "ru", variant: "phonetic")
    let target = try first(sources)
    #expect(target.keyboard == .layouts(KeymapNames(layout: "ru", variant: "phonetic")))
    #expect(
      target.reason == """
        Keys are sent for the layout "ru", variant "phonetic", which the keyboard shows.
        """)
    #expect(target.source == "keyboard.layout")
    #expect(sources.targets.last?.origin == .fallback)
    sources.consoleDefaults = Self.swiss
    #expect(try first(sources).origin == .consoleDefaults)
    sources.keyboardDefaults = Self.german
    #expect(try first(sources).origin == .keyboardDefaults)
    sources.settings = settings(layout: "fr")
    #expect(try first(sources).origin == .configuration)
  }

  @Test(
    "A shown text console takes precedence, composes and receives characters by number",
    arguments: [nil, "fr"])
  func textConsole(layout: String?) throws {
    var settings = settings(layout: layout)
    let sources = TargetSources(
      settings, console: Self.console, keyboardDefaults: Self.german)
    let target = try first(sources)
    #expect(sources.dependsOnConsole)
    // Unless the user has disabled that.
    settings.followsConsole = false
    let others = TargetSources(settings, console: Self.console, keyboardDefaults: Self.german)
    #expect(try first(others).origin == (layout == nil ? .keyboardDefaults : .configuration))
    #expect(!others.dependsOnConsole)
    #expect(target.keyboard == .console(Self.console.keymap))
    #expect(target.reason == "Keys are sent for the text console tty1, by its own keymap.")
    #expect(target.source == "tty1")
    #expect(target.composes)
    #expect(target.unicodeInput == .altKeypad)
  }

  @Test("Debian's keyboard file takes precedence over systemd's, with all layouts and variants")
  func keyboardDefaults() throws {
    let target = try first(
      TargetSources(settings(), keyboardDefaults: Self.german, consoleDefaults: Self.swiss))
    #expect(
      target.keyboard
        == .layouts(
          KeymapNames(
            layout: "de,us", variant: "neo,", model: "pc104", options: "compose:menu")))
    #expect(
      target.reason == """
        Keys are sent for the layouts "de", variant "neo" and "us", set in /etc/default/keyboard.
        """)
    #expect(target.composes)
    #expect(target.unicodeInput == .off)
  }

  @Test("The console file of systemd is used if no other source has a layout")
  func consoleDefaults() throws {
    let target = try first(TargetSources(settings(), consoleDefaults: Self.swiss))
    #expect(target.keyboard == .layouts(KeymapNames(layout: "ch", variant: "fr")))
    #expect(
      target.reason == """
        Keys are sent for the layout "ch", variant "fr", set in /etc/vconsole.conf.
        """)
  }

  @Test(
    "The layout is \"us\" if no source names one",
    arguments: [nil, KeyboardDefaults(parsing: "XKBMODEL=pc104\nXKBVARIANT=neo".utf8)])
  func noSource(defaults: KeyboardDefaults?) throws {
    let empty = ConsoleDefaults(parsing: "FONT=eurlatgr".utf8, map: "".utf8)
    let target = try first(
      TargetSources(settings(layout: ""), keyboardDefaults: defaults, consoleDefaults: empty))
    #expect(target.keyboard == .layouts(KeymapNames(layout: "us")))
    #expect(
      target.reason == """
        Keys are sent for the layout "us", \
        since neither the configuration nor /etc/default/keyboard names a layout.
        """)
    #expect(target.source == "default")
  }

  @Test("Characters are typed by number as configured, on a text console only with altKeypad")
  func unicodeInput() throws {
    var settings = settings()
    for (input, layout, console) in [
      (OutputSettings.UnicodeInput.auto, OutputSettings.UnicodeInput.off, .altKeypad),
      (.off, .off, .off), (.ctrlShiftU, .ctrlShiftU, .off), (.altKeypad, .altKeypad, .altKeypad),
    ] as [(OutputSettings.UnicodeInput, OutputSettings.UnicodeInput, OutputSettings.UnicodeInput)] {
      settings.unicodeInput = input
      #expect(try first(TargetSources(settings)).unicodeInput == layout)
      #expect(
        try first(TargetSources(settings, console: Self.console)).unicodeInput == console)
    }
  }
}

/// The receiver when consoles appear and disappear, or a name is wrong.
struct ReceiverTrackerTests {
  private static func console(_ name: String, _ keymap: String) throws -> TextConsole {
    TextConsole(name: name, keymap: try RecordedConsole.keymap(keymap))
  }

  @Test("Each change of the shown text console updates the receiver")
  func consoles() throws {
    var tracker = try ReceiverTracker(TargetSources(OutputSettings()))
    #expect(tracker.current.typist().canType("ö") == .never)
    var changed = tracker.update(\.console, to: try Self.console("tty1", "de"))
    #expect(changed)
    #expect(tracker.current.keymap.chord(for: "z") == KeyChord(.y))
    #expect(tracker.current.target.source == "tty1")
    changed = tracker.update(\.console, to: try Self.console("tty2", "us"))
    #expect(changed)
    #expect(tracker.current.keymap.chord(for: "z") == KeyChord(.z))
    #expect(tracker.current.typist().route(toType: "ö") == .number)
    changed = tracker.update(\.console, to: nil)
    #expect(changed)
    #expect(tracker.current.target.origin == .fallback)
    changed = tracker.update(\.console, to: try Self.console("tty1", "de"))
    #expect(changed)
    #expect(tracker.current.keymap.chord(for: "z") == KeyChord(.y))
  }

  @Test("An update with the same console is ignored, and one with another keymap is not")
  func unchanged() throws {
    var tracker = try ReceiverTracker(TargetSources(OutputSettings()))
    var changed = tracker.update(\.console, to: nil)
    #expect(!changed)
    changed = tracker.update(\.console, to: try Self.console("tty1", "us"))
    #expect(changed)
    changed = tracker.update(\.console, to: try Self.console("tty1", "us"))
    #expect(!changed)
    changed = tracker.update(\.console, to: try Self.console("tty1", "fr"))
    #expect(changed)
  }

  @Test("A configured layout is replaced by a console's keymap, and restored after it")
  func configured() throws {
    var settings = OutputSettings()
    settings.layout = "fr"
    var tracker = try ReceiverTracker(TargetSources(settings))
    #expect(tracker.current.target.origin == .configuration)
    var changed = tracker.update(\.console, to: try Self.console("tty1", "de"))
    #expect(changed)
    #expect(tracker.current.keymap.chord(for: "z") == KeyChord(.y))
    changed = tracker.update(\.console, to: nil)
    #expect(changed)
    #expect(tracker.current.target.origin == .configuration)
  }

  @Test("A configured layout stays in use on text consoles if followsConsole is off")
  func configuredForAll() throws {
    var settings = OutputSettings()
    settings.layout = "fr"
    settings.followsConsole = false
    var tracker = try ReceiverTracker(TargetSources(settings))
    let changed = tracker.update(\.console, to: try Self.console("tty1", "de"))
    #expect(!changed)
    #expect(tracker.current.target.origin == .configuration)
  }

  @Test("A wrong layout in the machine's files is reported, and the next source is used")
  func wrongFile() throws {
    let tracker = try ReceiverTracker(
      TargetSources(
        OutputSettings(), keyboardDefaults: KeyboardDefaults(parsing: "XKBLAYOUT=xyz".utf8),
        consoleDefaults: ConsoleDefaults(parsing: "KEYMAP=de-xyz".utf8, map: "".utf8)))
    #expect(tracker.current.target.origin == .fallback)
    try #require(tracker.errors.count == 2)
    #expect(
      tracker.errors[0].hasPrefix("/etc/default/keyboard names a keyboard that cannot be used: ")
    )
    #expect(tracker.errors[0].contains("\"xyz\""))
    #expect(tracker.errors[1].hasPrefix("/etc/vconsole.conf names"))
    #expect(tracker.errors[1].hasSuffix("; or set output.layout"))
  }

  @Test("A wrong name in the configuration is an error with its remedy")
  func wrongConfiguration() {
    var settings = OutputSettings()
    settings.layout = "xyz"
    // The mistake is an error even while the active console's keymap is used instead.
    let error = #expect(throws: TargetError.self) {
      try ReceiverTracker(
        TargetSources(
          settings, console: TextConsole(name: "tty1", keymap: ConsoleKeymap(tables: [:]))))
    }
    #expect(error?.error == .unknownLayout("xyz"))
    #expect(
      error?.description.hasPrefix(
        "Keys are sent for the layout \"xyz\", set in the configuration.\n") == true)
  }

  @Test("Each of 20 consoles with the same keymap is a new receiver")
  func former() throws {
    var tracker = try ReceiverTracker(TargetSources(OutputSettings()))
    let german = try RecordedConsole.keymap("de")
    for number in 0..<20 {
      let changed = tracker.update(\.console, to: TextConsole(name: "tty\(number)", keymap: german))
      #expect(changed)
    }
    #expect(tracker.current.target.source == "tty19")
  }
}
