// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Panel
import TestSupport
import Testing

@testable import clavier_panel

/// A floating keyboard, dragged on a screen of 1000 × 600.
struct FloatingMachineTests {
  private let output = PanelOutput(
    name: "X-1", size: Size(width: 1000, height: 600), pixels: Size(width: 1000, height: 600))
  private static let keys = Rect(x: 0, y: 0, width: 390, height: 216)
  private let shape = PanelShape(
    panel: Rect(x: 0, y: 0, width: 390, height: 216 + PanelHandle.height), keys: keys)
  private var settings: PanelSettings = {
    var settings = PanelSettings()
    settings.placement = .floating
    (settings.width, settings.height) = (.points(390), .points(242))
    return settings
  }()
  private var machine = FloatingMachine()
  private var time: Int64 = 1_000_000

  private var geometry: PanelGeometry? {
    PanelGeometry(on: output, settings, shape: shape, placementOverride: machine.placementOverride)
  }

  /// The panel's geometry at a touch-down, which applies until the touch-up.
  private var touched: PanelGeometry?

  private mutating func finger(_ phase: Contact.Phase, _ x: Double, _ y: Double) {
    if phase == .down { touched = geometry }
    guard let touched else { return }
    time += 20_000
    let touch = Touch(contact: Contact.ID(rawValue: 1), phase: phase, point: Point(x: x, y: y))
    _ = machine.handle(
      touch, at: Timestamp(microseconds: time),
      on: FloatingMachine.DragContext(
        output: output, geometry: touched, settings: settings, shape: shape,
        handle: PanelHandle.frame(below: Self.keys)))
  }

  /// The panel's upper left corner, without the parts above it.
  private var corner: Point? {
    geometry.map { Point(x: $0.frame.minX, y: $0.frame.minY + Double($0.headroom)) }
  }

  @Test func thePanelStartsInTheMiddleNearTheLowerEdge() throws {
    let geometry = try #require(geometry)
    #expect(geometry.edge == nil)
    #expect(geometry.width == 390 && geometry.panelHeight == 242)
    #expect(geometry.frame.minX == 305 && geometry.frame.maxY > 580 && geometry.frame.maxY < 600)
  }

  @Test mutating func thePanelFollowsItsHandle() throws {
    let before = try #require(corner)
    finger(.down, 200, 230)
    finger(.moved, 150, 200)
    #expect(machine.placementOverride.isHeld)
    finger(.moved, 100, 130)
    finger(.up, 100, 130)
    #expect(!machine.placementOverride.isHeld)
    let after = try #require(corner)
    #expect(abs(after.x - (before.x - 100)) <= 1 && abs(after.y - (before.y - 100)) <= 1)
  }

  @Test mutating func thePanelStaysOnTheScreenWithItsHeadroom() throws {
    for (x, y) in [(-5000.0, -5000.0), (5000, 5000), (5000, -5000), (-5000, 5000)] {
      finger(.down, 200, 230)
      finger(.moved, 200 + x, 230 + y)
      let geometry = try #require(geometry)
      let screen = Rect(x: 0, y: 0, width: 1000, height: 600)
      #expect(geometry.frame.clamped(to: screen) == geometry.frame)
      #expect(geometry.headroom == 62)
      #expect(geometry.frame.minX == (x < 0 ? 0 : 610))
      #expect(geometry.frame.minY == (y < 0 ? 0 : 296))
      finger(.up, 200 + x, 230 + y)
    }
  }

  @Test mutating func aDoubleTapDocksThePanelAndASecondUndocksIt() throws {
    let before = try #require(geometry)
    func tapTwice(_ tests: inout Self) {
      for _ in 0..<2 {
        tests.finger(.down, 200, 230)
        tests.finger(.up, 200, 230)
      }
    }
    tapTwice(&self)
    #expect(geometry?.edge == .bottom)
    #expect(machine.record.isDocked)
    tapTwice(&self)
    #expect(geometry == before)
    #expect(!machine.record.isDocked)
  }

  @Test mutating func aDockedPanelUndocksWithItsHandleUnderTheFinger() throws {
    machine = FloatingMachine(FloatingRecord.Content(isDocked: true))
    settings.width = .automatic
    #expect(geometry?.width == 1000)
    finger(.down, 300, 230)
    finger(.moved, 300, 100)
    let geometry = try #require(geometry)
    #expect(geometry.edge == nil && geometry.width == 400)
    // The finger is at 300 of the screen's 1000, and 130 points above its start.
    #expect(abs(geometry.frame.center.x - 300) <= 1)
    #expect(abs(geometry.frame.maxY - (600 - 13 - 130 + 13 + 1)) <= 2)
  }

  @Test mutating func touchesBesideTheHandleAreIgnored() throws {
    let before = machine
    finger(.down, 200, 100)
    finger(.moved, 100, 230)
    finger(.up, 100, 230)
    #expect(machine == before)
  }

  @Test func thePictureHasABarBelowItsKeys() throws {
    let scene = StyledScene(
      bounds: Rect(minX: 0, minY: -62, maxX: 390, maxY: 216), effectiveAppearance: .light,
      background: StyledScene.Box(frame: Self.keys, fill: .black))
    let picture = PanelHandle.added(to: scene)
    #expect(picture.background.frame == shape.panel)
    #expect(picture.bounds == Rect(minX: 0, minY: -62, maxX: 390, maxY: 242))
    let bar = try #require(picture.highlights.first).frame
    #expect(bar.clamped(to: PanelHandle.frame(below: Self.keys)) == bar)
    #expect(bar.center.x == 195)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func aDraggedPanelStaysOnTheScreen(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let size = Size(width: number(1...8000).rounded(), height: number(1...8000).rounded())
    let output = PanelOutput(name: "", size: size, pixels: size)
    settingsLoop: for _ in 0..<10 {
      let position = Point(x: number(0...1), y: number(0...1))
      let placementOverride = PlacementOverride(position: position)
      let geometry = try #require(
        PanelGeometry(on: output, settings, shape: shape, placementOverride: placementOverride))
      let screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
      #expect(geometry.frame.clamped(to: screen) == geometry.frame)
      // The resulting geometry has the requested corner, to a unit.
      let corner = Point(x: number(-9000...9000), y: number(-9000...9000))
      let found = geometry.position(at: corner, on: output)
      #expect((0...1).contains(found.x) && (0...1).contains(found.y))
      let there = try #require(
        PanelGeometry(
          on: output, settings, shape: shape,
          placementOverride: PlacementOverride(position: found)))
      #expect(there.frame.size == geometry.frame.size)
      guard !screen.isEmpty else { continue settingsLoop }
      let wanted = Rect(
        x: corner.x, y: corner.y - Double(geometry.headroom), width: geometry.frame.width,
        height: geometry.frame.height
      ).moved(into: screen)
      #expect(abs(there.frame.minX - wanted.minX) <= 1.001)
      #expect(abs(there.frame.minY - wanted.minY) <= 1.001)
    }
  }
}
