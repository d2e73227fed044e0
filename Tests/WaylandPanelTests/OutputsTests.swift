// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Foundation
import Panel
import PanelSupport
import TestSupport
import Testing

@testable import WaylandPanel

/// Outputs of all kinds that come and go, and compositors that do.
@Suite(.serialized, .enabled(if: Tier.runs("sway", "grim"), "\(Tier.remedy)"))
struct OutputsTests {
  @Test func aLargerScaleGivesSharperPixels() throws {
    let stage = try Stage(Sway("output HEADLESS-1 scale 2"))
    try stage.showAndWait()
    let geometry = try #require(stage.place?.geometry)
    #expect(geometry.width == 400 && geometry.frame.maxY == 240)
    #expect(try stage.sway.pixels(scale: 2).width == 800)
    #expect(try stage.differences(scale: 2) == 0)
  }

  @Test func onAScaleBetweenTwoTheKeyboardFillsItsPartOfTheOutput() throws {
    let stage = try Stage(Sway("output HEADLESS-1 scale 1.5"))
    try stage.showAndWait()
    let (output, geometry) = try #require(stage.place)
    #expect(output.size == Size(width: 533, height: 320))
    #expect(output.pixels == Size(width: 800, height: 480))
    #expect(geometry.width == 533)
    let screen = try stage.sway.pixels(scale: 1)
    #expect(screen.color(2, screen.height - 6) != screen.color(200, 10))
  }

  @Test func theScaleMayChangeWhileThePanelIsShown() throws {
    let stage = try Stage(Sway())
    try stage.showAndWait()
    try stage.sway.message("output", "HEADLESS-1", "scale", "2")
    try stage.eventually("another place") { stage.place?.geometry.width == 400 }
    try stage.showAndWait()
    #expect(stage.place?.geometry.frame.maxY == 240)
    #expect(try stage.differences(scale: 2) == 0)
  }

  @Test(arguments: [("90", Rotation.left), ("180", .upsideDown), ("270", .right)])
  func aRotatedOutputIsReportedAsSeen(_ turn: String, _ rotation: Rotation) throws {
    let stage = try Stage(Sway("output HEADLESS-1 transform \(turn)"))
    try stage.showAndWait()
    let (output, geometry) = try #require(stage.place)
    #expect(output.rotation == rotation)
    let isUpright = turn != "180"
    #expect(output.pixels == Size(width: isUpright ? 480 : 800, height: isUpright ? 800 : 480))
    #expect(geometry.frame.maxY == output.size.height)
    #expect(try stage.differences() == 0)
  }

  @Test func anOutputThatTurnsUpsideDownIsReported() throws {
    let stage = try Stage(Sway())
    try stage.showAndWait()
    let geometry = try #require(stage.place?.geometry)
    try stage.sway.message("output", "HEADLESS-1", "transform", "180")
    try stage.eventually("the rotation") { stage.place?.output.rotation == .upsideDown }
    #expect(stage.place?.geometry == geometry)
  }

  @Test func thePanelIsOnTheNamedOutput() throws {
    var settings = PanelSettings()
    settings.output = "HEADLESS-2"
    let stage = try Stage(Sway(outputs: 2), settings: settings)
    try stage.showAndWait()
    #expect(stage.place?.output.name == "HEADLESS-2")
    let (first, second) = (
      try stage.sway.screenshot("HEADLESS-1"), try stage.sway.screenshot("HEADLESS-2")
    )
    #expect(first.color(2, 470) == first.color(400, 10))
    #expect(second.color(2, 470) != second.color(400, 10))
  }

  @Test func thePanelMovesToTheRemainingOutputAndBack() throws {
    // An output that is a window disappears when the window is closed.
    let desk = try Sway()
    let sway = try Sway(outputs: 2, in: desk)
    var settings = PanelSettings()
    settings.output = "WL-2"
    let stage = try Stage(sway, settings: settings)
    try stage.showAndWait()
    #expect(stage.place?.output.name == "WL-2")
    try desk.message("[title=\"WL-2\"]", "kill")
    try stage.eventually("the other output") { stage.place?.output.name == "WL-1" }
    try stage.eventuallyShown()
    #expect(stage.messages.count == 1)
    #expect(stage.messages.first?.contains("there is no output WL-2") == true)
    // The next output has a different name: a panel without a configured output stays where it is.
    stage.presenter.settings.panel.output = nil
    try sway.message("create_output")
    try stage.wait(milliseconds: 100)
    #expect(stage.place?.output.name == "WL-1")
    stage.presenter.settings.panel.output = "WL-3"
    try stage.eventually("the new output") { stage.place?.output.name == "WL-3" }
    try stage.eventuallyShown()
  }

  @Test func aPanelWithoutAnOutputWaitsForOne() throws {
    let desk = try Sway()
    let sway = try Sway(in: desk)
    let stage = try Stage(sway)
    try stage.showAndWait()
    try desk.message("[title=\"WL-1\"]", "kill")
    try stage.eventually("no place") { stage.place == nil }
    try sway.message("create_output")
    try stage.eventually("the new output") { stage.place?.output.name == "WL-2" }
    try stage.eventuallyShown()
  }

  @Test func thePanelReturnsAfterTheCompositorCrashes() throws {
    let sway = try Sway()
    let stage = try Stage(sway)
    try stage.showAndWait()
    let picture = try #require(stage.presenter.shown)
    sway.kill()
    try stage.eventually("the loss") { stage.place == nil }
    try stage.wait(milliseconds: 300)
    try sway.start()
    try stage.eventually("the compositor") { stage.place != nil }
    try stage.eventuallyShown()
    #expect(stage.presenter.shown == picture)
    // The failure is logged once for any number of attempts.
    #expect(stage.messages.count == 1)
    #expect(stage.messages.first?.contains("ended the connection") == true)
  }
}
