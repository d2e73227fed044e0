// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Foundation
import Linux
import Panel
import PanelSupport
import TestSupport
import Testing

@testable import WaylandPanel

/// A panel's events from a compositor's mouse.
@Suite(.serialized, .enabled(if: Tier.runs("sway"), "\(Tier.remedy)"))
struct InputTests {
  private let stage: Stage
  private let mouse: Mouse

  init() throws {
    stage = try Stage(Sway())
    mouse = try Mouse(stage.sway.display)
    stage.presenter.reportsTouches = true
    try stage.showAndWait()
  }

  private var touches: [Touch] { stage.reports.flatMap(\.frame.touches) }

  /// Returns the centre of a key on the screen, according to the drawn picture.
  private func center(of key: Int) throws -> (screen: (x: Int, y: Int), point: Point) {
    let picture = try #require(stage.presenter.shown)
    let geometry = try #require(stage.place?.geometry)
    let center = picture.scene.keys[key].cap.frame.center
    let bounds = picture.scene.bounds
    let x = (center.x - bounds.minX) * picture.scale
    let y = (center.y - bounds.minY) * picture.scale
    return ((Int(x.rounded()), 480 - geometry.height + Int(y.rounded())), center)
  }

  @Test func aClickIsAContactAtThePointOfTheKey() throws {
    let (screen, point) = try center(of: 12)
    mouse.move(screen.x, screen.y)
    mouse.press(true)
    mouse.press(false)
    try stage.eventually("a click") { touches.map(\.phase) == [.down, .up] }
    #expect(stage.reports.allSatisfy { $0.source == .pointer })
    let place = try #require(touches.first).point
    #expect(abs(place.x - point.x) < 1 && abs(place.y - point.y) < 1)
    let now = Timestamp(microseconds: stage.loop.now)
    let age = try now - #require(stage.reports.first).frame.time
    #expect(age >= .zero && age < .seconds(5))
  }

  @Test func aPressedMouseThatMovesIsAFingerThatSlides() throws {
    let (first, second) = (try center(of: 1), try center(of: 5))
    mouse.move(first.screen.x, first.screen.y)
    mouse.press(true)
    mouse.move(second.screen.x, second.screen.y)
    mouse.press(false)
    try stage.eventually("the way") { touches.last?.phase == .up }
    #expect(touches.map(\.phase) == [.down, .moved, .up])
    #expect(Set(touches.map(\.contact)).count == 1)
    #expect(abs((touches.last?.point.x ?? 0) - second.point.x) < 1)
  }

  @Test func touchesBesideTheKeyboardAreNotReported() throws {
    let geometry = try #require(stage.place?.geometry)
    mouse.move(400, 100)
    mouse.press(true)
    mouse.press(false)
    // Letters over fingers are drawn there, but touches go to the window below.
    mouse.move(400, 480 - geometry.height + geometry.headroom - 4)
    mouse.press(true)
    mouse.press(false)
    try stage.wait(milliseconds: 100)
    #expect(touches == [])
  }

  @Test func disabledTouchReportingReportsNoTouch() throws {
    stage.presenter.reportsTouches = false
    let (screen, _) = try center(of: 12)
    mouse.move(screen.x, screen.y)
    mouse.press(true)
    mouse.press(false)
    try stage.wait(milliseconds: 100)
    #expect(touches == [])
  }

  @Test func aPressedMouseIsCancelledWhenTheKeyboardGoes() throws {
    let (screen, _) = try center(of: 12)
    mouse.move(screen.x, screen.y)
    mouse.press(true)
    try stage.eventually("the press") { touches.count == 1 }
    stage.presenter.show(nil, shape: .unknown)
    try stage.eventually("the end") { touches.map(\.phase) == [.down, .cancelled] }
    mouse.press(false)
    try stage.wait(milliseconds: 50)
    #expect(touches.count == 2)
  }

  @Test func moreDevicesMakeNoMoreClicks() throws {
    // Each new mouse makes the compositor announce the seat's capabilities again.
    let others = try (0..<3).map { _ in try Mouse(stage.sway.display) }
    let (screen, _) = try center(of: 12)
    mouse.move(screen.x, screen.y)
    mouse.press(true)
    mouse.press(false)
    try stage.eventually("a click") { touches.count >= 2 }
    try stage.wait(milliseconds: 50)
    #expect(touches.map(\.phase) == [.down, .up])
    #expect(others.count == 3)
  }
}
