// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
import Panel
import Testing

/// The scaling of a picture to the size of a surface.
struct ScaledSceneTests {
  private func scene(_ width: Double, _ height: Double, above: Double = 0) -> StyledScene {
    StyledScene(
      bounds: Rect(minX: 0, minY: -above, maxX: width, maxY: height), effectiveAppearance: .light,
      background: StyledScene.Box(
        frame: Rect(x: 0, y: 0, width: width, height: height), fill: .black))
  }

  @Test func equalProportionsNeedNoScaling() throws {
    let scene = scene(400, 200, above: 50)
    let fitted = try #require(ScaledScene(scene, width: 800, height: 500))
    #expect(fitted.scale == 2)
    #expect(fitted.scene == scene)
  }

  @Test func widerSurfacesCenterTheSceneAndExtendTheBackground() throws {
    let fitted = try #require(ScaledScene(scene(400, 200), width: 1000, height: 400))
    #expect(fitted.scale == 2)
    #expect(fitted.scene.bounds == Rect(minX: -50, minY: 0, maxX: 450, maxY: 200))
    #expect(fitted.scene.background.frame == fitted.scene.bounds)
  }

  @Test func onHigherSurfacesTheSceneIsAtTheBottom() throws {
    let fitted = try #require(ScaledScene(scene(400, 200), width: 400, height: 300))
    #expect(fitted.scale == 1)
    #expect(fitted.scene.bounds == Rect(minX: 0, minY: -100, maxX: 400, maxY: 200))
    #expect(fitted.scene.background.frame == Rect(x: 0, y: 0, width: 400, height: 200))
  }

  @Test func lessRoomAboveReducesOnlyTheHeadroom() throws {
    let scene = scene(400, 200, above: 60)
    let atTheTop = try #require(ScaledScene(scene, width: 800, height: 400, headroom: 0))
    #expect(atTheTop.scale == 2)
    #expect(atTheTop.scene.bounds == Rect(x: 0, y: 0, width: 400, height: 200))
    let near = try #require(ScaledScene(scene, width: 800, height: 440, headroom: 40))
    #expect(near.scale == 2 && near.scene.bounds.minY == -20)
    // The background fills a panel that is higher than its picture.
    let high = try #require(ScaledScene(scene, width: 800, height: 500, headroom: 40))
    #expect(high.scale == 2 && high.scene.bounds.minY == -50)
    #expect(high.scene.background.frame.minY == -30)
    #expect(ScaledScene(scene, width: 800, height: 40, headroom: 40) == nil)
  }

  @Test(arguments: [(799, 333), (1, 1), (1920, 347), (533, 201), (5000, 4999)])
  func theSceneFillsTheSurfaceToThePixel(_ width: Int, _ height: Int) throws {
    guard let fitted = ScaledScene(scene(391.5, 217.3, above: 61), width: width, height: height)
    else { return #expect(width == 1) }
    let size = try SceneRenderer(scale: fitted.scale).pixelSize(of: fitted.scene)
    #expect(size == Size(width: Double(width), height: Double(height)))
  }

  @Test func invalidSizesHaveNoScaledScene() {
    #expect(ScaledScene(scene(400, 200), width: 0, height: 100) == nil)
    #expect(ScaledScene(scene(400, 200), width: 100, height: -1) == nil)
    #expect(ScaledScene(scene(0, 200), width: 100, height: 100) == nil)
    #expect(ScaledScene(scene(1, 1), width: 10_000, height: 10_000) == nil)
    #expect(ScaledScene(scene(90_000, 90_000), width: 100, height: 100) == nil)
  }

  @Test func aPlaceOnTheSurfaceIsAPointOfTheKeyboard() throws {
    let fitted = try #require(ScaledScene(scene(400, 200, above: 50), width: 800, height: 500))
    // The surface is half as wide in logical units as in pixels.
    #expect(fitted.point(at: Point(x: 0, y: 0), width: 400) == Point(x: 0, y: -50))
    #expect(fitted.point(at: Point(x: 400, y: 250), width: 400) == Point(x: 400, y: 200))
    let wide = try #require(ScaledScene(scene(400, 200), width: 1000, height: 400))
    #expect(wide.point(at: Point(x: 100, y: 0), width: 1000) == Point(x: 0, y: 0))
    #expect(wide.point(at: Point(x: 1, y: 1), width: 0) == Point(x: -50, y: 0))
  }

  @Test func onlyDifferencesAreDamaged() throws {
    let first = scene(400, 200, above: 50)
    var second = first
    second.pointer = StyledScene.Box(
      frame: Rect(x: 10, y: 20, width: 5, height: 5), fill: .black)
    let (before, after) = (
      try #require(ScaledScene(first, width: 800, height: 500)),
      try #require(ScaledScene(second, width: 800, height: 500))
    )
    #expect(after.damage(from: after)?.pixels == [])
    let damage = try #require(after.damage(from: before))
    #expect(damage.points.count == 1)
    // At a scale of two, below the headroom, and with a pixel on each side.
    #expect(damage.pixels == [Rect(minX: 19, minY: 139, maxX: 31, maxY: 151)])
    #expect(after.damage(from: nil) == nil)
    let larger = try #require(ScaledScene(first, width: 1600, height: 1000))
    #expect(larger.damage(from: before) == nil)
  }
}
