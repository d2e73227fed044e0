// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
import ClavierSettings
import Foundation
import Linux
import Panel
import PanelSupport
import TestSupport
import Testing

@testable import WaylandPanel

/// The keyboard on a headless compositor: its pixels, and its effect on windows.
@Suite(.serialized, .enabled(if: Tier.runs("sway", "grim", "foot"), "\(Tier.remedy)"))
struct PanelOnScreenTests {
  @Test func theKeyboardIsAtTheBottomAsItIsDrawn() throws {
    let stage = try Stage(Sway())
    try stage.showAndWait()
    let geometry = try #require(stage.place?.geometry)
    #expect(geometry.width == 800)
    #expect(geometry.panelHeight == 192 && geometry.frame.maxY == 480)
    #expect(try stage.differences() == 0)
    // The area above is not covered.
    let screen = try stage.sway.screenshot()
    #expect(screen.color(400, 480 - geometry.height + 2) == screen.color(400, 10))
    #expect(screen.color(2, 470) != screen.color(400, 10))
  }

  @Test("A picture is presented once the compositor has it, and none is pending when hidden")
  func presentation() throws {
    let stage = try Stage(Sway())
    #expect(stage.presenter.isPresented)
    try stage.show()
    try stage.eventually("a presented picture") {
      stage.presentationCount > 0 && stage.presenter.isPresented
    }
    #expect(stage.presenter.shown != nil)
    let count = stage.presentationCount
    var preview = KeyboardPreview()
    preview.pressed = ["q"]
    try stage.show(preview)
    #expect(!stage.presenter.isPresented)
    try stage.eventually("the next presented picture") {
      stage.presentationCount > count && stage.presenter.isPresented
    }
    stage.presenter.show(nil, shape: .unknown)
    #expect(stage.presenter.isPresented)
  }

  @Test("A picture counts as presented while the screen is off, too")
  func presentationOffScreen() throws {
    let stage = try Stage(Sway())
    try stage.showAndWait()
    try stage.sway.message("output", "HEADLESS-1", "dpms", "off")
    var preview = KeyboardPreview()
    for key in ["q", "w"] {
      preview.pressed = [key]
      try stage.show(preview)
      #expect(!stage.presenter.isPresented)
      try stage.eventually("an answer of the compositor") { stage.presenter.isPresented }
    }
  }

  @Test func onlyAPressedKeyIsRedrawn() throws {
    let stage = try Stage(Sway())
    try stage.showAndWait()
    let before = stage.presenter.statistics
    var preview = KeyboardPreview()
    for key in ["q", "g", "m", "q"] {
      preview.pressed = [key]
      try stage.showAndWait(preview)
    }
    #expect(stage.presenter.statistics.pictures >= before.pictures + 4)
    #expect(try stage.differences() == 0)
  }

  @Test func thePanelIsAboveFullscreenWindowsWithoutFocus() throws {
    let sway = try Sway("for_window [app_id=\"foot\"] fullscreen enable\nexec foot sleep 60")
    let stage = try Stage(sway)
    try stage.eventually("a fullscreen window") {
      try focused(tree(sway))?["app_id"] as? String == "foot"
    }
    try stage.showAndWait()
    #expect(stage.place?.geometry.frame.maxY == 480)
    #expect(try stage.differences() == 0)
    let window = try #require(focused(tree(sway)))
    #expect(window["app_id"] as? String == "foot")
    #expect(window["fullscreen_mode"] as? Int == 1)
  }

  private func tree(_ sway: Sway) throws -> Any {
    try JSONSerialization.jsonObject(
      with: Data(sway.message("-t", "get_tree", "--raw").utf8))
  }

  @Test(arguments: [true, false])
  func windowsMakeRoomIfSpaceIsReserved(_ reservesSpace: Bool) throws {
    var settings = PanelSettings()
    settings.reservesSpace = reservesSpace
    settings.height = .points(200)
    let stage = try Stage(Sway(), settings: settings)
    try stage.showAndWait()
    try stage.eventually("windows' room") {
      try workspaceHeight(stage.sway) == (reservesSpace ? 280 : 480)
    }
  }

  /// The alignment along the edge, and the left edge on an output of 800.
  @Test(arguments: [(PanelSettings.Alignment.left, 0), (.center, 200), (.right, 400)])
  func aNarrowPanelIsAlignedAndReservesSpace(
    _ align: PanelSettings.Alignment, _ left: Int
  ) throws {
    var settings = PanelSettings()
    settings.width = .share(0.5)
    settings.align = align
    settings.height = .points(200)
    let stage = try Stage(Sway(), settings: settings)
    try stage.showAndWait()
    let geometry = try #require(stage.place?.geometry)
    #expect(geometry.frame.minX == Double(left) && geometry.width == 400)
    #expect(try stage.differences() == 0)
    // The area beside it is unchanged.
    let screen = try stage.sway.screenshot()
    let free = [10, 210, 390, 410, 590, 790].filter { $0 < left || $0 >= left + 400 }
    #expect(free.allSatisfy { screen.color($0, 470) == screen.color(400, 10) })
    try stage.eventually("windows' room") { try workspaceHeight(stage.sway) == 280 }
  }

