// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import ClavierDrawing

/// The cache of pictures of pressed keys.
struct AreaCacheTests {
  init() { _ = TestFonts.pinned }

  private let area = Rect(x: 4, y: 6, width: 30, height: 20)

  /// Returns a scene with a key under a finger.
  private func scene(_ fill: Color, isPressed: Bool = true) -> StyledScene {
    var scene = Sketch(size: Size(width: 60, height: 40)).scene([
      StyledScene.Box(
        frame: Rect(x: 6, y: 8, width: 20, height: 15), corners: StyledScene.Corners(4),
        fill: fill)
    ])
    scene.keys[0].isPressed = isPressed
    return scene
  }

  /// Draws scenes on two surfaces; returns the number of drawings, and whether the surfaces are
  /// equal.
  private func draw(_ scenes: [StyledScene], in area: Rect) throws -> (count: Int, isSame: Bool) {
    let (pictures, renderer) = (AreaCache(), try SceneRenderer())
    var (count, isSame) = (0, true)
    for scene in scenes {
      let surface = try PixelSurface(width: 60, height: 40)
      pictures.show(scene, in: area, on: surface) {
        count += 1
        let drawn = try? PixelSurface(width: 60, height: 40)
        guard let drawn else { return }
        renderer.draw(scene, on: drawn)
        surface.copy(area, of: drawn)
      }
      let fresh = try PixelSurface(width: 60, height: 40)
      renderer.draw(scene, on: fresh)
      let expected = try PixelSurface(width: 60, height: 40)
      expected.copy(area, of: fresh)
      if Pixels(surface) != Pixels(expected) { isSame = false }
    }
    return (count, isSame)
  }

  @Test func eachDistinctPictureIsDrawnOnce() throws {
    let drawn = try draw(
      [scene(.red), scene(.green), scene(.red), scene(.green), scene(.red)], in: area)
    #expect(drawn.count == 2 && drawn.isSame)
  }

  @Test func unrepeatedAreasAreNotCached() throws {
    let resting = scene(.red, isPressed: false)
    #expect(try draw([resting, resting], in: area).count == 2)
    var waiting = scene(.red)
    waiting.keys[0].marks = [
      StyledScene.Box(frame: Rect(x: 7, y: 9, width: 3, height: 1), fill: .black)
    ]
    #expect(try draw([waiting, waiting], in: area).count == 2)
    var pointed = scene(.red)
    pointed.pointer = waiting.keys[0].marks[0]
    #expect(try draw([pointed, pointed], in: area).count == 2)
  }

  @Test func aLargeAreaIsNotKept() throws {
    let (pictures, surface) = (AreaCache(), try PixelSurface(width: 400, height: 400))
    var count = 0
    for side in [300.0, 400] {
      for _ in 0..<2 {
        pictures.show(
          scene(.red), in: Rect(x: 0, y: 0, width: side, height: side), on: surface
        ) { count += 1 }
      }
    }
    #expect(count == 3)
  }

  @Test func overlaysElsewhereDoNotCount() {
    var busy = scene(.red)
    let far = StyledScene.Box(frame: Rect(x: 50, y: 30, width: 5, height: 5), fill: .green)
    busy.highlights = [far]
    busy.pointer = far
    #expect(busy.part(in: area) == scene(.red))
    #expect(busy.part(in: busy.bounds) == busy)
  }
}
