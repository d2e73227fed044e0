// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink
import Foundation
import Glibc
import LinkSupport
import PanelSupport
import TestSupport
import Testing

/// A keyboard that floats on a compositor of 800 × 480, and is dragged with a mouse.
@Suite(.serialized, .enabled(if: Tier.runs("sway", "grim"), "\(Tier.remedy)"))
struct FloatingProgramTests {
  private static let configuration = """
    [panel]
    placement = "floating"
    width = "390points"
    height = "242points"
    """

  @Test func draggingTheHandleReportsThePosition() throws {
    let session = try PlacedPanel(Self.configuration)
    try eventually("a keyboard") { try session.isSeen() }
    let before = try #require(session.area)
    let start = try #require(session.handle)
    try session.awaitMouse()
    session.move(start)
    session.press(true)
    for step in 1...10 {
      session.move(
        Point(x: start.x - Double(step) * 15, y: start.y - Double(step) * 12))
    }
    eventually("the keys on their way") {
      session.area.map { abs($0.minX - (before.minX - 150)) < 2 } ?? false
    }
    session.move(Point(x: start.x - 100, y: start.y - 90))
    session.press(false)
    eventually("the keys at their place") {
      session.area.map {
        abs($0.minX - (before.minX - 100)) < 2 && abs($0.minY - (before.minY - 90)) < 2
      } ?? false
    }
    try eventually("the keyboard there") { try session.isSeen() }
    #expect(session.touches.isEmpty)

    // Its keys are at their visible positions.
    let area = try #require(session.area)
    session.move(Point(x: area.minX + 60, y: area.center.y))
    session.press(true)
    session.press(false)
    eventually("a touch") { session.touches.last?.phase == .up }
    let point = try #require(session.touches.first).point
    let size = ServerThread.scene.scene.frames.bounds.size
    #expect(abs(point.x / size.width - 60 / area.width) < 0.02)
    #expect(abs(point.y / size.height - 0.5) < 0.02)

    // The position survives a restart.
    try session.restart()
    eventually("the same place") {
      session.area.map { abs($0.minX - area.minX) < 2 && abs($0.minY - area.minY) < 2 } ?? false
    }
    try eventually("the same keyboard") { try session.isSeen() }
  }

  @Test func aDoubleTapOnTheHandleTogglesDocking() throws {
    let session = try PlacedPanel(Self.configuration)
    try eventually("a keyboard") { try session.isSeen() }
    let before = try #require(session.area)
    try session.awaitMouse()
    try session.move(#require(session.handle))
    session.tapTwice()
    // There it has its usual width, and is lower.
    eventually("the keys at the edge") {
      session.area.map { $0.maxY > before.maxY && $0.maxY < 480 } ?? false
    }
    let file = record(of: session)
    eventually("the record") {
      (try? String(contentsOf: file, encoding: .utf8))?.hasPrefix("docked ") ?? false
    }
    try session.move(#require(session.handle))
    session.tapTwice()
    eventually("the keys where they were") { session.area == before }
    eventually("the record of floating") {
      (try? String(contentsOf: file, encoding: .utf8))?.hasPrefix("floating ") ?? false
    }
  }

  @Test func aForgottenUserLeavesNoPosition() throws {
    let session = try PlacedPanel(Self.configuration)
    try eventually("a keyboard") { try session.isSeen() }
    let before = try #require(session.area)
    try session.awaitMouse()
    try session.move(#require(session.handle))
    session.tapTwice()
    eventually("the keys at the edge") { session.area != before }
    session.server.publishForgetting()
    eventually("the keys where they were at first") { session.area == before }
    let file = record(of: session)
    eventually("that it floats") {
      (try? String(contentsOf: file, encoding: .utf8)) == "floating 0.5 0.95\n"
    }
  }

  private func record(of session: PlacedPanel) -> URL {
    session.sway.folder.appending(path: ".local/state/clavier/panel")
  }
}
