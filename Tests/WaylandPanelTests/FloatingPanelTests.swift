// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import ClavierLink
import Foundation
import Glibc
import Panel
import LinkSupport
import PanelSupport
import Testing

@testable import WaylandPanel

/// A keyboard that floats on a compositor of 800 × 480, and is dragged with a mouse.
@Suite(.serialized) struct FloatingPanelTests {
  @Test(arguments: [Point(x: 0, y: 0), Point(x: 0.5, y: 0.5), Point(x: 1, y: 1)])
  func itIsWhereItFloatsAndWindowsKeepTheirRoom(_ spot: Point) throws {
    var settings = PanelSettings()
    settings.placement = .floating
    settings.width = .points(390)
    let stage = try Stage(Sway(), settings: settings)
    stage.presenter.stance = PanelStance(spot: spot)
    try stage.show()
    try stage.eventuallyShown()
    let geometry = try #require(stage.place?.geometry)
    #expect(geometry.width == 390 && geometry.headroom > 40)
    let (left, top) = (Int(geometry.frame.minX), Int(geometry.frame.minY))
    #expect(left == Int(spot.x * 410))
    let picture = try #require(stage.presenter.shown)
    let screen = try stage.sway.screenshot()
    let wrong = try differences(
      picture, screen, left: left, top: top, width: 390, height: geometry.height)
    #expect(wrong == 0)
    let rect = try JSONSerialization.jsonObject(
      with: Data(stage.sway.message("-t", "get_workspaces", "--raw").utf8))
    let room = ((rect as? [[String: Any]])?.first?["rect"] as? [String: Any])?["height"] as? Int
    #expect(room == 480)
    // Elsewhere it is at once.
    stage.presenter.stance.spot = Point(x: 1 - spot.x, y: 0.25)
    try stage.eventually("the other place") {
      guard let geometry = stage.place?.geometry, Int(geometry.frame.minX) == 410 - left else {
        return false
      }
      let wrong = try differences(
        picture, stage.sway.screenshot(), left: 410 - left, top: Int(geometry.frame.minY),
        width: 390, height: geometry.height)
      return wrong == 0
    }
  }

  // MARK: The program

  private static let configuration = """
    [panel]
    placement = "floating"
    width = "390points"
    height = "242points"
    """

  @Test func itIsDraggedByItsHandleAndTheDaemonHearsWhere() throws {
    let session = try PlacedPanel(Self.configuration)
    try session.eventually("a keyboard") { try session.isSeen() }
    let before = try #require(session.area)
    let start = try #require(session.handle)
    session.move(start)
    // The panel hears of a mouse only after it has asked for it.
    usleep(300_000)
    session.press(true)
    for step in 1...10 {
      session.move(
        Point(x: start.x - Double(step) * 15, y: start.y - Double(step) * 12))
    }
    session.eventually("the keys on their way") {
      session.area.map { abs($0.minX - (before.minX - 150)) < 2 } ?? false
    }
    session.move(Point(x: start.x - 100, y: start.y - 90))
    session.press(false)
    session.eventually("the keys at their place") {
      session.area.map {
        abs($0.minX - (before.minX - 100)) < 2 && abs($0.minY - (before.minY - 90)) < 2
      } ?? false
    }
    try session.eventually("the keyboard there") { try session.isSeen() }
    #expect(session.touches.isEmpty)

    // Its keys are where they are seen.
    let area = try #require(session.area)
    session.move(Point(x: area.minX + 60, y: area.center.y))
    session.press(true)
    session.press(false)
    session.eventually("a touch") { session.touches.last?.phase == .up }
    let point = try #require(session.touches.first).point
    let size = ServerThread.scene.scene.frames.bounds.size
    #expect(abs(point.x / size.width - 60 / area.width) < 0.02)
    #expect(abs(point.y / size.height - 0.5) < 0.02)

    // At the next start it is there.
    try session.restart()
    usleep(300_000)
    session.eventually("the same place") {
      session.area.map { abs($0.minX - area.minX) < 2 && abs($0.minY - area.minY) < 2 } ?? false
    }
    try session.eventually("the same keyboard") { try session.isSeen() }
  }

  @Test func twoTapsOnTheHandleDockItAndTwoMoreLetItFloat() throws {
    let session = try PlacedPanel(Self.configuration)
    try session.eventually("a keyboard") { try session.isSeen() }
    let before = try #require(session.area)
    try session.move(#require(session.handle))
    usleep(300_000)
    func tapTwice() {
      for isDown in [true, false, true, false] { session.press(isDown) }
    }
    tapTwice()
    // There it is as wide as ever, and lower.
    session.eventually("the keys at the edge") {
      session.area.map { $0.maxY > before.maxY && $0.maxY < 480 } ?? false
    }
    let file = record(of: session)
    session.eventually("what is remembered") {
      (try? String(contentsOf: file, encoding: .utf8))?.hasPrefix("docked ") ?? false
    }
    try session.move(#require(session.handle))
    tapTwice()
    session.eventually("the keys where they were") { session.area == before }
    session.eventually("that it floats") {
      (try? String(contentsOf: file, encoding: .utf8))?.hasPrefix("floating ") ?? false
    }
  }

  private func record(of session: PlacedPanel) -> URL {
    session.sway.folder.appending(path: ".local/state/clavier/panel")
  }
}
