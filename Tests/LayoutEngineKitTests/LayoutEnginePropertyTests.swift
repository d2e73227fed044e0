// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutEngineKit
import Testing
import TestSupport

/// Properties that hold for any layout of rows of buttons, even invalid ones.
struct LayoutEnginePropertyTests {
  @Test func noPaddingOrWidthMakesAFrameInsideOutOrLeavesAGap() {
    for seed in 0..<UInt64(2000) {
      var random = RowRandom(source: SplitMix64(seed: seed))
      let layout = random.layout()
      let size = Size(width: random.number(), height: random.number())
      let orientation = random.chance(of: 2) ? InterfaceOrientation.portrait : .landscape
      let frames = KeyboardFrames(layout, size: size, orientation: orientation)
      #expect(frames.keys.count == layout.buttons.count)
      for key in frames.keys {
        let (cap, touch) = (key.capFrame, key.touchFrame)
        #expect(touch.width.isFinite && touch.maxY.isFinite, "seed \(seed)")
        let isInside =
          touch.minX <= cap.minX && cap.minX <= cap.maxX && cap.maxX <= touch.maxX
          && touch.minY <= cap.minY && cap.minY <= cap.maxY && cap.maxY <= touch.maxY
        #expect(isInside, "\(cap) in \(touch) of seed \(seed)")
      }
      for _ in 0..<20 {
        let point = Point(
          x: frames.size.width * Double.random(in: -0.1...1.1, using: &random),
          y: frames.size.height * Double.random(in: -0.1...1.1, using: &random))
        let holders = frames.keys.indices.filter { frames.keys[$0].touchFrame.contains(point) }
        let expected = frames.bounds.contains(point) && !frames.keys.isEmpty ? 1 : 0
        #expect(holders.count == expected, "\(point) of seed \(seed)")
        #expect(frames.hitTest(point) == holders.first)
      }
    }
  }

  @Test func rowsInRowsEndAtTheDeepestOne() {
    var row = KeyboardRow(characters: [KeyboardButton(type: .key("a"))])
    for depth in 0..<20 {
      let layout = LayoutEngine.Layout(rows: [row])
      let frames = KeyboardFrames(layout, size: Size(width: 320, height: 50))
      #expect(layout.buttons.count == (depth < 8 ? 1 : 0))
      #expect(frames.keys.count == layout.buttons.count)
      row = KeyboardRow(children: [.row(row)])
    }
  }
}

/// A generator of random rows of buttons, reproducible from a seed.
private struct RowRandom: RandomNumberGenerator {
  var source: SplitMix64

  mutating func next() -> UInt64 { source.next() }

  mutating func chance(of count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }

  /// Returns a length or fraction, often an invalid one.
  mutating func number() -> Double {
    let numbers = [
      0, -0.0, 3, 6, 22, 320, 400, -1, -1e9, .nan, .infinity, -.infinity, 1e300, 1e-300, 0.115, 1.5,
    ]
    return numbers[Int.random(in: numbers.indices, using: &self)]
  }

  mutating func layout() -> LayoutEngine.Layout {
    let style =
      chance(of: 2)
      ? KeyboardLayoutStyle()
      : KeyboardLayoutStyle(topPadding: number(), bottomPadding: number(), rowPadding: number())
    let rows = (0..<Int.random(in: 0...5, using: &self)).map { _ in row(depth: 0) }
    return LayoutEngine.Layout(style: style, rows: rows)
  }

  private mutating func row(depth: Int) -> KeyboardRow {
    let style = KeyboardRowStyle(
      leadingPadding: number(), trailingPadding: number(), topPadding: number(),
      bottomPadding: chance(of: 2) ? number() : nil, buttonsPadding: number(),
      buttonsPaddingLandscape: number())
    let children = (0..<Int.random(in: 0...5, using: &self)).map { _ in child(depth: depth) }
    return KeyboardRow(style: style, children: children)
  }

  private mutating func child(depth: Int) -> KeyboardRow.Child {
    if depth < 3, chance(of: 4) { return .row(row(depth: depth + 1)) }
    let widths = [
      KeyboardButtonWidth.dynamic, .static(width: number()), .relative(percent: number()),
    ]
    let width = widths[Int.random(in: widths.indices, using: &self)]
    return .button(KeyboardButton(type: .key("a"), width: width))
  }
}
