// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
import Testing

/// Caps, backgrounds and bars.
struct BoxTests {
  private let frame = Rect(x: 10, y: 8, width: 20, height: 14)

  private func box(_ corners: Double = 0) -> StyledScene.Box {
    StyledScene.Box(frame: frame, corners: StyledScene.Corners(corners), fill: .red)
  }

  @Test func aCapIsWhereItsFrameIs() throws {
    let pixels = try Sketch().pixels(box())
    #expect(pixels.ink(on: .white) == frame)
    #expect(pixels.color(10, 8) == .red && pixels.color(29, 21) == .red)
    #expect(pixels.color(9, 8) == .white && pixels.color(30, 21) == .white)
  }

  @Test(arguments: [0.5, 1, 1.25, 1.3, 1.5, 1.77, 2, 3])
  func edgesAreSharpAtEveryScale(scale: Double) throws {
    let pixels = try Sketch(scale: scale).pixels(box())
    #expect(pixels.width == Int((40 * scale).rounded()))
    let seen = (0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels.color($0, y) } }
    #expect(Set(seen) == [.red, .white])
    let ink = pixels.ink(on: .white)
    #expect(abs(ink.minX - frame.minX * scale) <= 0.5 && abs(ink.maxY - frame.maxY * scale) <= 0.5)
  }

  @Test func roundCornersAreLeftOut() throws {
    let pixels = try Sketch().pixels(box(6))
    #expect(pixels.ink(on: .white) == frame)
    #expect(pixels.color(10, 8) == .white && pixels.color(29, 21) == .white)
    #expect(pixels.color(20, 8) == .red)
  }

  @Test func eachCornerHasItsOwnRadius() throws {
    var box = box()
    box.corners.bottomLeft = 6
    let pixels = try Sketch().pixels(box)
    #expect(pixels.color(10, 8) == .red && pixels.color(29, 8) == .red)
    #expect(pixels.color(29, 21) == .red && pixels.color(10, 21) == .white)
  }

  @Test func aRadiusThatIsTooLargeMakesARoundKey() throws {
    let pixels = try Sketch().pixels(box(1000))
    #expect(pixels.ink(on: .white) == frame)
    #expect(pixels.color(20, 15) == .red)
  }

  @Test func aShadowBlurredBeyondMeasureIsDrawn() throws {
    var box = box()
    box.shadows = [StyledScene.Shadow(color: .black, blur: 1e19)]
    #expect(try Sketch().pixels(box).color(20, 15) == .red)
  }

  @Test func theBorderIsInsideTheEdge() throws {
    var box = box()
    box.border = Keyboard.ButtonBorderStyle(color: .blue, size: 2)
    let pixels = try Sketch().pixels(box)
    #expect(pixels.ink(on: .white) == frame)
    #expect(pixels.color(10, 15) == .blue && pixels.color(11, 15) == .blue)
    #expect(pixels.color(12, 15) == .red && pixels.color(20, 9) == .blue)
  }

  @Test func aBorderThinnerThanAPixelIsFainter() throws {
    var box = box()
    box.border = Keyboard.ButtonBorderStyle(color: .blue, size: 0.5)
    let pixels = try Sketch().pixels(box)
    #expect(pixels.color(10, 15).isLike(Color(red: 0.5, green: 0, blue: 0.5)))
    #expect(pixels.color(11, 15) == .red)
    #expect(try Sketch(scale: 2).pixels(box).color(20, 30) == .blue)
  }

  @Test func aBorderThickerThanTheKeyFillsIt() throws {
    var box = box(3)
    box.border = Keyboard.ButtonBorderStyle(color: .blue, size: 50)
    #expect(try Sketch().pixels(box).color(20, 15) == .blue)
  }

  @Test func theShadowIsBelowAndNotUnderTheKey() throws {
    var box = box(4)
    box.fill = Color.red.opacity(0.5)
    box.shadows = [StyledScene.Shadow(color: .black, offset: Size(width: 0, height: 2))]
    let pixels = try Sketch().pixels(box)
    #expect(pixels.ink(on: .white).maxY == frame.maxY + 2)
    #expect(pixels.color(20, 22) == .black && pixels.color(20, 23) == .black)
    #expect(pixels.color(20, 20).isLike(Color(red: 1, green: 0.5, blue: 0.5)))
    #expect(pixels.color(20, 7) == .white && pixels.color(9, 15) == .white)
  }

  @Test func aShadowToTheSideIsOutsideTheKeyOnly() throws {
    var box = box()
    box.fill = .clear
    box.shadows = [StyledScene.Shadow(color: .black, offset: Size(width: 3, height: -2))]
    let pixels = try Sketch().pixels(box)
    #expect(pixels.color(31, 10) == .black && pixels.color(20, 7) == .black)
    #expect(pixels.color(20, 15) == .white && pixels.color(9, 15) == .white)
  }

  @Test func aBlurredShadowFadesAwayAndReachesNoFarther() throws {
    var box = box(2)
    box.shadows = [StyledScene.Shadow(color: .black, blur: 6)]
    let pixels = try Sketch().pixels(box)
    let greys = (30..<38).map { pixels.color($0, 15).red }
    #expect(greys[0] < 0.4)
    #expect(zip(greys, greys.dropFirst()).allSatisfy { $0 <= $1 }, "\(greys)")
    #expect(pixels.color(37, 15) == .white)
    #expect(pixels.color(20, 15) == .red)
    let ink = pixels.ink(on: .white)
    #expect(ink.minX >= 4 && ink.maxX <= 36 && ink.minY >= 2 && ink.maxY <= 28)
  }

  @Test func layersAreInTheOrderOfTheStyle() throws {
    var box = box()
    box.background = Keyboard.Background(backgroundColor: .green)
    #expect(try Sketch().pixels(box).color(20, 15) == .green)
    box.background?.backgroundGradient = [.blue]
    #expect(try Sketch().pixels(box).color(20, 15) == .blue)
    box.background?.overlayGradient = [.yellow]
    #expect(try Sketch().pixels(box).color(20, 15) == .yellow)
    box.background?.overlayColor = .black
    #expect(try Sketch().pixels(box).color(20, 15) == .black)
    box.overlay = .white
    #expect(try Sketch().pixels(box).color(20, 15) == .white)
  }

  @Test func gradientsGoFromTheTopToTheBottom() throws {
    var box = box()
    box.background = .verticalGradient([.black, .red, .white])
    let pixels = try Sketch(scale: 4).pixels(box)
    #expect(pixels.color(80, 33).red < 0.1)
    #expect(pixels.color(80, 60).isLike(Color(red: 1, green: 0, blue: 0).opacity(1)))
    #expect(pixels.color(80, 86).green > 0.9)
    #expect(pixels.color(45, 50) == pixels.color(110, 50))
  }

  @Test func emptyAndInvalidBoxesAreNotDrawn() throws {
    let frames = [
      Rect(x: 5, y: 5, width: 0, height: 10), Rect(x: 5, y: 5, width: -4, height: 10),
      Rect(x: .nan, y: 5, width: 4, height: 10), Rect(x: 5, y: 5, width: .infinity, height: .nan),
    ]
    for frame in frames {
      let box = StyledScene.Box(
        frame: frame, corners: StyledScene.Corners(3), fill: .red,
        border: Keyboard.ButtonBorderStyle(color: .blue, size: .nan),
        shadows: [StyledScene.Shadow(color: .black, blur: .infinity)])
      #expect(try Sketch().pixels(box, self.box()).ink(on: .white) == self.frame)
    }
  }
}
