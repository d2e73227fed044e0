// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import ClavierLink
import Foundation
import Glibc
import LinkSupport
import PanelSupport
import TestSupport
import Testing
import VirtualPointer

/// The panel's program between a daemon and a compositor.
@Suite(.serialized, .enabled(if: Tier.runs("sway", "grim"), "\(Tier.remedy)"))
struct PanelProgramTests {
  private static let program = Program(name: "clavier-panel")

  /// Returns whether there is a keyboard at the lower edge.
  private static func isShown(_ sway: Sway) throws -> Bool {
    let screen = try sway.screenshot()
    return screen.color(2, 470) != screen.color(400, 10)
  }

  private static func places(_ server: ServerThread) -> [PanelPlace] {
    server.panelReports.compactMap { report in
      if case .place(let place?) = report { place } else { nil }
    }
  }

  @Test func thePanelShowsTheSceneAndReportsItsPlace() throws {
    let sway = try Sway()
    let server = try ServerThread()
    let panel = try PanelProcess(sway, socket: server.path, configuration: sway.folder.path)
    try eventually("a keyboard") { try Self.isShown(sway) }
    let place = try #require(Self.places(server).last)
    #expect(place.output == "HEADLESS-1")
    #expect(place.pixels == Size(width: 800, height: 480))
    #expect(place.rotation == Rotation.none)
    #expect(place.area.minX == 0 && place.area.maxX == 1 && place.area.maxY == 1)
    #expect(abs(place.area.minY - 0.6) < 0.02)
    #expect(place.headroom > 0.2 && place.headroom < 0.4)

    // A pressed key looks different.
    let before = try sway.screenshot()
    var scene = ServerThread.scene
    scene.scene.pressedKeys = [20]
    server.show(scene)
    try eventually("a pressed key") { try sway.screenshot() != before }
    server.show(ServerThread.scene)
    try eventually("the key as it was") { try sway.screenshot() == before }

    scene.isShown = false
    server.show(scene)
    try eventually("no keyboard") { try !Self.isShown(sway) }
    server.show(ServerThread.scene)
    try eventually("a keyboard") { try Self.isShown(sway) }
    let (status, output) = panel.end()
    #expect(status == 0)
    #expect(output.contains("connected to clavierd"))
  }

  @Test func withoutADaemonItIsHiddenUntilThereIsOne() throws {
    let sway = try Sway()
    let socket = try TemporarySocket()
    var server: ServerThread? = try ServerThread(path: socket.path)
    let panel = try PanelProcess(sway, socket: socket.path, configuration: sway.folder.path)
    try eventually("a keyboard") { try Self.isShown(sway) }
    let before = try sway.screenshot()
    let place = try #require(server.flatMap { Self.places($0).last })
    server = nil
    try eventually("no keyboard") { try !Self.isShown(sway) }
    // Then a strip at the edge has the message, and the rest is empty.
    try eventually("a word") { try Self.isShown(sway) }
    let screen = try sway.screenshot()
    #expect(screen.color(2, 454) != screen.color(400, 10))
    #expect(screen.color(2, 448) == screen.color(400, 10))
    server = try ServerThread(path: socket.path)
    try eventually("the same keyboard") { try sway.screenshot() == before }
    #expect(server.map { Self.places($0) == [place] } == true)
    #expect(panel.end().output.contains("hidden until clavierd runs again"))
  }

  @Test func aManualPanelStaysHiddenWithoutADaemon() throws {
    let sway = try Sway()
    let socket = try TemporarySocket()
    let file = sway.folder.appending(path: "clavier.toml")
    try "[panel]\nshow = \"manual\"\n".write(to: file, atomically: true, encoding: .utf8)
    let panel = try PanelProcess(sway, socket: socket.path, configuration: sway.folder.path)
    // Longer than an absence without a message.
    sleep(3)
    #expect(try !Self.isShown(sway))
    #expect(panel.end().status == 0)
  }

