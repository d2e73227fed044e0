// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Testing

@testable import KeyOutput

/// A panel's session, whose keymap is used unless the user sets one.
struct SessionKeymapTests {
  /// A keymap of two groups: the key of A has q in the first one, and б in the second.
  private static let keymap = Array(
    Keymap.oneLevel(
      "<AC01> = 38; <AD01> = 24;",
      symbols: "key <AC01> { [ q ], [ Cyrillic_be ] }; key <AD01> { [ a ], [ a ] };"
    ).utf8)

  @Test("A session's keymap is used while a panel reports it")
  func followed() throws {
    var tracker = try ReceiverTracker(TargetSources(OutputSettings()))
    var changed = tracker.update(\.sessionKeymap, to: Self.keymap)
    #expect(changed && tracker.current.target.origin == .panel)
    #expect(tracker.current.keymap.chord(for: "q") == KeyChord(.a))
    #expect(tracker.current.keymap.groupCount == 2)
    changed = tracker.update(\.sessionKeymap, to: Self.keymap)
    #expect(!changed)
    changed = tracker.update(\.sessionKeymap, to: nil)
    #expect(changed && tracker.current.target.origin == .fallback)
    #expect(tracker.current.keymap.chord(for: "q") == KeyChord(.q))
  }

  @Test("Each group of the session's keymap types its own letters")
  func groups() throws {
    var tracker = try ReceiverTracker(TargetSources(OutputSettings()))
    _ = tracker.update(\.sessionKeymap, to: Self.keymap)
    let first = tracker.current.typist()
    let second = tracker.current.typist(in: ReceiverState(group: 1))
    #expect(first.route(toType: "q") == .chord && first.route(toType: "б") == nil)
    #expect(second.route(toType: "б") == .chord && second.route(toType: "q") == nil)
  }

  @Test(
    "An unreadable session keymap is reported and ignored",
    arguments: ["", "nonsense", "xkb_keymap {", "xkb_keymap { include \"/etc/passwd\" };"])
  func unreadable(text: String) throws {
    var tracker = try ReceiverTracker(TargetSources(OutputSettings()))
    let change = tracker.update(\.sessionKeymap, to: Array(text.utf8))
    #expect(!change && tracker.current.target.origin == .fallback)
    #expect(tracker.errors.count == 1)
    #expect(tracker.errors[0].hasPrefix("panel names a keyboard that cannot be used: "))
    let back = tracker.update(\.sessionKeymap, to: nil)
    #expect(!back && tracker.errors.isEmpty)
  }

  @Test("A configured layout takes precedence over the session's keymap")
  func configured() throws {
    var settings = OutputSettings()
    settings.layout = "de"
    var tracker = try ReceiverTracker(TargetSources(settings))
    let change = tracker.update(\.sessionKeymap, to: Self.keymap)
    #expect(!change && tracker.current.target.origin == .configuration)
  }
}
