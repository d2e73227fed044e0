// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import ClavierLink
import Foundation
import Glibc
import PanelSupport
import TestSupport
import Testing

/// The placement of the panel's program on a compositor of 800 × 480, and its touches.
@Suite(.serialized, .enabled(if: Tier.runs("sway", "grim"), "\(Tier.remedy)"))
struct PlacementProgramTests {
  @Test func theGapBetweenHalvesIsTransparent() throws {
    let session = try PlacedPanel("[panel]\nplacement = \"split\"\nheight = \"160points\"\n")
    try session.layOut(isSplit: true)
    func colors(_ y: Int) throws -> (left: [Int], middle: [Int], right: [Int], empty: [Int]) {
      let screen = try session.sway.screenshot()
      return (
        screen.color(2, y), screen.color(400, y), screen.color(797, y), screen.color(400, 10)
      )
    }
    for y in [325, 400, 479] {
      try eventually("two halves at \(y)") {
        let colors = try colors(y)
        return colors.left != colors.empty && colors.right != colors.empty
          && colors.middle == colors.empty
      }
    }
    // Touches between the halves are not the keyboard's; touches on them are.
    try session.awaitMouse()
    session.move(Point(x: 400, y: 400))
    session.press(true)
    session.press(false)
    for x in [20.0, 780] {
      session.move(Point(x: x, y: 400))
      session.press(true)
      session.press(false)
      eventually("a touch at \(x)") {
        session.touches.last.map { $0.phase == .up && ($0.point.x < 100) == (x < 100) } ?? false
      }
    }
    #expect(session.touches.filter { $0.phase == .down }.count == 2)
  }

  @Test func thePanelFlipsIfItWouldCoverItsField() throws {
    let session = try PlacedPanel("[panel]\nflip = true\n")
    func isAt(_ isTop: Bool) throws -> Bool {
      let screen = try session.sway.screenshot()
      let empty = screen.color(400, 240)
      return (screen.color(2, 2) != empty) == isTop && (screen.color(2, 477) != empty) == !isTop
        && session.area.map { ($0.minY < 1) == isTop } == true
    }
    try session.layOut()
    try eventually("the keyboard at the bottom") { try isAt(false) }
    for covers in [true, false, true] {
      try session.layOut { $0.isShown = false }
      // If the keyboard were shown again at once, the panel would not report that it was hidden.
      try eventually("nothing") {
        let screen = try session.sway.screenshot()
        let empty = screen.color(400, 240)
        return screen.color(2, 2) == empty && screen.color(2, 477) == empty
      }
      // While hidden, the keyboard returns to its configured edge, so that it can cover the next
      // touch.
      eventually("its own place") { session.area.map { $0.maxY > 470 } ?? false }
      try session.layOut { $0.isCovering = covers }
      try eventually("the keyboard, covers: \(covers)") { try isAt(covers) }
      // Once it is shown, a change of the covered state has no effect.
      try session.layOut { $0.isCovering = !covers }
      // The time in which it would move.
      usleep(200_000)
      #expect(try isAt(covers))
    }
    // Its keys are at their visible positions.
    let area = try #require(session.area)
    try session.awaitMouse()
    session.move(Point(x: 60, y: area.center.y))
    session.press(true)
    session.press(false)
    eventually("a touch") { session.touches.last?.phase == .up }
    #expect(session.touches.first.map { abs($0.point.y - 108) < 3 } == true)
  }

  @Test("A pressed key is cancelled at the daemon when a tab or a bar replaces the keyboard")
  func replacedKeyboard() throws {
    let session = try PlacedPanel("[panel]\ntab = true\ncollapsed = \"bar\"\n")
    try session.layOut()
    try session.awaitMouse()
    let area = try #require(session.area)
    for isCollapsed in [false, true] {
      try session.layOut()
      // Beside a tab, too.
      try eventually("the keyboard") {
        let screen = try session.sway.screenshot()
        return screen.color(2, 470) != screen.color(400, 10)
      }
      for x in [80.0, 60] { session.move(Point(x: x, y: area.center.y)) }
      session.press(true)
      eventually("a press") { session.touches.last?.phase == .down }
      try session.layOut { ($0.isShown, $0.isCollapsed) = (false, isCollapsed) }
      eventually("its end") { session.touches.last?.phase == .cancelled }
      session.press(false)
    }
    #expect(session.touches.map(\.phase) == [.down, .cancelled, .down, .cancelled])
  }

  @Test func withoutFlippingThePanelStaysAtItsEdge() throws {
    let session = try PlacedPanel("")
    try session.layOut { $0.isShown = false }
    eventually("a place") { session.area != nil }
    try session.layOut { $0.isCovering = true }
    try eventually("the keyboard") {
      let screen = try session.sway.screenshot()
      return screen.color(2, 477) != screen.color(400, 10)
    }
    #expect(session.area.map { $0.maxY > 470 } == true)
  }
}
