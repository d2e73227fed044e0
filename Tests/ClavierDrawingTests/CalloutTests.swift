// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import ClavierDrawing

/// Input and action callouts, each one shape with its key.
struct CalloutTests {
  private let sketch = Sketch(size: Size(width: 120, height: 80))
  private let key = Rect(x: 40, y: 45, width: 30, height: 30)

  private func callout(_ body: Rect, stem: Rect? = nil) -> StyledScene.Callout {
    StyledScene.Callout(
      body: StyledScene.Box(frame: body, corners: StyledScene.Corners(8), fill: .red),
      stem: StyledScene.Callout.Stem(
        frame: stem ?? key, cornerRadius: 4, curve: Size(width: 8, height: 12)), items: [])
  }

  private func pixels(_ callout: StyledScene.Callout) throws -> Pixels {
    try sketch.pixels(sketch.scene(callouts: [callout]))
  }

  @Test func aBubbleAndItsKeyAreOneShape() throws {
    let body = Rect(x: 28, y: 5, width: 54, height: 40)
    let pixels = try pixels(callout(body))
    #expect(pixels.ink(on: .white) == body.union(key))
    #expect((6..<74).allSatisfy { pixels.color(55, $0) == .red })
    // The area beside the key is empty, and the transition is a wave.
    #expect(pixels.color(36, 70) == .white && pixels.color(74, 70) == .white)
    #expect(pixels.color(38, 47) == .red && pixels.color(30, 50) == .white)
  }

  @Test func bothSidesOfABubbleAreAlike() throws {
    let pixels = try pixels(callout(Rect(x: 28, y: 5, width: 54, height: 40)))
    for y in 0..<80 {
      for x in 0..<55 {
        #expect(abs(pixels.color(x, y).green - pixels.color(109 - x, y).green) < 0.1)
      }
    }
  }

  @Test func aListHasACornerAStraightPartAndACurve() throws {
    let body = Rect(x: 32, y: 10, width: 80, height: 35)
    let pixels = try pixels(callout(body))
    #expect(pixels.ink(on: .white) == body.union(key))
    #expect(pixels.color(95, 44) == .red && pixels.color(95, 46) == .white)
    #expect(pixels.color(111, 44) == .white && pixels.color(71, 46) == .red)
    #expect(pixels.color(80, 50) == .white)
  }

  @Test func aBodyAtTheEdgeOfItsKeyGoesStraightDown() throws {
    let body = Rect(x: 40, y: 10, width: 60, height: 35)
    let pixels = try pixels(callout(body))
    #expect((20..<70).allSatisfy { pixels.color(40, $0) == .red })
    #expect((0..<80).allSatisfy { pixels.color(39, $0) == .white })
  }

  @Test func aBodyNarrowerThanItsKeyIsDrawnToo() throws {
    let body = Rect(x: 48, y: 10, width: 14, height: 35)
    let pixels = try pixels(callout(body))
    #expect(pixels.ink(on: .white) == body.union(key))
    #expect((12..<74).allSatisfy { pixels.color(55, $0) == .red })
  }

  @Test func aCalloutWithoutAStemIsABox() throws {
    var callout = callout(Rect(x: 20, y: 10, width: 60, height: 35))
    callout.stem = nil
    #expect(try pixels(callout).ink(on: .white) == callout.body.frame)
  }

  @Test func theBorderAndShadowSurroundTheWholeShape() throws {
    var callout = callout(Rect(x: 28, y: 8, width: 54, height: 37))
    callout.body.border = .init(color: .blue, size: 2)
    callout.body.shadows = [StyledScene.Shadow(color: .black, blur: 4)]
    let pixels = try pixels(callout)
    #expect(pixels.color(55, 8).isLike(.blue) && pixels.color(55, 74).isLike(.blue))
    #expect(pixels.color(40, 65).isLike(.blue) && pixels.color(69, 65).isLike(.blue))
    // There is none where the body meets its key.
    #expect(pixels.color(55, 45) == .red)
    #expect(pixels.color(38, 65).red < 0.9 && pixels.color(33, 65) == .white)
  }

  /// Scenes with an input callout of one shape and a blurred shadow at different positions; the
  /// last one has a different colour.
  private var bubbles: [StyledScene] {
    let place = (body: Rect(x: 28, y: 8, width: 54, height: 37), key: key)
    var callouts = [(0.0, 0.0), (20, -3), (-14, 2), (0, 0)].map { (x, y) in
      callout(place.body.moved(by: Point(x: x, y: y)), stem: key.moved(by: Point(x: x, y: y)))
    }
    callouts[3].body.fill = .blue
    return callouts.map { callout in
      var callout = callout
      callout.body.shadows = [StyledScene.Shadow(color: .black.opacity(0.5), blur: 4)]
      return sketch.scene(callouts: [callout])
    }
  }

  @Test func aCachedBubbleIsDrawnTheSame() throws {
    let renderer = try SceneRenderer()
    for scene in bubbles {
      let (one, other) = (try renderer.surface(for: scene), try renderer.surface(for: scene))
      renderer.draw(scene, on: one)
      try SceneRenderer().draw(scene, on: other)
      #expect(one.withPixels { Array($0) } == other.withPixels { Array($0) })
    }
    // Callouts of the same shape and colour were drawn once.
    #expect(renderer.boxes.count == 2)
  }

  @Test func aBubbleTooLargeForTheCacheIsDrawn() throws {
    let renderer = try SceneRenderer(scale: 16)
    let surface = try renderer.surface(for: bubbles[0])
    renderer.draw(bubbles[0], on: surface)
    #expect(renderer.boxes.count == 0)
    let pixels = Pixels(surface)
    #expect(pixels.color(55 * 16, 25 * 16) == .red)
    // Its shadow is beside it, and not below it.
    #expect(pixels.color(27 * 16, 25 * 16).red < 0.9 && pixels.color(20 * 16, 25 * 16) == .white)
  }

  @Test func theChosenItemIsMarked() throws {
    var callout = callout(Rect(x: 10, y: 5, width: 100, height: 40))
    let item = Rect(x: 40, y: 10, width: 30, height: 30)
    callout.items = [
      StyledScene.Callout.Item(
        box: StyledScene.Box(frame: item, fill: .blue),
        label: StyledScene.Label(.text("é"), font: .title3, color: .white, frame: item),
        isSelected: true)
    ]
    callout.separators = [
      StyledScene.Box(frame: Rect(x: 80, y: 10, width: 1, height: 30), fill: .black)
    ]
    let pixels = try pixels(callout)
    #expect(pixels.color(42, 12) == .blue && pixels.color(80, 20) == .black)
    #expect((40..<70).contains { x in (10..<40).contains { pixels.color(x, $0) == .white } })
  }

  @Test(arguments: [0.0, -5, 1e9, .nan])
  func strangeCurvesAndCornersStillGiveAPicture(number: Double) throws {
    var callout = callout(Rect(x: 28, y: 5, width: 54, height: 40))
    callout.stem?.curve = Size(width: number, height: number)
    callout.stem?.cornerRadius = number
    callout.body.corners = StyledScene.Corners(number)
    #expect(try pixels(callout).color(55, 25) == .red)
  }
}
