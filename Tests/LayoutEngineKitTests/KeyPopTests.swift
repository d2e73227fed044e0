// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutEngineKit
import Testing
import TestSupport

/// The position and visibility of the magnified key.
struct KeyPopTests {
  private let key = Rect(x: 100, y: 50, width: 20, height: 40)
  private let room = Rect(x: -500, y: -500, width: 1000, height: 1000)

  private func pop(_ type: KeyPopType?, in bounds: Rect? = nil) -> Rect? {
    KeyboardButtonStyle(keyPopType: type).popFrame(over: key, in: bounds ?? room)
  }

  @Test func aPopIsLargerThanItsKeyAndFivePointsAboveItsMiddle() {
    let frame = pop(.default)
    // 20 × 1.5 wide and 40 × 1.1 high, its lower edge at 45.
    #expect(frame.map { abs($0.minX - 95) < 0.01 && abs($0.maxX - 125) < 0.01 } == true)
    #expect(frame.map { abs($0.minY - 1) < 0.01 && abs($0.maxY - 45) < 0.01 } == true)
  }

  @Test func aLeftPopGrowsToTheRightAndARightPopToTheLeft() {
    #expect(pop(.left)?.minX == 100 && pop(.left)?.maxX == 130)
    #expect(pop(.right)?.minX == 90 && pop(.right)?.maxX == 120)
  }

  @Test func aKeyWithoutPopHasNone() {
    #expect(pop(nil) == nil)
  }

  @Test func aPopMovesInsideItsBounds() {
    #expect(
      pop(.default, in: Rect(x: 0, y: 20, width: 110, height: 200))
        == Rect(x: 80, y: 20, width: 30, height: 44))
    #expect(
      pop(.left, in: Rect(x: 0, y: 0, width: 10, height: 10))
        == Rect(x: 0, y: 0, width: 10, height: 10), "a pop that is too large is cut")
  }

  @Test(arguments: UInt64(0)..<200)
  func everyPopOfTheKeyboardIsInsideTheKeyboardIfItMustBe(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let numbers = [0, 1, 1.5, 3, -1, 1e9, .nan, .infinity]
    let size = Size(
      width: .random(in: 1...1000, using: &random), height: .random(in: 1...500, using: &random))
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    for place in CustomKeyboardLayout().numbers.places(size: size) {
      var style = place.button.style
      if seed % 2 == 0 {
        style.keyPopWidthMultiplier = numbers.randomElement(using: &random) ?? 0
        style.keyPopHeightMultiplier = numbers.randomElement(using: &random) ?? 0
      }
      guard let frame = style.popFrame(over: place.frame, in: bounds) else {
        #expect(style.keyPopType == nil)
        continue
      }
      #expect(
        frame.minX >= 0 && frame.minX <= frame.maxX && frame.maxX <= size.width
          && frame.minY >= 0 && frame.minY <= frame.maxY && frame.maxY <= size.height,
        "\(frame) of seed \(seed)")
    }
  }

  private func shown(_ hand: CustomHand) -> [StyledScene.Label.Content] {
    StyledScene(hand.keyboard).callouts.flatMap { $0.items.map(\.label.content) }
  }

  @Test func onlyTheKeyPressedLastShowsAPop() {
    let hand = CustomHand()
    #expect(shown(hand).isEmpty)
    hand.down("q")
    #expect(shown(hand) == [.text("q")])
    hand.move(to: "e")
    #expect(shown(hand) == [.text("e")])
    hand.down("p", finger: 2)
    #expect(shown(hand) == [.text("p")])
    hand.up(finger: 2)
    #expect(shown(hand) == [.text("p")], "it stays for a moment, so that a quick tap is seen")
    hand.wait(.milliseconds(50))
    #expect(shown(hand).isEmpty)
    hand.down("Space")
    #expect(shown(hand).isEmpty)
  }

  @Test func aSurfaceShowsPopsToo() {
    let style = KeyboardButtonStyle(keyPopType: .default)
    let row = KeyboardRow(
      style: KeyboardRowStyle(leadingPadding: 0, trailingPadding: 0, buttonsPadding: 0),
      characters: ["Q", ".com"].map { KeyboardButton(type: .key($0), style: style) })
    let surface = KeyboardLayoutSurface(
      layout: LayoutEngine.Layout(rows: [row]), size: Size(width: 100, height: 50))
    let point = Point(x: 75, y: 25)
    func touch(_ phase: Contact.Phase) {
      let touch = Touch(contact: Contact.ID(rawValue: 1), phase: phase, point: point)
      surface.handle(TouchFrame(time: Timestamp(microseconds: 0), touches: [touch]))
    }
    touch(.down)
    let pop = StyledScene(surface).callouts.first
    #expect(pop?.body.frame.width == 75 && pop?.items.first?.label.content == .text(".com"))
    touch(.up)
    #expect(surface.deadline == Timestamp(microseconds: 50_000))
    _ = surface.session.handle(.deadline(Timestamp(microseconds: 50_000)))
    #expect(surface.deadline == nil)
    #expect(StyledScene(surface).callouts.isEmpty)
  }
}
