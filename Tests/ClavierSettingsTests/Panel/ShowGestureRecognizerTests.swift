// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ClavierKit
@testable import ClavierSettings

/// The gestures that show a hidden keyboard.
struct ShowGestureRecognizerTests {
  /// A screen of 200 × 120 mm whose lower half is keyboard; a point is a millimetre.
  private static let region = EdgeRegion(
    keyboard: Size(width: 200, height: 60), area: Rect(x: 0, y: 0.5, width: 1, height: 0.5),
    millimeters: 200, edge: .bottom)

  /// A simulated hand.
  private struct Hand {
    var machine: ShowGestureRecognizer
    var time: Int64 = 1000
    var found: [ShowGesture] = []

    init(
      _ gestures: [ShowGesture] = ShowGesture.allCases, edge: PanelSettings.Edge = .bottom
    ) {
      var region = ShowGestureRecognizerTests.region
      region?.edge = edge
      machine = ShowGestureRecognizer(gestures, on: region)
    }

    mutating func wait(_ milliseconds: Int64) { time += milliseconds * 1000 }

    /// Sends a touch at a position in millimetres from the screen's upper left corner.
    mutating func finger(_ number: UInt64, _ phase: Contact.Phase, _ x: Double, _ y: Double) {
      let touch = Touch(
        contact: Contact.ID(rawValue: number), phase: phase, point: Point(x: x, y: y - 60))
      let frame = TouchFrame(time: Timestamp(microseconds: time), touches: [touch])
      if let gesture = machine.handle(frame) { found.append(gesture) }
    }

    mutating func swipe(
      from start: Point, to end: Point, milliseconds: Int64 = 200, steps: Int = 10
    ) {
      finger(1, .down, start.x, start.y)
      for step in 1...steps {
        wait(milliseconds / Int64(steps))
        let part = Double(step) / Double(steps)
        finger(
          1, .moved, start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
      }
      finger(1, .up, end.x, end.y)
    }

    mutating func tap(_ x: Double, _ y: Double, milliseconds: Int64 = 80) {
      finger(1, .down, x, y)
      wait(milliseconds)
      finger(1, .up, x, y)
    }
  }

  @Test func theRegionIsTheSurfaceAroundTheKeyboard() throws {
    let region = try #require(Self.region)
    #expect(region.surface == Rect(minX: 0, minY: -60, maxX: 200, maxY: 60))
    #expect(region.pointsPerMillimeter == 1)
    #expect(region.distanceFromEdge(Point(x: 10, y: 55)) == 5)
    let small = EdgeRegion(
      keyboard: Size(width: 400, height: 200), area: Rect(x: 0.5, y: 0, width: 0.5, height: 0.5),
      millimeters: nil, edge: .top)
    #expect(small?.surface == Rect(minX: -400, minY: 0, maxX: 400, maxY: 400))
    // A screen of unknown size counts as ten inches.
    #expect(small.map { abs($0.pointsPerMillimeter - 400 / 136) < 0.001 } == true)
    #expect(small.map { abs($0.distanceFromEdge(Point(x: 0, y: 8)) - 2.72) < 0.001 } == true)
    for (size, area) in [(0.0, 1.0), (100, 0), (.nan, 1)] {
      #expect(
        EdgeRegion(
          keyboard: Size(width: size, height: 50),
          area: Rect(x: 0, y: 0, width: area, height: 1), millimeters: nil, edge: .bottom) == nil)
    }
  }

  @Test(arguments: [PanelSettings.Edge.left, .right])
  func aSideHasItsEdgeSwipeAndCorners(_ edge: PanelSettings.Edge) throws {
    var region = try #require(Self.region)
    region.edge = edge
    let near = edge == .left ? 4.0 : 196
    #expect(region.distanceFromEdge(Point(x: near, y: 0)) == 4)
    #expect(region.distanceAlongEdge(Point(x: 9, y: 5), Point(x: 70, y: 12)) == 7)
    #expect(region.corner(Point(x: near, y: -55), reach: 12) == 0)
    #expect(region.corner(Point(x: near, y: 55), reach: 12) == 1)
    #expect(region.corner(Point(x: near, y: 0), reach: 12) == nil)
    #expect(region.corner(Point(x: 200 - near, y: 55), reach: 12) == nil)
    var hand = Hand([.edgeSwipe], edge: edge)
    hand.swipe(from: Point(x: near, y: 60), to: Point(x: 100, y: 64))
    #expect(hand.found == [.edgeSwipe])
    hand.swipe(from: Point(x: 100, y: 119), to: Point(x: 100, y: 60))
    #expect(hand.found == [.edgeSwipe])
  }

