// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import ClavierDrawing

/// The parts of a scene that a change redraws.
struct IndivisiblePartsTests {
  private let sketch = Sketch(size: Size(width: 100, height: 40))
  private let damage = Rect(x: 2, y: 12, width: 3, height: 3)

  private func area(
    _ boxes: [StyledScene.Box], _ damage: Rect, isSnapping: Bool = true
  ) -> Rect {
    area(sketch.scene(boxes), damage, isSnapping)
  }

  private func area(_ scene: StyledScene, _ damage: Rect, _ isSnapping: Bool = true) -> Rect {
    let grid = PixelGrid(scale: 1, bounds: scene.bounds, isSnapping: isSnapping)
    return IndivisibleParts(scene, grid).area(around: damage)
  }

  /// Returns a key that is drawn each time, since it has a gradient.
  private func key(_ x: Double, width: Double = 20) -> StyledScene.Box {
    StyledScene.Box(
      frame: Rect(x: x, y: 10, width: width, height: 20), corners: StyledScene.Corners(5),
      fill: .red, background: Keyboard.Background(backgroundGradient: [.red, .green]))
  }

  @Test func aKeyIsDrawnWholeWithoutItsNeighbours() {
    let keys = [key(0), key(30), key(60)]
    #expect(
      area(keys, Rect(x: 40, y: 20, width: 2, height: 2))
        == Rect(x: 30, y: 10, width: 20, height: 20))
  }

  @Test func onlyTheDamageOfEmptyAreasIsDrawn() {
    #expect(area([key(30)], damage) == damage)
  }

  @Test func keysThatTouchEachOtherAreDrawnTogether() {
    let keys = [key(0), key(18), key(36), key(70)]
    #expect(area(keys, damage) == Rect(x: 0, y: 10, width: 56, height: 20))
  }

  @Test func copiedPartsMayBeClipped() {
    var plain = key(0)
    plain.background = nil
    plain.shadows = [StyledScene.Shadow(color: .black, blur: 2)]
    #expect(area([plain], damage) == damage)
    // Without pixels there is no copying.
    #expect(area([plain], damage, isSnapping: false) != damage)
    var large = Sketch(size: Size(width: 2000, height: 400)).scene()
    large.background = StyledScene.Box(
      frame: large.bounds, corners: StyledScene.Corners(9), fill: .red)
    #expect(area(large, damage) == large.bounds)
  }

  @Test func anUprightBoxMayBeCutAnywhereAndADrawingMayNot() {
    let box = StyledScene.Box(frame: Rect(x: 0, y: 0, width: 100, height: 40), fill: .red)
    #expect(area([box], damage) == damage)
    var scene = sketch.scene([box])
    let frame = Rect(x: 0, y: 10, width: 20, height: 20)
    for (content, isCut) in [
      (StyledScene.Label.Content.text("x"), true), (.icon(.backspace), false),
      (.image(name: "logo", description: "x"), false),
    ] {
      scene.keys[0].labels = [
        StyledScene.Label(content, font: .body, color: .black, frame: frame)
      ]
      #expect(area(scene, damage) == (isCut ? damage : frame))
    }
  }

  @Test func aCalloutTooLargeForTheCacheIsDrawnWhole() {
    let item = StyledScene.Callout.Item(
      label: StyledScene.Label(
        .text("x"), font: .body, color: .black, frame: Rect(x: 0, y: 0, width: 1, height: 1)))
    func callout(_ width: Double) -> StyledScene.Callout {
      StyledScene.Callout(
        body: StyledScene.Box(
          frame: Rect(x: 0, y: 0, width: width, height: 300), corners: StyledScene.Corners(4),
          fill: .white), items: [item])
    }
    var scene = Sketch(size: Size(width: 2000, height: 400)).scene()
    scene.callouts = [callout(100)]
    #expect(area(scene, damage) == damage)
    scene.callouts = [callout(1000)]
    #expect(area(scene, damage) == Rect(x: -1, y: -1, width: 1002, height: 302))
  }
}
