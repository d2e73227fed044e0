// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import KeyOutput
import Linux
import Panel
import PanelSupport
import TestSupport
import Testing

@testable import clavier_panel

/// When the session goes to another of its layouts, and to which.
@Suite(.serialized) struct LayoutSwitchTests {
  /// The keymap of an X server with these layouts.
  private func keymap(_ layouts: String) throws -> SessionKeymap {
    let server = try XServer()
    try server.run("setxkbmap", "-layout", layouts)
    let loop = try EventLoop()
    var told: SessionKeymap?
    let presenter = try DisplayServer(server.display).presenter(
      loop, Log(format: .bare, detail: .normal, clock: { 0 }) { _ in }
    ) { event in
      if case .keymap(let keymap) = event { told = keymap }
    }
    presenter.start()
    let wanted = layouts.contains("ru") ? "Cyrillic_ya" : "udiaeresis"
    let isSo = try comesTrue(while: { while try loop.turn() {} }) {
      told?.text.contains(wanted) == true
    }
    #expect(isSo, "the keymap")
    return try withExtendedLifetime(presenter) { try #require(told) }
  }

  @Test func itGoesWithTheLanguageAndStaysWhereSomebodyGoesBetween() throws {
    var keymap = try keymap("us,ru")
    var machine = LayoutSwitch()
    let (us, ru) = (KeymapNames(layout: "us"), KeymapNames(layout: "ru"))
    #expect(machine.take(.english, nil, us) == nil)
    #expect(machine.take(.english, keymap, us) == .activate(0))
    #expect(machine.take(.english, keymap, us) == nil)
    #expect(machine.take(.russian, keymap, ru) == .activate(1))
    // Somebody chooses another group in the session.
    keymap.group = 0
    #expect(machine.take(.russian, keymap, ru) == nil)
    #expect(machine.take(.english, keymap, us) == .activate(0))
    // A server that was away, and comes with the same keymap, is not new; another keymap is.
    #expect(machine.take(.english, nil, us) == nil)
    let other = try self.keymap("de,us")
    #expect(machine.take(.english, other, us) == .activate(1))
  }

  @Test func whereTheSessionHasNoneItStaysAndSaysWhy() throws {
    let keymap = try keymap("us,ru")
    let karelian = try #require(KeyboardLocale(rawValue: "krl"))
    var machine = LayoutSwitch()
    #expect(
      machine.take(.german, keymap, KeymapNames(layout: "de", variant: "neo"))
        == .stay("the session has no layout that is de(neo)"))
    #expect(machine.take(karelian, keymap, nil) == .stay("no layout of XKB is known for it"))
    guard case .stay(let reason)? = machine.take(.english, keymap, KeymapNames(layout: "xy")) else {
      Issue.record("a layout that does not exist is found")
      return
    }
    #expect(reason.contains("\"xy\""))
    guard case .stay? = machine.take(.english, SessionKeymap(text: "nonsense"), nil) else {
      Issue.record("nonsense is a keymap")
      return
    }
  }
}