  // MARK: From the edge

  @Test func aSwipeFromTheEdgeShowsTheKeyboard() {
    var hand = Hand()
    hand.swipe(from: Point(x: 100, y: 117), to: Point(x: 104, y: 90))
    #expect(hand.found == [.edgeSwipe])
    hand.wait(2000)
    hand.swipe(from: Point(x: 20, y: 119), to: Point(x: 20, y: 60))
    #expect(hand.found == [.edgeSwipe, .edgeSwipe])
  }

  @Test func gesturesAreMirroredAtTheTop() {
    var hand = Hand(edge: .top)
    hand.swipe(from: Point(x: 100, y: 117), to: Point(x: 100, y: 90))
    #expect(hand.found.isEmpty)
    hand.wait(2000)
    hand.swipe(from: Point(x: 100, y: 2), to: Point(x: 100, y: 30))
    #expect(hand.found == [.edgeSwipe])
  }

  /// The start, end and duration of a swipe.
  @Test(
    arguments: [
      // From further inside: a scroll.
      (100.0, 110.0, 100.0, 60.0, 200), (100, 60, 100, 100, 200),
      // Too short, along the edge, diagonal, back to the edge.
      (100, 117, 100, 100, 200), (20, 118, 120, 116, 200), (100, 117, 140, 92, 200),
      (100, 90, 100, 119, 200),
      // Too slow: a hand that rests on the frame and moves.
      (100, 117, 100, 90, 1500),
    ] as [(Double, Double, Double, Double, Int)])
  func otherSwipesBelongToTheProgram(
    _ x: Double, _ y: Double, _ endX: Double, _ endY: Double, _ milliseconds: Int
  ) {
    var hand = Hand()
    hand.swipe(
      from: Point(x: x, y: y), to: Point(x: endX, y: endY), milliseconds: Int64(milliseconds),
      steps: 20)
    #expect(hand.found.isEmpty)
  }

  @Test func aSwipeNeedsOneFinger() {
    var hand = Hand()
    hand.finger(1, .down, 100, 118)
    hand.finger(2, .down, 120, 118)
    for y in [110.0, 100, 90, 80] {
      hand.wait(20)
      hand.finger(1, .moved, 100, y)
      hand.finger(2, .moved, 120, y)
    }
    hand.finger(1, .up, 100, 80)
    hand.finger(2, .up, 120, 80)
    #expect(hand.found.isEmpty)
  }

  // MARK: In a corner

  @Test func twoTapsInACornerShowTheKeyboard() {
    for x in [4.0, 196] {
      var hand = Hand()
      hand.tap(x, 114)
      #expect(hand.found.isEmpty)
      hand.wait(200)
      hand.tap(x, 116)
      #expect(hand.found == [.cornerTap])
      // A third tap is the first of the next two.
      hand.wait(200)
      hand.tap(x, 116)
      #expect(hand.found.count == 1)
    }
  }

  @Test func distantTapsAreNoDoubleTap() {
    var hand = Hand()
    hand.tap(4, 114)
    hand.wait(1000)
    hand.tap(4, 114)
    #expect(hand.found.isEmpty)
    // The other corner, the upper one, and one with a tap elsewhere between.
    hand.wait(2000)
    hand.tap(4, 114)
    hand.wait(100)
    hand.tap(196, 114)
    hand.wait(2000)
    for _ in 0..<2 {
      hand.tap(4, 4)
      hand.wait(100)
    }
    hand.wait(2000)
    hand.tap(4, 114)
    hand.wait(50)
    hand.tap(100, 50)
    hand.wait(50)
    hand.tap(4, 114)
    // A long press is no tap.
    hand.wait(2000)
    hand.tap(4, 114, milliseconds: 600)
    hand.wait(50)
    hand.tap(4, 114)
    #expect(hand.found.isEmpty)
  }

  // MARK: Three fingers

  @Test func aTapOfThreeFingersShowsTheKeyboard() {
    var hand = Hand()
    for (number, x) in [(1, 50.0), (2, 80), (3, 110)] {
      hand.finger(UInt64(number), .down, x, 40)
      hand.wait(20)
    }
    hand.wait(60)
    for (number, x) in [(2, 80.0), (1, 50), (3, 110)] {
      hand.finger(UInt64(number), .up, x, 41)
    }
    #expect(hand.found == [.threeFingerTap])
  }

