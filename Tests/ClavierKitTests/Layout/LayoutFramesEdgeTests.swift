// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

/// Rows that do not fit, gaps, and invalid numbers.
struct LayoutFramesEdgeTests {
  private typealias Item = KeyboardLayout.Item

  private func item(
    _ action: KeyboardAction, _ width: KeyboardLayout.ItemWidth, height: Double = 10
  ) -> Item {
    Item(action: action, width: width, height: height)
  }

  private func frames(_ rows: [Item]..., width: Double = 100) -> KeyboardFrames {
    KeyboardFrames(KeyboardLayout(itemRows: rows), width: width)
  }

  /// Returns the left and right edges of the keys' touch frames.
  private func edges(_ frames: KeyboardFrames) -> [[Double]] {
    frames.rows.map { row in
      row.keys.map { frames.keys[$0].touchFrame.minX }
        + row.keys.suffix(1).map { frames.keys[$0].touchFrame.maxX }
    }
  }

  private let a = KeyboardAction.character("a")
  private let b = KeyboardAction.character("b")
  private let marginA = KeyboardAction.characterMargin("a")
  private let marginB = KeyboardAction.characterMargin("b")

  @Test func anEmptyLayoutHasNoKeysAndNoHits() {
    for layout in [frames(), frames([]), frames([], [])] {
      #expect(layout.keys.isEmpty)
      #expect(layout.rows.isEmpty)
      #expect(layout.size == Size(width: 100, height: 0))
      #expect(layout.hitTest(Point(x: 0, y: 0)) == nil)
    }
  }

  @Test func aLayoutOfGapsHasASizeButNoHits() {
    let gaps = frames([item(.none, .available), item(marginA, .points(5))])
    #expect(gaps.size == Size(width: 100, height: 10))
    #expect(gaps.keys.isEmpty)
    #expect(gaps.hitTest(Point(x: 50, y: 5)) == nil)
  }

  @Test func aGapBetweenTwoKeysGoesHalfToEach() {
    let gap = frames([item(a, .points(40)), item(.none, .available), item(b, .points(40))])
    #expect(edges(gap) == [[0, 50, 100]])
    #expect(gap.keys[0].capFrame == Rect(minX: 0, minY: 0, maxX: 40, maxY: 10))
    #expect(gap.keys[1].capFrame == Rect(minX: 60, minY: 0, maxX: 100, maxY: 10))
  }

  @Test func aMarginGoesToItsCharacterWhicheverSideItIsOn() {
    let before = frames([item(a, .points(30)), item(marginB, .available), item(b, .points(30))])
    #expect(edges(before) == [[0, 30, 100]])
    let after = frames([item(a, .points(30)), item(marginA, .available), item(b, .points(30))])
    #expect(edges(after) == [[0, 70, 100]])
    let both = frames([
      item(a, .points(20)), item(marginA, .points(10)), item(.none, .points(20)),
      item(marginB, .points(30)), item(b, .points(20)),
    ])
    #expect(edges(both) == [[0, 40, 100]])
  }

  @Test func aMarginWithoutAUniqueNeighbourIsAGap() {
    let other = frames([
      item(a, .points(40)), item(.characterMargin("x"), .available), item(b, .points(40)),
    ])
    #expect(edges(other) == [[0, 50, 100]])
    let twins = frames([item(a, .points(40)), item(marginA, .available), item(a, .points(40))])
    #expect(edges(twins) == [[0, 50, 100]])
  }

  @Test func aNarrowRowStandsInTheMiddleAndTouchesReachTheEdges() {
    let narrow = frames([item(a, .points(20)), item(b, .points(20))])
    #expect(edges(narrow) == [[0, 50, 100]])
    #expect(narrow.keys.map(\.capFrame.minX) == [30, 50])
    #expect(narrow.keys.map(\.capFrame.maxX) == [50, 70])
  }

  @Test func aRowThatIsTooWideIsSqueezedInProportion() {
    let wide = frames([item(a, .points(300)), item(.none, .available), item(b, .points(100))])
    #expect(edges(wide) == [[0, 75, 100]])
    #expect(wide.keys.map(\.capFrame.maxX) == [75, 100])
  }

  @Test func itemsWithoutWidthOfTheirOwnShareTheRest() {
    let row = frames([item(a, .available), item(b, .points(0)), item(.space, .percentage(0.4))])
    #expect(edges(row) == [[0, 30, 60, 100]])
    var narrow = item(b, .points(6))
    narrow.edgeInsets = EdgeInsets(horizontal: 3, vertical: 0)
    #expect(edges(frames([item(a, .available), narrow])) == [[0, 50, 100]])
  }

  @Test func aRowOfGapsGoesHalfUpAndHalfDown() {
    let rows = frames(
      [item(.none, .available)], [item(a, .available)], [item(.none, .available, height: 6)],
      [item(b, .available)], [])
    #expect(rows.size.height == 36)
    #expect(rows.rows.map(\.minY) == [0, 23])
    #expect(rows.rows.map(\.maxY) == [23, 36])
    #expect(rows.keys.map(\.row) == [0, 1])
    #expect(rows.keys.map(\.capFrame.minY) == [10, 26])
    #expect(rows.keys.map(\.capFrame.maxY) == [20, 36])
  }

  @Test func aLowKeyStandsInTheMiddleOfItsRow() {
    let row = frames([item(a, .available, height: 30), item(b, .available, height: 10)])
    #expect(row.keys.map(\.capFrame.minY) == [0, 10])
    #expect(row.keys.map(\.capFrame.maxY) == [30, 20])
    #expect(row.keys.map(\.touchFrame.maxY) == [30, 30])
  }

  @Test func insetsLargerThanTheKeyLeaveACapWithoutExtentInsideIt() {
    var key = item(a, .available)
    for inset in [60, 1e300, .infinity] {
      key.edgeInsets = EdgeInsets(top: inset, leading: 0, bottom: 0, trailing: inset)
      let cap = frames([key]).keys[0].capFrame
      #expect(cap.width == 0 || cap.height == 0)
      #expect(cap.minX >= 0 && cap.maxX <= 100 && cap.minY >= 0 && cap.maxY <= 10)
    }
    key.edgeInsets = EdgeInsets(horizontal: -5, vertical: .nan)
    #expect(frames([key]).keys[0].capFrame == Rect(x: 0, y: 0, width: 100, height: 10))
  }

  @Test(arguments: [0, -0.0, -390, -.infinity, .nan])
  func aKeyboardWithoutWidthHasKeysButNoHits(width: Double) {
    let empty = phoneFrames(KeyboardContext(), width: width)
    #expect(empty.size == Size(width: 0, height: 216))
    #expect(empty.keys.count == 31)
    #expect(empty.keys.allSatisfy { $0.touchFrame.width == 0 && $0.capFrame.width == 0 })
    #expect(empty.hitTest(Point(x: 0, y: 0)) == nil)
    #expect(empty.hitTest(Point(x: -1, y: 10)) == nil)
  }

  @Test func widthsAndHeightsHaveALimit() {
    let endless = phoneFrames(KeyboardContext(), width: .infinity)
    #expect(endless.size.width == 100_000)
    #expect(endless == phoneFrames(KeyboardContext(), width: .greatestFiniteMagnitude))
    let high = frames([item(a, .input, height: .infinity)], [item(b, .input, height: .nan)])
    #expect(high.size.height == 100_000)
    #expect(high.rows.map(\.maxY) == [100_000, 100_000])
  }
}
