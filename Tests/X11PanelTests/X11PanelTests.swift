// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
import ClavierSettings
import Foundation
import Glibc
import Linux
import Panel
import PanelSupport
import TestSupport
import Testing

@testable import X11Panel

/// The keyboard on an X server: its pixels, and its effect on other windows.
@Suite(.serialized, .enabled(if: Tier.runs("Xvfb"), "\(Tier.remedy)"))
struct X11PanelTests {
  private let red: UInt32 = 0xFF0000

  @Test func theKeyboardIsAtTheBottomAsItIsDrawn() throws {
    let stage = try XStage(XServer())
    try stage.showAndWait()
    let geometry = try #require(stage.place?.geometry)
    #expect(geometry.width == 800 && geometry.panelHeight == 192)
    #expect(try stage.differences() == 0)
    // The area above is not covered.
    let screen = try stage.server.screenshot()
    #expect(screen.color(400, 480 - geometry.height + 2) == screen.color(400, 10))
    #expect(screen.color(2, 470) != screen.color(400, 10))
    #expect(stage.messages == [])
  }

  @Test func whereTheServerSharesNoMemoryThePictureIsTheSame() throws {
    let stage = try XStage(XServer(["-extension", "MIT-SHM"]))
    try stage.showAndWait()
    var preview = KeyboardPreview()
    preview.pressed = ["g"]
    try stage.showAndWait(preview)
    #expect(try stage.differences() == 0)
    #expect(stage.presenter.statistics.pictures >= 2)
  }

  @Test func pressedKeysAndListsAreDrawnAndErased() throws {
    let stage = try XStage(XServer())
    let cover = try stage.server.cover(red)
    try stage.showAndWait()
    let steps: [(pressed: [String], callout: String?, isAbove: Bool)] = [
      (["q"], nil, true), (["g", "m"], nil, false), ([], "e", true), ([], nil, false),
    ]
    for (pressed, callout, isAbove) in steps {
      var preview = KeyboardPreview()
      (preview.pressed, preview.callout) = (pressed, callout)
      try stage.showAndWait(preview)
      #expect(try stage.differences() == 0)
      let geometry = try #require(stage.place?.geometry)
      let screen = try stage.server.screenshot()
      // Lists and letters cover only the needed part of the headroom: the rest belongs to the
      // window below.
      #expect(screen.color(790, 480 - geometry.panelHeight - 4) == [255, 0, 0])
      let row = 480 - geometry.panelHeight - 20
      let isSeen = (0..<800).contains { screen.color($0, row) != [255, 0, 0] }
      #expect(isSeen == isAbove, "\(pressed) \(callout ?? "")")
    }
    _ = cover
  }

  @Test func thePanelRaisesItselfAboveCoveringWindows() throws {
    let stage = try XStage(XServer())
    try stage.showAndWait()
    let window = try stage.server.cover(red)
    let focus = try stage.server.focus()
    #expect(focus == window)
    try stage.eventually("the keyboard above a new window") { try stage.differences() == 0 }
    stage.server.raise(window)
    try stage.eventually("the keyboard above a raised window") { try stage.differences() == 0 }
    #expect(try stage.server.screenshot().color(400, 10) == [255, 0, 0])
    // It never gets the keyboard focus.
    #expect(try stage.server.focus() == window)
  }

  @Test func hidingErasesThePanelAndShowingRestoresIt() throws {
    let stage = try XStage(XServer())
    try stage.showAndWait()
    stage.presenter.show(nil, shape: .unknown)
    try stage.eventually("no keyboard") {
      let screen = try stage.server.screenshot()
      return screen.color(2, 470) == screen.color(400, 10)
    }
    #expect(stage.place != nil)
    try stage.showAndWait()
    #expect(try stage.differences() == 0)
  }

  @Test func thePanelReturnsAfterTheServerDies() throws {
    let stage = try XStage(XServer())
    try stage.showAndWait()
    stage.server.kill()
    try stage.eventually("no place") { stage.place == nil }
    #expect(stage.messages.count == 1)
    try stage.server.start()
    try stage.eventually("a place again") { stage.place != nil }
    try stage.eventuallyShown()
    #expect(try stage.differences() == 0)
    #expect(stage.presenter.statistics.sessions == 2)
  }

  @Test func anUnchangedPanelSendsNoRequests() throws {
    let stage = try XStage(XServer())
    try stage.showAndWait()
    #expect(try becomesIdle(stage.loop))
  }

