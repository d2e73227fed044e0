// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import ClavierDrawing

/// How much is drawn of what changed.
struct ScenePartsTests {
  private let sketch = Sketch(size: Size(width: 100, height: 40))

  private func areas(_ boxes: [StyledScene.Box], _ damage: Rect...) -> [Rect] {
    let scene = sketch.scene(boxes)
    let grid = PixelGrid(scale: 1, bounds: scene.bounds, isSnapping: true)
    return SceneParts(scene, grid).areas(around: damage)
  }

  private func key(_ x: Double, width: Double = 20) -> StyledScene.Box {
    StyledScene.Box(
      frame: Rect(x: x, y: 10, width: width, height: 20), corners: StyledScene.Corners(5),
      fill: .red)
  }

  @Test func aKeyIsDrawnWholeWithoutItsNeighbours() {
    let keys = [key(0), key(30), key(60)]
    #expect(
      areas(keys, Rect(x: 40, y: 20, width: 2, height: 2))
        == [Rect(x: 30, y: 10, width: 20, height: 20)])
  }

  @Test func whereNothingIsOnlyTheDamageIsDrawn() {
    let damage = Rect(x: 2, y: 2, width: 3, height: 3)
    #expect(areas([key(30)], damage) == [damage])
    #expect(areas([]) == [])
  }

  @Test func keysThatTouchEachOtherAreDrawnTogether() {
    let keys = [key(0), key(18), key(36), key(70)]
    #expect(
      areas(keys, Rect(x: 5, y: 15, width: 1, height: 1))
        == [Rect(x: 0, y: 10, width: 56, height: 20)])
  }

  @Test func damagesOfOneKeyAreDrawnOnce() {
    let areas = areas(
      [key(30)], Rect(x: 31, y: 12, width: 2, height: 2), Rect(x: 45, y: 25, width: 2, height: 2),
      Rect(x: 80, y: 2, width: 2, height: 2))
    #expect(
      areas == [Rect(x: 30, y: 10, width: 20, height: 20), Rect(x: 80, y: 2, width: 2, height: 2)])
  }

  @Test func anUprightBoxMayBeCutAnywhereButNotItsShadow() {
    var bar = StyledScene.Box(frame: Rect(x: 0, y: 0, width: 100, height: 40), fill: .red)
    var scene = sketch.scene()
    let grid = PixelGrid(scale: 1, bounds: scene.bounds, isSnapping: true)
    let damage = Rect(x: 2, y: 2, width: 3, height: 3)
    scene.background = bar
    #expect(SceneParts(scene, grid).areas(around: [damage]) == [damage])
    bar.corners = StyledScene.Corners(4)
    scene.background = bar
    #expect(SceneParts(scene, grid).areas(around: [damage]) != [damage])
    bar.corners = StyledScene.Corners()
    bar.shadows = [StyledScene.Shadow(color: .black, blur: 2)]
    scene.background = bar
    #expect(SceneParts(scene, grid).areas(around: [damage]) != [damage])
  }
}
