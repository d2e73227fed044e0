// SPDX-License-Identifier: MIT

import Foundation
import Linux
import LinkSupport
import PanelSupport
import TestSupport
import Testing

@testable import clavier_panel

/// The panel's report on an X server for the doctor.
@Suite(.serialized, .enabled(if: Tier.runs("Xvfb", "dbus-daemon"), "\(Tier.remedy)"))
struct XDisplayProbeTests {
  @Test func anXServerHasAPlaceForTheKeyboardAndAKeymap() throws {
    let server = try XServer()
    let folder = try TemporaryDirectory()
    let locations = Arguments.Locations(configuration: folder.path, display: server.display)
    let text = try DisplayProbe(locations, EventLoop()).run()
    let lines = text.split(separator: "\n").map(String.init)
    let start = "good\tthe panel can be shown on the X server \(server.display), output "
    #expect(lines.first?.hasPrefix(start) == true, "\(lines.prefix(4))")
    #expect(
      lines.contains { $0.hasPrefix("note\t") && $0.hasSuffix("does not report text fields") })
    let keymap = try #require(lines.firstIndex { $0.hasPrefix("keymap\t") })
    #expect(lines[keymap + 1].hasPrefix("xkb_keymap"))
  }

  @Test func aSilentBusDoesNotBlock() throws {
    let server = try XServer()
    let socket = try TemporarySocket()
    let listener = try LocalSocket.listen(at: socket.path, mode: 0o600, backlog: 4)
    let folder = try TemporaryDirectory()
    _ = try folder.write("[panel]\nshow = \"onFocus\"\n", to: "clavier.toml")
    let locations = Arguments.Locations(configuration: folder.path, display: server.display)
    let start = Date()
    let text = try DisplayProbe(locations, EventLoop(), address: "unix:path=\(socket.path)").run()
    #expect(text.contains("the accessibility bus does not answer (install at-spi2-core"))
    // By default, a call waits 25 seconds for its answer.
    #expect(Date().timeIntervalSince(start) < 20)
    withExtendedLifetime(listener) {}
  }

  @Test func withoutAWindowManagerNoApplicationIsNamed() throws {
    let server = try XServer()
    let folder = try TemporaryDirectory()
    _ = try folder.write("[[application]]\nmatch = \"xterm\"\n", to: "clavier.toml")
    let locations = Arguments.Locations(configuration: folder.path, display: server.display)
    let text = try DisplayProbe(locations, EventLoop()).run()
    let note =
      "note\tthe X server \(server.display) does not name the focused application "
      + "(_NET_ACTIVE_WINDOW, of a window manager), so no [[application]] table has an effect\n"
    #expect(text.contains(note), "\(text.prefix(1000))")
  }

  @Test(arguments: [true, false])
  func accessibilitySupportIsReported(_ hasServices: Bool) throws {
    let server = try XServer()
    let bus = try PrivateBus(hasServices: hasServices)
    let folder = try TemporaryDirectory()
    _ = try folder.write("[panel]\nshow = \"onFocus\"\n", to: "clavier.toml")
    let locations = Arguments.Locations(configuration: folder.path, display: server.display)
    let lines = try DisplayProbe(locations, EventLoop(), address: bus.address).run()
      .split(separator: "\n").prefix { !$0.hasPrefix("keymap") }
    let good = "good\tprograms can report their text fields (AT-SPI)"
    #expect(lines.contains { $0 == good } == hasServices, "\(lines)")
    let note = lines.first { $0.hasPrefix("note\t") && $0.contains("install at-spi2-core") }
    #expect((note != nil) == !hasServices)
    #expect(note?.hasSuffix("so panel.show = \"onFocus\" shows it always") != false)
    // The probe does not announce that assistive technology is present.
    if hasServices {
      let enabled = try bus.busctl([
        "get-property", "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", "IsEnabled",
      ]).end().output
      #expect(enabled == "b false\n")
    }
  }
}
