// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink
import ClavierSettings
import Glibc
import KeyOutput
import LinkSupport
import Linux
import Panel
import PanelSupport
import TestSupport
import Testing

@testable import clavier_panel

/// The switches between a session's layouts.
@Suite(.serialized, .enabled(if: Tier.runs("Xvfb"), "\(Tier.remedy)"))
struct LayoutSwitchTests {
  /// Returns the keymap of an X server with these layouts.
  private func keymap(_ layouts: String) throws -> SessionKeymap {
    let server = try XServer()
    try server.run("setxkbmap", "-layout", layouts)
    let loop = try EventLoop()
    var reported: SessionKeymap?
    let presenter = try DisplayServer(server.display).presenter(
      loop, Log(format: .bare, verbosity: .normal, clock: { 0 }) { _ in }
    ) { event in
      if case .keymap(let keymap) = event { reported = keymap }
    }
    presenter.start()
    let wanted = layouts.contains("ru") ? "Cyrillic_ya" : "udiaeresis"
    let isSo = try comesTrue(while: { while try loop.runOnce() {} }) {
      reported?.text.contains(wanted) == true
    }
    #expect(isSo, "the keymap")
    return try withExtendedLifetime(presenter) { try #require(reported) }
  }

  @Test func aReloadedSettingAppliesToThePresentLanguage() throws {
    let server = try XServer()
    try server.run("setxkbmap", "-layout", "de,us")
    let daemon = try ServerThread()
    let folder = try TemporaryDirectory()
    _ = try folder.write("", to: "clavier.toml")
    let panel = try PanelProcess(
      display: server.display, socket: daemon.path, configuration: folder.path)
    func isReported(group: Int) -> Bool {
      comesTrue {
        daemon.panelReports.contains { report in
          if case .keymap(let keymap?) = report { keymap.group == group } else { false }
        }
      }
    }
    #expect(isReported(group: 0), "the German group")
    _ = try folder.write("[panel]\nswitch_layout = true\n", to: "clavier.toml")
    panel.signal(SIGHUP)
    #expect(isReported(group: 1), "the group of the keyboard's English")
    #expect(panel.end().status == 0)
    withExtendedLifetime(server) {}
  }

  @Test func theLayoutSwitchesWithTheLanguageOnce() throws {
    var keymap = try keymap("us,ru")
    var machine = LayoutSwitch()
    let (us, ru) = (KeymapNames(layout: "us"), KeymapNames(layout: "ru"))
    #expect(machine.update(.english, nil, us) == nil)
    #expect(machine.update(.english, keymap, us) == .activate(0))
    #expect(machine.update(.english, keymap, us) == nil)
    #expect(machine.update(.russian, keymap, ru) == .activate(1))
    // The user chooses a different group in the session.
    keymap.group = 0
    #expect(machine.update(.russian, keymap, ru) == nil)
    #expect(machine.update(.english, keymap, us) == .activate(0))
    #expect(machine.update(.russian, keymap, ru) == .activate(1))
    // A server that reconnects with the same keymap begins with its first group.
    #expect(machine.update(.russian, nil, ru) == nil)
    #expect(machine.update(.russian, keymap, ru) == .activate(1))
    #expect(machine.update(.russian, keymap, ru) == nil)
    let other = try self.keymap("de,us")
    #expect(machine.update(.english, other, us) == .activate(1))
    // The language has another layout after a reload.
    #expect(machine.update(.english, other, KeymapNames(layout: "de")) == .activate(0))
  }

  @Test func aMissingSessionLayoutIsReported() throws {
    let keymap = try keymap("us,ru")
    let karelian = try #require(KeyboardLocale(rawValue: "krl"))
    var machine = LayoutSwitch()
    #expect(
      machine.update(.german, keymap, KeymapNames(layout: "de", variant: "neo"))
        == .stay("the session has no layout that is de(neo)"))
    #expect(machine.update(karelian, keymap, nil) == .stay("no layout of XKB is known for it"))
    guard case .stay(let reason)? = machine.update(.english, keymap, KeymapNames(layout: "xy"))
    else {
      Issue.record("a layout that does not exist is found")
      return
    }
    #expect(reason.contains("\"xy\""))
    guard case .stay? = machine.update(.english, SessionKeymap(text: "nonsense"), nil) else {
      Issue.record("nonsense is a keymap")
      return
    }
  }
}