  @Test func thePanelCanBeAtTheTop() throws {
    var settings = PanelSettings()
    settings.edge = .top
    let stage = try Stage(Sway(), settings: settings)
    try stage.showAndWait()
    let geometry = try #require(stage.place?.geometry)
    #expect(geometry.headroom == 0 && geometry.frame.minY == 0)
    #expect(try stage.differences() == 0)
  }

  @Test func movedKeysInAPanelOfTheSameSizeAreReported() throws {
    var settings = PanelSettings()
    settings.edge = .top
    let stage = try Stage(Sway(), settings: settings)
    try stage.showAndWait()
    let before = try #require(stage.place?.geometry)
    let (picture, first) = try KeyboardPreview().panelPicture()
    var shape = first
    // As with a handle below the keys.
    shape.keys.maxY = shape.panel.maxY - 26
    stage.presenter.show(picture, shape: shape)
    try stage.eventually("the place of the keys") {
      stage.place.map { $0.geometry.keys.maxY < before.keys.maxY - 10 } ?? false
    }
    #expect(stage.place?.geometry.frame == before.frame)
  }

  /// At a side: the positions of the keyboard and the windows on an output of 800 × 480.
  @Test(arguments: [(PanelSettings.Edge.left, 0, 300), (.right, 500, 0)])
  func thePanelCanBeBesideTheWindows(
    _ edge: PanelSettings.Edge, _ left: Int, _ windows: Int
  ) throws {
    var settings = PanelSettings()
    settings.edge = edge
    settings.width = .points(300)
    let stage = try Stage(Sway(), settings: settings)
    try stage.showAndWait()
    let geometry = try #require(stage.place?.geometry)
    #expect(geometry.width == 300 && geometry.headroom > 40)
    #expect(geometry.frame.minX == Double(left))
    #expect(try stage.differences() == 0)
    // The areas above, below and beside it are unchanged.
    let top = Int(geometry.frame.minY)
    let screen = try stage.sway.screenshot()
    #expect(screen.color(left + 150, top - 2) == screen.color(400, 10))
    #expect(screen.color(left + 150, top + geometry.height + 2) == screen.color(400, 10))
    #expect(screen.color(left == 0 ? 310 : 490, 240) == screen.color(400, 10))
    try stage.eventually("windows' room") {
      let rect = try workspace(stage.sway)
      return rect?["width"] as? Int == 500 && rect?["x"] as? Int == windows
    }
  }

  @Test func aSizeThatTheCompositorHasReducedOutlastsAnUpdate() throws {
    let sway = try Sway()
    var settings = PanelSettings()
    settings.height = .points(100)
    let low = try Stage(sway, settings: settings)
    try low.showAndWait()
    settings.edge = .left
    settings.width = .points(300)
    settings.height = .points(400)
    let side = try Stage(sway, settings: settings)
    try side.showAndWait()
    // Either may yield to the other.
    try low.eventually("a reduced panel") {
      while try side.loop.runOnce() {}
      return low.place?.geometry.width == 500 || (side.place?.geometry.height ?? 440) < 440
    }
    for stage in [low, side] {
      let geometry = try #require(stage.presenter.surface?.geometry)
      stage.presenter.update()
      #expect(stage.presenter.surface?.geometry == geometry)
    }
  }

  @Test func hidingErasesThePanelAndShowingRestoresIt() throws {
    let stage = try Stage(Sway())
    try stage.showAndWait()
    let picture = try #require(stage.presenter.shown)
    stage.presenter.show(nil, shape: .unknown)
    try stage.eventually("no keyboard") {
      let screen = try stage.sway.screenshot()
      return screen.color(2, 470) == screen.color(400, 10)
    }
    #expect(stage.place != nil)
    try stage.showAndWait()
    #expect(stage.presenter.shown == picture)
    // The buffer drawn before hiding is reused, and later changes are drawn.
    for pressed in [["q"], [], ["return"]] {
      stage.presenter.show(nil, shape: .unknown)
      try stage.eventually("nothing") { stage.presenter.shown == nil }
      var preview = KeyboardPreview()
      preview.pressed = pressed
      try stage.showAndWait(preview)
      #expect(try stage.differences() == 0)
    }
  }

  @Test func anUnchangedPanelSendsNoRequests() throws {
    let stage = try Stage(Sway())
    try stage.showAndWait()
    let pictures = stage.presenter.statistics.pictures
    #expect(try becomesIdle(stage.loop))
    #expect(stage.presenter.statistics.pictures == pictures)
    #expect(stage.messages == [])
  }

  private func workspaceHeight(_ sway: Sway) throws -> Int? {
    try workspace(sway)?["height"] as? Int
  }

  /// Returns the area that the compositor leaves to windows.
  private func workspace(_ sway: Sway) throws -> [String: Any]? {
    let list = try JSONSerialization.jsonObject(
      with: Data(sway.message("-t", "get_workspaces", "--raw").utf8))
    return (list as? [[String: Any]])?.first?["rect"] as? [String: Any]
  }

  /// Returns the focused node of a tree.
  private func focused(_ node: Any) -> [String: Any]? {
    guard let node = node as? [String: Any] else { return nil }
    if node["focused"] as? Bool == true { return node }
    let inner = (node["nodes"] as? [Any] ?? []) + (node["floating_nodes"] as? [Any] ?? [])
    return inner.lazy.compactMap { focused($0) }.first
  }
}