  @Test func aTabShowsAHiddenKeyboard() throws {
    let sway = try Sway()
    let socket = try TemporarySocket()
    var scene = ServerThread.scene
    scene.isShown = false
    let server = try ServerThread(path: socket.path, scene: scene)
    let file = sway.folder.appending(path: "clavier.toml")
    try "[panel]\ntab = true\nalign = \"right\"\n".write(
      to: file, atomically: true, encoding: .utf8)
    let panel = try PanelProcess(sway, socket: socket.path, configuration: sway.folder.path)
    try eventually("a tab") {
      let screen = try sway.screenshot()
      return screen.color(720, 475) != screen.color(400, 10)
    }
    let screen = try sway.screenshot()
    #expect(screen.color(700, 475) == screen.color(400, 10))
    #expect(screen.color(750, 440) == screen.color(400, 10))
    // The daemon has received the future position of the keys.
    eventually("the place of the keys") {
      Self.places(server).last.map { $0.area.minX == 0 && $0.area.minY < 0.62 } ?? false
    }
    let pointer = try #require(virtual_pointer_connect(sway.display))
    defer { virtual_pointer_disconnect(pointer) }
    virtual_pointer_move(pointer, 750, 470, 800, 480)
    // The seat has had no pointer so far: the panel gets its events only after it has requested
    // them.
    eventually("a command to show it") {
      virtual_pointer_press(pointer, true)
      virtual_pointer_press(pointer, false)
      return !server.actions.isEmpty
    }
    #expect(Set(server.actions) == [.show])
    server.show(ServerThread.scene)
    try eventually("a keyboard") { try Self.isShown(sway) }
    #expect(panel.end().status == 0)
  }

  @Test func aBarShowsACollapsedKeyboard() throws {
    let session = try PlacedPanel("[panel]\ncollapsed = \"bar\"\n")
    var scene = ServerThread.scene
    (scene.isShown, scene.isCollapsed) = (false, true)
    session.server.show(scene)
    // The bar is 32 points high, on an output of 800 × 480.
    try eventually("a bar") {
      let screen = try session.sway.screenshot()
      let empty = screen.color(400, 10)
      return screen.color(2, 450) != empty && screen.color(797, 477) != empty
        && screen.color(2, 446) == empty
    }
    session.move(Point(x: 60, y: 465))
    eventually("a command to show it") {
      session.press(true)
      session.press(false)
      return !session.server.actions.isEmpty
    }
    #expect(Set(session.server.actions) == [.show])
    // A program that hides it hides the bar, too.
    scene.isCollapsed = false
    session.server.show(scene)
    try eventually("nothing") { try !Self.isShown(session.sway) }
  }

  @Test func aRestartedPanelShowsTheDaemonsScene() throws {
    let sway = try Sway()
    let server = try ServerThread()
    var panel = try PanelProcess(sway, socket: server.path, configuration: sway.folder.path)
    try eventually("a keyboard") { try Self.isShown(sway) }
    let before = try sway.screenshot()
    _ = panel.end(SIGKILL)
    try eventually("no keyboard") { try !Self.isShown(sway) }
    eventually("no panel") { !server.disconnectedPanels.isEmpty }
    panel = try PanelProcess(sway, socket: server.path, configuration: sway.folder.path)
    try eventually("the same keyboard") { try sway.screenshot() == before }
  }

  @Test func anIdlePanelHasNoWakeups() throws {
    let sway = try Sway()
    let server = try ServerThread()
    let panel = try PanelProcess(sway, socket: server.path, configuration: sway.folder.path)
    try eventually("a keyboard") { try Self.isShown(sway) }
    for isShown in [true, false] {
      var scene = ServerThread.scene
      scene.isShown = isShown
      server.show(scene)
      try eventually("shown: \(isShown)") { try Self.isShown(sway) == isShown }
      // On a busy machine, the compositor's last event may come late.
      eventually("no wakeup for three seconds, shown: \(isShown)") {
        let before = panel.wakeups
        sleep(3)
        return panel.wakeups == before
      }
    }
  }

  @Test func aReloadAppliesOnlyACorrectConfiguration() throws {
    let sway = try Sway()
    let server = try ServerThread()
    let file = sway.folder.appending(path: "clavier.toml")
    try "[panel]\nheight = \"150points\"\n".write(to: file, atomically: true, encoding: .utf8)
    let panel = try PanelProcess(sway, socket: server.path, configuration: sway.folder.path)
    try eventually("a keyboard") { try Self.isShown(sway) }
    #expect(try #require(Self.places(server).last).area.minY > 0.68)
    try "[panel]\nheight = \"240points\"\nappearance = \"dark\"\n".write(
      to: file, atomically: true, encoding: .utf8)
    panel.signal(SIGHUP)
    eventually("a higher one") {
      Self.places(server).last.map { $0.area.minY < 0.52 } ?? false
    }
    try eventually("a dark one") {
      try sway.screenshot().color(2, 470).allSatisfy { $0 < 0x60 }
    }
    try "[panel]\nheight = \"much\"\n".write(to: file, atomically: true, encoding: .utf8)
    panel.signal(SIGHUP)
    eventually("a reason") {
      panel.output.contains("clavier.toml:2:10: panel.height: \"much\" is no height")
    }
    #expect(try Self.isShown(sway))
    #expect(panel.end().status == 0)
  }

