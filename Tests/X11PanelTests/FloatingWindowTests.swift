// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Panel
import PanelSupport
import TestSupport
import Testing

@testable import X11Panel

/// A keyboard that floats on an X server of 800 × 480, and one in two halves.
@Suite(.serialized, .enabled(if: Tier.runs("Xvfb"), "\(Tier.remedy)"))
struct FloatingWindowTests {
  private func stage(_ position: Point) throws -> XStage {
    var settings = PanelSettings()
    settings.placement = .floating
    settings.width = .points(390)
    let stage = try XStage(XServer(), settings: settings)
    stage.presenter.placementOverride = PlacementOverride(position: position)
    stage.presenter.reportsTouches = true
    try stage.showAndWait()
    return stage
  }

  @Test func aFloatingWindowMovesImmediately() throws {
    let stage = try stage(Point(x: 0, y: 0.5))
    let geometry = try #require(stage.place?.geometry)
    #expect(geometry.frame.minX == 0 && geometry.width == 390)
    #expect(try stage.differences() == 0)
    stage.presenter.placementOverride.position = Point(x: 1, y: 1)
    try stage.eventually("the other place") {
      stage.place?.geometry.frame.minX == 410 && stage.place?.geometry.frame.maxY == 480
    }
    try stage.eventually("the keyboard there") { try stage.differences() == 0 }
    // No part of it remains at the old position.
    let screen = try stage.server.screenshot()
    #expect(screen.color(10, Int(geometry.frame.maxY) - 20) == screen.color(10, 5))
  }

  @Test func dragPositionsAreRelativeToTheStart() throws {
    let stage = try stage(Point(x: 0.5, y: 0.5))
    let frame = try #require(stage.place?.geometry).frame
    let (x, y) = (Int(frame.center.x), Int(frame.maxY) - 20)
    try stage.server.run(
      "xdotool", "mousemove", "\(x)", "\(y)", "mousedown", "1", "mousemove", "\(x + 4)", "\(y)")
    var touches: [Touch] { stage.reports.flatMap(\.frame.touches) }
    try stage.eventually("a press") { touches.last?.phase == .moved }
    let (start, scale) = (
      try #require(touches.first).point,
      try #require(stage.presenter.surface?.shown).scale
    )
    // It moves right while the mouse moves left and beyond it.
    stage.presenter.placementOverride.isHeld = true
    stage.presenter.placementOverride.position = Point(x: 1, y: 0.5)
    try stage.eventually("the other place") { stage.place?.geometry.frame.minX == 410 }
    try stage.eventuallyShown()
    try stage.server.run("xdotool", "mousemove", "\(x - 200)", "\(y - 100)", "mouseup", "1")
    try stage.eventually("the end") { touches.last?.phase == .up }
    #expect(touches.filter { $0.phase != .moved }.map(\.phase) == [.down, .up])
    let end = try #require(touches.last).point
    #expect(abs(end.x - (start.x - 200 / scale)) < 1 && abs(end.y - (start.y - 100 / scale)) < 1)
    #expect(try stage.differences() == 0)
    // Dropped, it receives touches at its position.
    stage.presenter.placementOverride.isHeld = false
    let there = try #require(stage.place?.geometry).frame
    let count = touches.count
    try stage.server.run(
      "xdotool", "mousemove", "\(Int(there.minX) + 20)", "\(Int(there.maxY) - 10)", "click", "1")
    try stage.eventually("a click") { touches.count >= count + 2 }
    #expect(touches.last.map { $0.phase == .up && abs($0.point.x - 20 / scale) < 1.5 } == true)
  }

  @Test func theGapBetweenHalvesShowsTheWindowBelow() throws {
    var settings = PanelSettings()
    settings.placement = .split
    let stage = try XStage(XServer(), settings: settings)
    let cover = try stage.server.cover(0xFF0000)
    stage.presenter.reportsTouches = true
    try stage.eventually("a place") { stage.place != nil }
    let pages = KeyboardPages(
      service: KeyboardLayout.StandardService(), context: KeyboardContext(), width: 900,
      splitWidth: 600)
    let builder = SceneBuilder(
      styleService: .themeBased(theme: .standard), headroom: PanelGeometry.headroomPoints)
    let frames = pages[.alphabetic, .lowercased]
    let picture = builder.styled(KeyboardEngine(pages: pages).scene)
    stage.presenter.show(
      picture,
      shape: PanelShape(panel: picture.background.frame, keys: frames.bounds, gap: picture.gap))
    try stage.eventuallyShown()
    let screen = try stage.server.screenshot()
    let y = 400
    #expect(screen.color(400, y) == [255, 0, 0])
    #expect(screen.color(400, 470) == [255, 0, 0])
    #expect(screen.color(2, y) != [255, 0, 0] && screen.color(797, y) != [255, 0, 0])
    try stage.server.run("xdotool", "mousemove", "400", "\(y)", "click", "1")
    try stage.server.run("xdotool", "mousemove", "20", "\(y)", "click", "1")
    try stage.eventually("a click beside it") { stage.reports.count >= 2 }
    let touches = stage.reports.flatMap(\.frame.touches)
    #expect(touches.map(\.phase) == [.down, .up] && touches[0].point.x < 100)
    _ = cover
  }
}