  @Test func aFingerThatBouncesDoesNotChangeTheTap() {
    var hand = Hand()
    for number in 1...3 { hand.finger(UInt64(number), .down, Double(number) * 30, 40) }
    hand.wait(60)
    for number in 1...2 { hand.finger(UInt64(number), .up, Double(number) * 30, 40) }
    hand.finger(2, .down, 60, 40)
    for number in 2...3 { hand.finger(UInt64(number), .up, Double(number) * 30, 40) }
    #expect(hand.found == [.threeFingerTap])
  }

  @Test(arguments: [2, 4, 5])
  func onlyThreeFingersTap(_ count: Int) {
    var hand = Hand()
    for number in 1...count { hand.finger(UInt64(number), .down, Double(number) * 20, 40) }
    hand.wait(80)
    for number in 1...count { hand.finger(UInt64(number), .up, Double(number) * 20, 40) }
    #expect(hand.found.isEmpty)
  }

  @Test func fingersThatRestOrStrayAreNoTap() {
    for (milliseconds, end) in [(Int64(600), 40.0), (100, 50)] {
      var hand = Hand()
      for number in 1...3 { hand.finger(UInt64(number), .down, Double(number) * 30, 40) }
      hand.wait(milliseconds)
      for number in 1...3 { hand.finger(UInt64(number), .moved, Double(number) * 30, end) }
      for number in 1...3 { hand.finger(UInt64(number), .up, Double(number) * 30, end) }
      #expect(hand.found.isEmpty)
    }
  }

  // MARK: Always

  @Test func disabledGesturesAreNotRecognized() {
    for gesture in ShowGesture.allCases {
      var hand = Hand(ShowGesture.allCases.filter { $0 != gesture })
      hand.swipe(from: Point(x: 100, y: 117), to: Point(x: 100, y: 80))
      hand.wait(1000)
      hand.tap(4, 116)
      hand.wait(100)
      hand.tap(4, 116)
      for number in 1...3 { hand.finger(UInt64(number), .down, Double(number) * 30, 40) }
      for number in 1...3 { hand.finger(UInt64(number), .up, Double(number) * 30, 40) }
      #expect(hand.found == ShowGesture.allCases.filter { $0 != gesture })
    }
    var none = Hand([])
    none.swipe(from: Point(x: 100, y: 117), to: Point(x: 100, y: 80))
    #expect(none.found.isEmpty && none.machine == Hand([]).machine)
  }

  @Test func aCancelledFingerIsNoGesture() {
    var hand = Hand()
    hand.tap(4, 116)
    hand.wait(100)
    hand.finger(1, .down, 4, 116)
    hand.finger(1, .cancelled, 4, 116)
    #expect(hand.found.isEmpty)
    hand.finger(1, .down, 100, 118)
    hand.machine.reset()
    hand.finger(1, .moved, 100, 80)
    hand.finger(1, .up, 100, 80)
    #expect(hand.found.isEmpty)
    hand.wait(100)
    hand.swipe(from: Point(x: 100, y: 117), to: Point(x: 100, y: 80))
    #expect(hand.found == [.edgeSwipe])
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func randomFingersEndInTheInitialState(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var hand = Hand()
    var down: Set<UInt64> = []
    for _ in 0..<300 {
      hand.wait(.random(in: 0...300, using: &random))
      let number = UInt64.random(in: 0..<20, using: &random)
      let (x, y) = (
        Double.random(in: -20...220, using: &random), Double.random(in: -20...140, using: &random)
      )
      let before = (count: hand.found.count, down: down.count)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        hand.finger(number, .down, x, y)
        down.insert(number)
      case 1: hand.finger(number, .moved, x, y)
      case 2:
        hand.finger(number, .up, x, y)
        down.remove(number)
      default:
        hand.finger(number, .cancelled, x, y)
        down.remove(number)
      }
      // A gesture ends with the last finger that is down, or the only one.
      if hand.found.count > before.count { #expect(before.down <= 1) }
    }
    for number in down { hand.finger(number, .up, 100, 60) }
    let count = hand.found.count
    hand.wait(5000)
    hand.swipe(from: Point(x: 100, y: 117), to: Point(x: 100, y: 80))
    #expect(hand.found.count == count + 1)
  }
}