  @Test func thePanelShowsAndHidesWithTextFields() throws {
    let sway = try Sway("exec foot --config=/dev/null sleep 60")
    let socket = try TemporarySocket()
    let file = sway.folder.appending(path: "clavier.toml")
    try "[panel]\nshow = \"onFocus\"\n".write(to: file, atomically: true, encoding: .utf8)
    // The field exists before the daemon.
    let panel = try PanelProcess(sway, socket: socket.path, configuration: sway.folder.path)
    try eventually("the terminal") {
      try sway.message("-t", "get_tree").contains("\"app_id\": \"foot\"")
    }
    // Time for the panel to receive the field, which has no visible effect.
    usleep(300_000)
    let server = try ServerThread(path: socket.path)
    eventually("a command to show it") { server.actions == [.show] }
    eventually("the field") {
      server.panelReports.contains(
        .field(PanelField(Keyboard.Field(purpose: .terminal), commits: true)))
    }
    try sway.message("[app_id=\"foot\"]", "kill")
    eventually("a command to hide it") { server.actions == [.show, .hide] }
    #expect(server.panelReports.contains(.field(nil)))
    #expect(panel.end().status == 0)
  }

  @Test func aReloadToTextFieldsCountsTheFieldThatHasTheFocus() throws {
    let sway = try Sway("exec foot --config=/dev/null sleep 60")
    let server = try ServerThread()
    let panel = try PanelProcess(sway, socket: server.path, configuration: sway.folder.path)
    eventually("the field") {
      server.panelReports.contains(
        .field(PanelField(Keyboard.Field(purpose: .terminal), commits: true)))
    }
    #expect(server.actions.isEmpty)
    let file = sway.folder.appending(path: "clavier.toml")
    try "[panel]\nshow = \"onFocus\"\n".write(to: file, atomically: true, encoding: .utf8)
    panel.signal(SIGHUP)
    eventually("a command to show it") { server.actions == [.show] }
    try sway.message("[app_id=\"foot\"]", "kill")
    eventually("a command to hide it") { server.actions == [.show, .hide] }
    #expect(panel.end().status == 0)
  }

  @Test func theCommandLineIsStrict() throws {
    #expect(try Self.program("--version").output == "clavier-panel \(Version.current)\n")
    #expect(try Self.program("--help").output.hasPrefix("usage: clavier-panel "))
    for arguments in ["--colour", "--socket"] {
      let result = try Self.program(arguments)
      #expect(result.status == 64)
      #expect(result.errors.contains("clavier-panel: ") && result.errors.contains("--help"))
    }
  }

  @Test(
    "A WAYLAND_SOCKET that is no open socket is named, and ends the program",
    arguments: ["", "1", "999"])
  func passedConnection(_ value: String) throws {
    let folder = try TemporaryDirectory()
    // A panel that does not end is killed after a minute.
    let timeout = URL(filePath: "/usr/bin/timeout")
    let words = [
      "--signal=KILL", "60", Self.program.url.path, "--display", "wayland-0", "--config",
      folder.path,
    ]
    let variables = ["WAYLAND_SOCKET": value]
    let reason = "WAYLAND_SOCKET is \"\(value)\""
    let result = try Program.run(
      timeout, words + ["--socket", "\(folder.path)/socket"], environment: variables)
    #expect(result.status == 69 && result.errors.contains(reason), "\(result)")
    let probe = try Program.run(timeout, words + ["--examine"], environment: variables)
    #expect(probe.status == 0 && probe.output.hasPrefix("problem\t\(reason)"), "\(probe)")
  }

  @Test func aMissingThemeIsReported() throws {
    let folder = try TemporaryDirectory()
    #expect(try Self.program("--check", "--config", folder.path).status == 0)
    try folder.write("[panel]\ntheme = \"nope\"\n", to: "clavier.toml")
    let result = try Self.program("--check", "--config", folder.path)
    #expect(result.status == 78)
    #expect(result.errors.contains("there is no theme \"nope\""))
  }
}
