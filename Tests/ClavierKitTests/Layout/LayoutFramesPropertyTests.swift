// SPDX-License-Identifier: MIT

import ClavierKit
import Testing
import TestSupport

/// Properties that hold for any layout at any width, even invalid ones.
struct LayoutFramesPropertyTests {
  private static let seeds: Range<UInt64> = 0..<400

  /// Returns random frames, most of them valid.
  private func frames(seed: UInt64) -> KeyboardFrames {
    var random = LayoutRandom(source: SplitMix64(seed: seed))
    let layout = random.layout()
    let widths = [0, 1, 37.7, 390, 844.0, 1e7, -5, .nan, .infinity, 1e-12]
    let width =
      random.chance(of: 5)
      ? random.one(of: widths)
      : Double.random(
        in: 1...2000, using: &random)
    return KeyboardFrames(layout, width: width)
  }

  @Test func everyPointHitsTheOneKeyWhoseTouchFrameHoldsIt() {
    for seed in Self.seeds {
      let frames = frames(seed: seed)
      var random = LayoutRandom(source: SplitMix64(seed: seed ^ 0xABCD))
      for _ in 0..<100 {
        let point = random.point(in: frames)
        let holders = frames.keys.indices.filter { frames.keys[$0].touchFrame.contains(point) }
        let expected = frames.bounds.contains(point) && !frames.keys.isEmpty ? 1 : 0
        #expect(holders.count == expected, "seed \(seed), \(point)")
        #expect(frames.hitTest(point) == holders.first, "seed \(seed), \(point)")
      }
    }
  }

  @Test func touchFramesTileTheKeyboardAndHoldTheirCaps() {
    for seed in Self.seeds {
      #expect(frames(seed: seed).tilingFlaw == nil, "seed \(seed)")
    }
  }

  @Test func everyKeyOfTheLayoutHasOneFrameInOrder() {
    for seed in Self.seeds {
      var random = LayoutRandom(source: SplitMix64(seed: seed))
      let layout = random.layout()
      let actions = layout.itemRows.joined().map(\.action).filter { !$0.isSpacer }
      #expect(KeyboardFrames(layout, width: 390).keys.map(\.action) == actions)
    }
  }

  @Test func equalLayoutsGiveEqualFrames() {
    for seed in Self.seeds {
      #expect(frames(seed: seed) == frames(seed: seed))
    }
  }

  @Test(arguments: Keyboard.KeyboardType.inputTypes, KeyboardLocale.samples)
  func everyEdgeAndCornerOfAKeyIsItsOwnOrItsNeighbours(
    type: Keyboard.KeyboardType, locale: KeyboardLocale
  ) {
    let frames = phoneFrames(KeyboardContext(keyboardType: type, locale: locale), width: 393)
    let lastRow = frames.keys.map(\.row).max()
    for (index, key) in frames.keys.enumerated() {
      let rect = key.touchFrame
      let (right, bottom) = (rect.maxX.nextDown, rect.maxY.nextDown)
      for corner in [
        Point(x: rect.minX, y: rect.minY), Point(x: right, y: rect.minY),
        Point(x: rect.minX, y: bottom), Point(x: right, y: bottom), rect.center,
      ] {
        #expect(frames.hitTest(corner) == index)
      }
      let isLast = rect.maxX == frames.size.width
      #expect(frames.hitTest(Point(x: rect.maxX, y: rect.minY)) == (isLast ? nil : index + 1))
      let below = frames.hitTest(Point(x: rect.minX, y: rect.maxY))
      #expect(below.map { frames.keys[$0].row } == (key.row == lastRow ? nil : key.row + 1))
    }
  }

  @Test func pointsOutsideTheKeyboardHitNoKey() {
    let frames = phoneFrames(KeyboardContext(), width: 390)
    let outside = [-Double.leastNonzeroMagnitude, -1, -.infinity, .infinity, .nan]
    for x in outside + [390] { #expect(frames.hitTest(Point(x: x, y: 10)) == nil) }
    for y in outside + [216] { #expect(frames.hitTest(Point(x: 10, y: y)) == nil) }
    #expect(frames.hitTest(Point(x: -0.0, y: -0.0)) == 0)
    #expect(frames.hitTest(Point(x: 390.0.nextDown, y: 216.0.nextDown)) == 30)
  }
}

/// A generator of random layouts and points, reproducible from a seed.
private struct LayoutRandom: RandomNumberGenerator {
  var source: SplitMix64

  mutating func next() -> UInt64 { source.next() }

  mutating func chance(of count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }

  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }

  /// Returns a length or fraction, sometimes an invalid one.
  mutating func number(upTo limit: Double) -> Double {
    chance(of: 30)
      ? one(of: [0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300, -0.0])
      : Double.random(in: 0...limit, using: &self)
  }

  mutating func layout() -> KeyboardLayout {
    let rows = (0..<Int.random(in: 0...6, using: &self)).map { _ in
      (0..<Int.random(in: 0...13, using: &self)).map { _ in item() }
    }
    return KeyboardLayout(itemRows: rows)
  }

  private mutating func item() -> KeyboardLayout.Item {
    let letter = one(of: ["a", "b", "c"])
    let action = one(of: [
      .character(letter), .character(letter), .characterMargin(letter), KeyboardAction.none,
      .space, .backspace, .shift(.auto),
    ])
    let width = one(of: [
      KeyboardLayout.ItemWidth.available, .input, .input, .inputPercentage(number(upTo: 2)),
      .percentage(number(upTo: 0.3)), .points(number(upTo: 80)),
    ])
    let insets = EdgeInsets(
      top: number(upTo: 8), leading: number(upTo: 5), bottom: number(upTo: 8),
      trailing: number(upTo: 5))
    let height = chance(of: 4) ? number(upTo: 90) : 54
    return KeyboardLayout.Item(action: action, width: width, height: height, edgeInsets: insets)
  }

  /// Returns a point, mostly inside, often on an edge of a key.
  mutating func point(in frames: KeyboardFrames) -> Point {
    var point = Point(
      x: Double.random(in: -0.1...1.1, using: &self) * frames.size.width,
      y: Double.random(in: -0.1...1.1, using: &self) * frames.size.height)
    guard !frames.keys.isEmpty, chance(of: 2) else { return point }
    let rect = one(of: frames.keys).touchFrame
    point.x = one(of: [point.x, rect.minX, rect.maxX, rect.maxX.nextDown, rect.minX.nextDown])
    point.y = one(of: [point.y, rect.minY, rect.maxY, rect.maxY.nextDown, rect.minY.nextDown])
    return point
  }
}
