// SPDX-License-Identifier: MIT

import ClavierKit
@testable import LayoutEngineKit
import Testing
import TestSupport

/// Where the magnified key stands.
struct KeyPopTests {
  private let key = Rect(x: 100, y: 50, width: 20, height: 40)

  private func pop(_ type: KeyPopType?, bounds: Rect? = nil) -> KeyPop? {
    KeyPop(style: KeyboardButtonStyle(keyPopType: type), key: key, bounds: bounds)
  }

  @Test func aPopIsLargerThanItsKeyAndFivePointsAboveItsMiddle() {
    let frame = pop(.default)?.frame
    // 20 × 1.5 wide and 40 × 1.1 high, its lower edge at 45.
    #expect(frame.map { abs($0.minX - 95) < 0.01 && abs($0.maxX - 125) < 0.01 } == true)
    #expect(frame.map { abs($0.minY - 1) < 0.01 && abs($0.maxY - 45) < 0.01 } == true)
  }

  @Test func aLeftPopGrowsToTheRightAndARightPopToTheLeft() {
    #expect(pop(.left)?.frame.minX == 100)
    #expect(pop(.left)?.frame.maxX == 130)
    #expect(pop(.right)?.frame.minX == 90)
    #expect(pop(.right)?.frame.maxX == 120)
  }

  @Test func theCornerAtTheKeysOwnEdgeIsSquare() {
    #expect(pop(.left)?.hasSquareBottomLeftCorner == true)
    #expect(pop(.left)?.hasSquareBottomRightCorner == false)
    #expect(pop(.right)?.hasSquareBottomLeftCorner == false)
    #expect(pop(.right)?.hasSquareBottomRightCorner == true)
    #expect(pop(.default)?.hasSquareBottomLeftCorner == false)
    #expect(pop(.default)?.hasSquareBottomRightCorner == false)
  }

  @Test func lettersAndCornersGrowWithThePop() throws {
    var style = KeyboardButtonStyle(keyPopType: .default)
    style.font = LayoutEngine.Font(family: "Sans", size: 20, isBold: true)
    style.cornerRadius = 10
    style.keyPopWidthMultiplier = 1.7
    style.keyPopHeightMultiplier = 1.4
    let pop = try #require(KeyPop(style: style, key: key))
    #expect(pop.font == LayoutEngine.Font(family: "Sans", size: 34, isBold: true))
    #expect(pop.cornerRadius == Size(width: 17, height: 14))
  }

  @Test func aKeyWithoutPopHasNone() {
    #expect(pop(nil) == nil)
  }

  @Test func aPopMovesInsideItsBounds() {
    #expect(
      pop(.default, bounds: Rect(x: 0, y: 20, width: 110, height: 200))?.frame
        == Rect(x: 80, y: 20, width: 30, height: 44))
    #expect(
      pop(.left, bounds: Rect(x: 0, y: 0, width: 10, height: 10))?.frame
        == Rect(x: 0, y: 0, width: 10, height: 10), "a pop that is too large is cut")
  }

  @Test(arguments: UInt64(0)..<200)
  func everyPopOfTheKeyboardIsInsideTheKeyboardIfItMustBe(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let numbers = [0, 1, 1.5, 3, -1, 1e9, .nan, .infinity]
    let size = Size(
      width: .random(in: 1...1000, using: &random), height: .random(in: 1...500, using: &random))
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let geometry = LayoutEngine.Geometry(CustomKeyboardLayout().numbers, size: size)
    for place in geometry.places {
      var style = place.button.style
      if seed % 2 == 0 {
        style.keyPopWidthMultiplier = numbers.randomElement(using: &random) ?? 0
        style.keyPopHeightMultiplier = numbers.randomElement(using: &random) ?? 0
      }
      guard let frame = KeyPop(style: style, key: place.frame, bounds: bounds)?.frame else {
        #expect(style.keyPopType == nil)
        continue
      }
      #expect(
        frame.minX >= 0 && frame.minX <= frame.maxX && frame.maxX <= size.width
          && frame.minY >= 0 && frame.minY <= frame.maxY && frame.maxY <= size.height,
        "\(frame) of seed \(seed)")
    }
  }

  @Test func onlyThePressedKeyShowsAPop() {
    var hand = CustomHand()
    #expect(hand.machine.keyPop == nil)
    hand.down("q")
    #expect(hand.machine.keyPop?.type == .left)
    #expect(hand.machine.keyPop?.frame.minX == 3)
    hand.move(to: "w")
    #expect(hand.machine.keyPop?.type == .default)
    hand.down("p", finger: 2)
    #expect(hand.machine.keyPop?.type == .right)
    hand.machine.popBounds = Rect(x: 0, y: 0, width: 320, height: 216)
    #expect(hand.machine.keyPop?.frame.minY == 0)
    hand.up(finger: 2)
    #expect(hand.machine.keyPop == nil)
    hand.down("Space")
    #expect(hand.machine.keyPop == nil)
  }
}
