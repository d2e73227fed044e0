// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Foundation
import Panel
import PanelSupport
import TestSupport
import Testing

@testable import WaylandPanel

/// A keyboard that floats on a compositor of 800 × 480.
@Suite(.serialized, .enabled(if: Tier.runs("sway", "grim"), "\(Tier.remedy)"))
struct FloatingPanelTests {
  @Test(arguments: [Point(x: 0, y: 0), Point(x: 0.5, y: 0.5), Point(x: 1, y: 1)])
  func aFloatingPanelIsAtItsPositionAndReservesNoSpace(_ position: Point) throws {
    var settings = PanelSettings()
    settings.placement = .floating
    settings.width = .points(390)
    let stage = try Stage(Sway(), settings: settings)
    stage.presenter.placementOverride = PlacementOverride(position: position)
    try stage.showAndWait()
    let geometry = try #require(stage.place?.geometry)
    #expect(geometry.width == 390 && geometry.headroom > 40)
    let left = Int(geometry.frame.minX)
    #expect(left == Int(position.x * 410))
    let picture = try #require(stage.presenter.shown)
    #expect(try stage.differences() == 0)
    let rect = try JSONSerialization.jsonObject(
      with: Data(stage.sway.message("-t", "get_workspaces", "--raw").utf8))
    let room = ((rect as? [[String: Any]])?.first?["rect"] as? [String: Any])?["height"] as? Int
    #expect(room == 480)
    // A new position takes effect at once.
    stage.presenter.placementOverride.position = Point(x: 1 - position.x, y: 0.25)
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
}
