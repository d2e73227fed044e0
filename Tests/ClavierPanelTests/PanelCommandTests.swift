// SPDX-License-Identifier: MIT

import ClavierSettings
import ClavierKit
import ClavierLink
import Foundation
import Glibc
import LinkSupport
import PanelSupport
import TestSupport
import Testing

/// The panel's program, shown and hidden by other programs of the session over its bus and by
/// signals.
@Suite(.serialized, .enabled(if: Tier.runs("sway", "dbus-daemon"), "\(Tier.remedy)"))
final class PanelCommandTests {
  private let sway: Sway
  private let socket: TemporarySocket
  private let server: ServerThread
  private let bus: PrivateBus
  /// The name, path and interface of Onboard.
  private static let onboard = [
    "org.onboard.Onboard", "/org/onboard/Onboard/Keyboard", "org.onboard.Onboard.Keyboard",
  ]

  init() throws {
    sway = try Sway()
    socket = try TemporarySocket()
    server = try ServerThread(path: socket.path)
    bus = try PrivateBus()
  }

  private func start(_ configuration: String = "") throws -> PanelProcess {
    try configuration.write(
      to: sway.folder.appending(path: "clavier.toml"), atomically: true, encoding: .utf8)
    let panel = try PanelProcess(
      sway, socket: socket.path, configuration: sway.folder.path, bus: bus.address)
    eventually("a place") {
      server.panelReports.contains { if case .place(_?) = $0 { true } else { false } }
    }
    return panel
  }

  private func osk(_ verb: String, _ arguments: String...) throws -> String {
    try bus.busctl([verb, "sm.puri.OSK0", "/sm/puri/OSK0", "sm.puri.OSK0"] + arguments).end().output
  }

  /// Returns the owner of the keyboard's bus name, and its queue.
  private func owners() throws -> String {
    let call = ["org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus"]
    return try bus.busctl(["call"] + call + ["ListQueuedOwners", "s", "sm.puri.OSK0"]).end().output
  }

  @Test func scriptsForSqueekboardShowAndHideIt() throws {
    let panel = try start()
    eventually("the keyboard on the bus") {
      (try? osk("get-property", "Visible")) == "b true\n"
    }
    #expect(try osk("call", "SetVisible", "b", "false").isEmpty)
    eventually("the command") { server.actions == [.hide] }
    var scene = ServerThread.scene
    scene.isShown = false
    server.show(scene)
    eventually("that it is hidden") { (try? osk("get-property", "Visible")) == "b false\n" }
    #expect(try osk("call", "SetVisible", "b", "true").isEmpty)
    eventually("the command") { server.actions == [.hide, .show] }
    #expect(panel.end().status == 0)
  }

  @Test func scriptsForWvkbdShowAndHideIt() throws {
    let panel = try start()
    for (signal, action) in [
      (SIGUSR1, LinkAction.hide), (SIGUSR2, .show), (__libc_current_sigrtmin(), .toggle),
    ] {
      panel.signal(signal)
      eventually("\(action)") { server.actions.last == action }
    }
    #expect(server.actions == [.hide, .show, .toggle])
    server.stop()
    eventually("the loss") { panel.output.contains("hidden until clavierd runs again") }
    panel.signal(SIGUSR2)
    eventually("a reason") {
      panel.output.contains("the signal has no effect: clavierd is not running")
    }
    #expect(panel.end().status == 0)
  }

  @Test func aPausedKeyboardDoesNotComeWithTextFields() throws {
    let panel = try start("[panel]\nshow = \"onFocus\"\n")
    let name = Self.onboard
    func pause(_ isPaused: Bool) throws {
      let output = try bus.busctl(
        ["set-property"] + name + ["AutoShowPaused", "b", "\(isPaused)"]
      ).end().output
      #expect(output.isEmpty)
    }
    eventually("the keyboard on the bus") {
      (try? bus.busctl(["call"] + name + ["Hide"]).end().status) == 0
    }
    try pause(true)
    eventually("the command") { server.actions == [.hide, .hide] }
    try sway.message("exec", "foot --config=/dev/null sleep 60")
    eventually("the field") {
      server.panelReports.contains { if case .field(_?) = $0 { true } else { false } }
    }
    // Time in which the panel would show the keyboard.
    usleep(300_000)
    #expect(server.actions == [.hide, .hide])
    try pause(false)
    eventually("the command") { server.actions == [.hide, .hide, .show] }
    #expect(panel.end().status == 0)
  }

  @Test func aPauseOutlivesTheDaemon() throws {
    let panel = try start()
    let pause = ["set-property"] + Self.onboard + ["AutoShowPaused", "b", "true"]
    eventually("a pause") { (try? bus.busctl(pause).end().status) == 0 }
    eventually("the command") { server.actions == [.hide] }
    server.stop()
    eventually("the loss") { panel.output.contains("hidden until clavierd runs again") }
    let next = try ServerThread(path: socket.path)
    eventually("the command again") { next.actions == [.hide] }
    #expect(panel.end().status == 0)
  }

  @Test func ofTwoPanelsTheSecondAnswersWhenTheFirstIsGone() throws {
    let first = try start()
    eventually("the keyboard on the bus") { (try? osk("get-property", "Visible")) == "b true\n" }
    let second = try start()
    eventually("two panels") { server.log.filter { $0.contains("draws the keyboard") }.count == 2 }
    eventually("two that want the name") { (try? owners().hasPrefix("as 2 ")) == true }
    #expect(first.end().status == 0)
    eventually("the other one") { (try? osk("get-property", "Visible")) == "b true\n" }
    #expect(try osk("call", "SetVisible", "b", "false").isEmpty)
    eventually("the command") { server.actions == [.hide] }
    let (status, output) = second.end()
    #expect(status == 0)
    #expect(output.contains("another keyboard has the name sm.puri.OSK0"))
  }
}
