// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct GeometryTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func aRectangleHoldsItsLeftAndTopEdgesOnly() {
    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(rect.contains(Point(x: 40.0.nextDown, y: 60.0.nextDown)))
    #expect(!rect.contains(Point(x: 40, y: 30)))
    #expect(!rect.contains(Point(x: 20, y: 60)))
    #expect(!rect.contains(Point(x: 10.0.nextDown, y: 30)))
    #expect(!rect.contains(Point(x: 20, y: 20.0.nextDown)))
  }

  @Test func aPointOnASharedEdgeIsInOneRectangleOnly() {
    let right = Rect(x: 40, y: 20, width: 5, height: 40)
    let below = Rect(x: 10, y: 60, width: 30, height: 5)
    #expect(right.contains(Point(x: 40, y: 30)))
    #expect(below.contains(Point(x: 20, y: 60)))
  }

  @Test func emptyAndInvertedRectanglesContainNoPoint() {
    #expect(!Rect(x: 1, y: 1, width: 0, height: 5).contains(Point(x: 1, y: 1)))
    #expect(!Rect(x: 1, y: 1, width: -5, height: -5).contains(Point(x: -1, y: -1)))
    #expect(!rect.contains(Point(x: .nan, y: 30)))
    #expect(!rect.contains(Point(x: 20, y: .nan)))
    #expect(!rect.contains(Point(x: .infinity, y: 30)))
  }

  @Test func aRectangleHasASizeAndACenter() {
    #expect(rect.size == Size(width: 30, height: 40))
    #expect(rect.center == Point(x: 25, y: 40))
  }

  @Test func insetsMoveEachEdgeInwards() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(rect.inset(by: insets) == Rect(minX: 12, minY: 21, maxX: 36, maxY: 57))
    #expect(rect.inset(by: .zero) == rect)
    #expect(
      rect.inset(by: EdgeInsets(horizontal: 5, vertical: 6))
        == Rect(minX: 15, minY: 26, maxX: 35, maxY: 54))
  }

  @Test func insetsLargerThanTheRectangleLeaveALineOrPoint() {
    let tooWide = rect.inset(by: EdgeInsets(horizontal: 20, vertical: 0))
    #expect(tooWide == Rect(minX: 25, minY: 20, maxX: 25, maxY: 60))
    let lopsided = rect.inset(by: EdgeInsets(top: 0, leading: 50, bottom: 100, trailing: 0))
    #expect(lopsided == Rect(minX: 50, minY: -10, maxX: 50, maxY: -10))
  }

  @Test func clampingCutsARectangleToItsBounds() {
    let outer = Rect(minX: 0, minY: 0, maxX: 30, maxY: 30)
    #expect(rect.clamped(to: outer) == Rect(minX: 10, minY: 20, maxX: 30, maxY: 30))
    #expect(rect.clamped(to: rect) == rect)
    let beyond = Rect(x: 100, y: -50, width: 5, height: 5)
    #expect(beyond.clamped(to: outer) == Rect(minX: 30, minY: 0, maxX: 30, maxY: 0))
  }

  @Test func movingIntoARectangleKeepsTheSizeIfItFits() {
    let outer = Rect(minX: 0, minY: 0, maxX: 100, maxY: 50)
    #expect(rect.moved(into: Rect(x: 0, y: 0, width: 100, height: 100)) == rect)
    let above = Rect(x: 90, y: -10, width: 30, height: 20)
    #expect(above.moved(into: outer) == Rect(x: 70, y: 0, width: 30, height: 20))
    let below = Rect(x: -5, y: 45, width: 30, height: 20)
    #expect(below.moved(into: outer) == Rect(x: 0, y: 30, width: 30, height: 20))
    let large = Rect(x: 40, y: 20, width: 300, height: 10)
    #expect(large.moved(into: outer) == Rect(x: 0, y: 20, width: 100, height: 10))
  }

  @Test func growingMovesEachEdgeOutwards() {
    let grown = rect.grown(horizontally: 1, vertically: 2)
    #expect(grown == Rect(minX: 9, minY: 18, maxX: 41, maxY: 62))
  }

  @Test func distancesCountFromTheNearestPlaceInside() {
    #expect(rect.squaredDistance(to: Point(x: 11, y: 59)) == 0)
    #expect(rect.squaredDistance(to: Point(x: 7, y: 30)) == 9)
    #expect(rect.squaredDistance(to: Point(x: 43, y: 64)) == 25)
    #expect(Point(x: 1, y: 2).squaredDistance(to: Point(x: 4, y: -2)) == 25)
  }
}

struct GeometryTimestampTests {
  @Test func aDurationLaterIsThatManyMicrosecondsLater() {
    let start = Timestamp(microseconds: 5)
    #expect(start + .milliseconds(2) == Timestamp(microseconds: 2005))
    #expect(start + .nanoseconds(1999) == Timestamp(microseconds: 6))
    #expect(start + .milliseconds(-1) == Timestamp(microseconds: -995))
    #expect(Timestamp(microseconds: 2005) - start == .milliseconds(2))
    #expect(start - Timestamp(microseconds: 2005) == .milliseconds(-2))
  }

  @Test func beyondTheEndOfTimeIsTheEndOfTime() {
    let (first, last) = (Timestamp(microseconds: .min), Timestamp(microseconds: .max))
    #expect(last + .microseconds(1) == last)
    #expect(first + .microseconds(-1) == first)
    #expect(Timestamp(microseconds: 0) + .seconds(Int64.max) == last)
    #expect(Timestamp(microseconds: 0) + .seconds(Int64.min) == first)
    #expect(last - first == .microseconds(Int64.max))
    #expect(first - last == .microseconds(Int64.min))
  }

  @Test func earlierMomentsAreLess() {
    #expect(Timestamp(microseconds: -1) < Timestamp(microseconds: 0))
    #expect(!(Timestamp(microseconds: 3) < Timestamp(microseconds: 3)))
  }
}
