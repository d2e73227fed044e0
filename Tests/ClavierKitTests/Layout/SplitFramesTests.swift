// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ClavierKit

/// A keyboard in two halves, for two thumbs.
struct SplitFramesTests {
  private func frames(
    _ device: DeviceType = .phone, _ type: Keyboard.KeyboardType = .alphabetic,
    locale: KeyboardLocale = .english, width: Double = 600
  ) -> KeyboardFrames {
    var context = KeyboardContext(locale: locale, deviceType: device)
    context.keyboardType = type
    let layout = KeyboardLayout.StandardService().keyboardLayout(for: context)
    return KeyboardFrames(layout, width: width)
  }

  private func labels(_ frames: KeyboardFrames, row: Int, left isLeft: Bool) -> [String] {
    frames.rows[row].keys.filter {
      (frames.keys[$0].touchFrame.center.x < frames.size.width / 2) == isLeft
    }.map { frames.keys[$0].label }
  }

  @Test func lettersAreSplitBetweenTheThumbs() {
    let split = frames().split(over: 1000)
    #expect(labels(split, row: 0, left: true) == ["q", "w", "e", "r", "t"])
    #expect(labels(split, row: 0, left: false) == ["y", "u", "i", "o", "p"])
    #expect(labels(split, row: 1, left: true) == ["a", "s", "d", "f", "g"])
    #expect(labels(split, row: 1, left: false) == ["h", "j", "k", "l"])
    #expect(labels(split, row: 2, left: true).suffix(4) == ["z", "x", "c", "v"])
    #expect(labels(split, row: 2, left: false).prefix(3) == ["b", "n", "m"])
    let spaces = split.keys.filter { $0.action == .space }
    #expect(spaces.count == 2)
    #expect(spaces[0].touchFrame.maxX < 400 && spaces[1].touchFrame.minX > 600)
  }