  @Test func clicksAreReportedInTheKeyboardsSpace() throws {
    let stage = try XStage(XServer())
    stage.presenter.reportsTouches = true
    try stage.showAndWait()
    let picture = try #require(stage.presenter.surface?.shown)
    let key = try #require(picture.scene.keys.first { $0.action == .character("g") })
    let place = key.cap.frame.center
    let left = (place.x - picture.scene.bounds.minX) * picture.scale
    let top = (place.y - picture.scene.bounds.minY) * picture.scale
    let y = try #require(stage.place?.geometry).frame.minY + top
    try stage.server.run(
      "xdotool", "mousemove", "\(Int(left))", "\(Int(y))", "mousedown", "1", "mousemove",
      "\(Int(left) + 3)", "\(Int(y))", "mouseup", "1")
    try stage.eventually("a click") { stage.reports.last?.frame.touches.last?.phase == .up }
    let touches = stage.reports.flatMap(\.frame.touches)
    #expect(stage.reports.allSatisfy { $0.source == .pointer })
    #expect(touches.map(\.phase) == [.down, .moved, .up])
    #expect(Set(touches.map(\.contact)).count == 1)
    #expect(touches.filter { !key.cap.frame.contains($0.point) } == [])
  }

  @Test func keymapChangesAreReported() throws {
    let stage = try XStage(XServer())
    try stage.eventually("a keymap") { stage.keymaps.last.flatMap(\.self) != nil }
    try stage.server.run("setxkbmap", "de")
    try stage.eventually("a German keymap") {
      stage.keymaps.last.flatMap(\.self)?.text.contains("udiaeresis") ?? false
    }
  }

  @Test func allKeyboardsSwitchToTheRequestedGroup() throws {
    let stage = try XStage(XServer())
    try stage.server.run("setxkbmap", "us,ru")
    try stage.eventually("a keymap of two") {
      stage.keymaps.last.flatMap(\.self)?.text.contains("Cyrillic_ya") ?? false
    }
    for group in [1, 0, 1] {
      #expect(stage.presenter.activate(group: group))
      // The change is reported after the server's notification.
      try stage.eventually("group \(group)") { stage.keymaps.last.flatMap(\.self)?.group == group }
      // The server's group: bits 13 and 14 of the output of xset.
      let mask = try stage.server.run("xset", "q").split(separator: "\n")
        .first { $0.contains("LED mask:") }?.split(separator: " ").last
      let lights = try #require(mask.flatMap { Int($0, radix: 16) })
      #expect(lights & 0x1000 == (group == 1 ? 0x1000 : 0))
    }
  }

  @Test(arguments: [true, false])
  func windowsMakeRoomIfSpaceIsReserved(_ reservesSpace: Bool) throws {
    let server = try XServer()
    let manager = try server.beginManager()
    defer { manager.terminate() }
    var settings = PanelSettings()
    settings.reservesSpace = reservesSpace
    settings.height = .points(200)
    let stage = try XStage(server, settings: settings)
    try stage.showAndWait()
    try stage.eventually("windows' room") {
      try server.run("xprop", "-root", "_NET_WORKAREA")
        .contains("0, 0, 800, \(reservesSpace ? 280 : 480)")
    }
    #expect(try stage.differences() == 0)
  }

  /// At a side: the area that a window manager leaves to windows.
  @Test(arguments: [(PanelSettings.Edge.left, "300, 0, 500, 480"), (.right, "0, 0, 500, 480")])
  func thePanelCanBeBesideTheWindows(
    _ edge: PanelSettings.Edge, _ room: String
  ) throws {
    let server = try XServer()
    let manager = try server.beginManager()
    defer { manager.terminate() }
    var settings = PanelSettings()
    settings.edge = edge
    settings.width = .points(300)
    let stage = try XStage(server, settings: settings)
    try stage.showAndWait()
    try stage.eventually("windows' room") {
      try server.run("xprop", "-root", "_NET_WORKAREA").contains(room)
    }
    #expect(try stage.differences() == 0)
    let geometry = try #require(stage.place?.geometry)
    #expect(geometry.frame.minX == (edge == .left ? 0 : 500))
  }

  @Test func thePanelFollowsTheScreensSize() throws {
    let stage = try XStage(XServer())
    try stage.showAndWait()
    let mode = ["25", "640", "656", "752", "800", "400", "401", "404", "450"]
    try stage.server.run(["xrandr", "--newmode", "small"] + mode)
    try stage.server.run(["xrandr", "--addmode", "screen", "small"])
    try stage.server.run(["xrandr", "--output", "screen", "--mode", "small"])
    try stage.eventually("the smaller screen") { stage.place?.geometry.width == 640 }
    try stage.showAndWait()
    let geometry = try #require(stage.place?.geometry)
    #expect(geometry.frame.maxY == 400 && geometry.panelHeight == 160)
    // Space is reserved from the edge of the root window, which now moves alone.
    let window = stage.presenter.surface?.id
    try stage.server.run("xrandr", "--fb", "800x480")
    try stage.eventually("another window") {
      stage.presenter.surface != nil && stage.presenter.surface?.id != window
    }
    try stage.eventuallyShown()
    #expect(stage.place?.geometry == geometry)
  }
}