  @Test func theGapHasNoKeysAndTheHalvesAreAtTheEnds() throws {
    let split = frames().split(over: 1000)
    let gap = try #require(split.gap)
    #expect(gap.minX >= 300 && gap.minX <= 330 && gap.maxX >= 670 && gap.maxX <= 700)
    #expect(gap.minY == 0 && gap.maxY == split.size.height)
    #expect(split.bounds.width == 1000)
    for y in stride(from: 1.0, to: split.size.height, by: 7) {
      #expect(split.hitTest(Point(x: gap.minX, y: y)) == nil)
      #expect(split.hitTest(Point(x: 500, y: y)) == nil)
      #expect(split.hitTest(Point(x: gap.minX - 0.1, y: y)) != nil)
      #expect(split.hitTest(Point(x: gap.maxX, y: y)) != nil)
      #expect(
        split.hitTest(Point(x: 0, y: y)) != nil && split.hitTest(Point(x: 999.9, y: y)) != nil)
    }
  }

  @Test func aNarrowAreaIsNotSplit() {
    let whole = frames()
    #expect(whole.split(over: 700) == whole)
    #expect(whole.split(over: 100) == whole)
    #expect(whole.split(over: .nan) == whole)
    #expect(whole.gap == nil)
  }

  @Test func aKeyThatWouldReachFarIntoTheGapIsCut() throws {
    // The middle one of three columns.
    let split = frames(.phone, .numeric, width: 600).split(over: 1000)
    let gap = try #require(split.gap)
    #expect(gap.width >= 400 - 60)
    let row = KeyboardLayout.ItemRow([
      KeyboardLayout.Item(action: .primary(.return), width: .available, height: 50)
    ])
    let one = KeyboardFrames(KeyboardLayout(itemRows: [row]), width: 600).split(over: 1000)
    #expect(
      one.keys.count == 1 && one.keys[0].touchFrame == Rect(x: 0, y: 0, width: 330, height: 50))
    // In a half of a row without keys, touches hit none.
    #expect(one.hitTest(Point(x: 900, y: 20)) == nil)
    #expect(one.hitTest(Point(x: 10, y: 20)) == 0)
  }

  @Test func movingMovesTheGap() throws {
    let split = frames().split(over: 1000)
    let moved = split.moved(by: Point(x: 10, y: 20))
    #expect(moved.gap == split.gap?.moved(by: Point(x: 10, y: 20)))
    #expect(moved.hitTest(Point(x: 510, y: 40)) == nil)
  }

  @Test func pagesHaveTheCommonGap() throws {
    let service = KeyboardLayout.StandardService()
    let context = KeyboardContext(deviceType: .phone)
    let pages = KeyboardPages(service: service, context: context, width: 1000, splitWidth: 600)
    let gap = try #require(pages.gap)
    for type in [Keyboard.KeyboardType.alphabetic, .numeric, .symbolic] {
      let page = pages[type, .lowercased]
      let own = try #require(page.gap)
      #expect(gap.clamped(to: own).width == gap.width)
      #expect(page.size.width == 1000)
    }
    #expect(pages.size.width == 1000)
    let whole = KeyboardPages(service: service, context: context, width: 1000)
    #expect(whole.gap == nil)
    // A keyboard no wider than its halves is not split.
    let narrow = KeyboardPages(service: service, context: context, width: 500, splitWidth: 600)
    #expect(narrow == KeyboardPages(service: service, context: context, width: 500))
  }

  /// The width of an area in millimetres, its aspect ratio, and the width of both halves.
  @Test(
    arguments: [
      (217.0, 217.0 / 54, 140.0), (531, 531.0 / 76, 140), (130, 130.0 / 54, nil), (172, 3, nil),
      (176, 3, 140),
    ] as [(Double, Double, Double?)])
  func halvesAreAsWideAsAThumbReaches(_ width: Double, _ ratio: Double, _ halves: Double?) {
    let proportions = KeyboardProportions(
      aspectRatio: ratio, areaWidth: width, orientation: nil
    ) { _ in 216 }
    let unit = proportions.pointsPerMillimeter ?? 0
    #expect(proportions.splitWidth.map { ($0 / unit).rounded() } == halves)
  }

  @Test(arguments: [(1.8, nil), (3.0, nil), (3.6, 450), (4.0, 450)] as [(Double, Double?)])
  func onAScreenOfUnknownSizeHalvesHaveAPhonesKeys(_ ratio: Double, _ halves: Double?) {
    let proportions = KeyboardProportions(
      aspectRatio: ratio, areaWidth: nil, orientation: nil
    ) { $0 == .landscape ? 160 : 216 }
    #expect(proportions.splitWidth == halves)
  }

  // MARK: Any keyboard

  @Test(arguments: 0..<150 as Range<UInt64>)
  func splittingKeepsEachKeyOnceAndSpaceTwice(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let locales = [KeyboardLocale.english, .german, .french, .spanish]
    let whole = frames(
      DeviceType.allCases.randomElement(using: &random) ?? .phone,
      [.alphabetic, .numeric, .symbolic].randomElement(using: &random) ?? .alphabetic,
      locale: locales.randomElement(using: &random) ?? .english,
      width: .random(in: 50...2000, using: &random))
    let width = Double.random(in: 0...5000, using: &random)
    let split = whole.split(over: width)
    guard split != whole else { return #expect(width < whole.size.width * 1.2 + 1e-6) }
    let gap = try #require(split.gap)
    #expect(gap.width > 0 && split.rows.count == whole.rows.count)
    for (before, after) in zip(whole.rows, split.rows) {
      let (old, new) = (whole.keys[before.keys], split.keys[after.keys])
      var rest = Array(new.map(\.action))
      for key in old {
        let index = try #require(rest.firstIndex(of: key.action))
        rest.remove(at: index)
      }
      #expect(rest.isEmpty || rest == [.space])
      for key in new {
        #expect(!key.touchFrame.isEmpty && !key.touchFrame.overlaps(gap))
        #expect(key.capFrame.clamped(to: key.touchFrame) == key.capFrame)
        #expect(key.touchFrame.clamped(to: split.bounds) == key.touchFrame)
        let center = key.touchFrame.center
        #expect(split.hitTest(center).map { split.keys[$0].action } == key.action)
      }
      for (one, next) in zip(new, new.dropFirst()) {
        let isAtGap = one.touchFrame.maxX == gap.minX && next.touchFrame.minX == gap.maxX
        #expect(isAtGap || one.touchFrame.maxX == next.touchFrame.minX)
      }
    }
  }
}
