// SPDX-License-Identifier: MIT

import Testing
import TestSupport

@testable import ClavierKit

/// The cursor movement by a finger on a held space key; the arguments contain the rows of semantics
/// 4.4.
struct SpaceDragMachineTests {
  private static let finger = Contact.ID(rawValue: 1)
  private static let other = Contact.ID(rawValue: 2)

  /// Returns the steps of a held finger on its way, such as `right 2`.
  private static func steps(
    _ way: [(Double, Double)], _ sensitivity: Gestures.SpaceDragSensitivity = .medium
  ) -> [String] {
    var machine = SpaceDragMachine()
    _ = machine.begin(by: finger)
    return way.compactMap { x, y in
      machine.move(finger, to: Point(x: x, y: y), sensitivity: sensitivity).map {
        "\($0.key) \($0.count)"
      }
    }
  }

  @Test(
    "Sensitivity in points per step: low 10, medium 5, high 2, custom(points)",
    arguments: [
      (Gestures.SpaceDragSensitivity.low, 10.0), (.medium, 5), (.high, 2), (.custom(points: 7), 7),
      (.custom(points: 0), 1), (.custom(points: -5), 1), (.custom(points: .nan), 1),
      (.custom(points: .infinity), 1000),
    ])
  func pointsPerStep(sensitivity: Gestures.SpaceDragSensitivity, points: Double) {
    #expect(sensitivity.points == points)
    #expect(sensitivity.verticalPoints == 5 * points)
    let way: [(Double, Double)] = [(0, 0), (points - 0.5, 0), (points, 0), (2 * points, 0)]
    #expect(Self.steps(way, sensitivity) == ["right 1", "right 1"])
  }

  @Test func theStandardIsMedium() {
    #expect(EngineSettings().spaceDragSensitivity == .medium)
    #expect(EngineSettings().spaceLongPressBehavior == .moveInputCursor)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var way: [(Double, Double)]
    var steps: [String]

    init(_ description: String, _ way: [(Double, Double)], _ steps: [String]) {
      (testDescription, self.way, self.steps) = (description, way, steps)
    }
  }

  static let rows = [
    Row("reference point = location of the first drag event: no initial jump", [(120, 0)], []),
    Row("drag right 12 points at medium → +2", [(0, 0), (12, 0)], ["right 2"]),
    Row(
      "then left back to 0 → −2", [(0, 0), (12, 0), (0, 0)], ["right 2", "left 2"]),
    Row("drag left 12 points", [(100, 0), (88, 0)], ["left 2"]),
    Row("offset = trunc: 4.9 points to either side are none", [(0, 0), (4.9, 0), (-4.9, 0)], []),
    Row("no change of the offset, no action", [(0, 0), (6, 0), (8, 0), (9.9, 0)], ["right 1"]),
    Row("across the reference point", [(0, 0), (10, 0), (-10, 0)], ["right 2", "left 4"]),
    Row(
      "vertical threshold 50: less away, sideways counts",
      [(0, 0), (10, 5), (20, 20), (60, 45)], ["right 2", "right 2", "right 8"]),
    Row(
      "movement that happens while ≥ 50 away vertically is swallowed (not replayed)",
      [(0, 0), (0, -30), (0, -55), (20, -55), (0, -55), (15, -30)], ["up 1", "up 1", "down 1"]),
  ]

  @Test(arguments: rows)
  func aDragOfSpaceGivesCursorSteps(row: Row) {
    #expect(Self.steps(row.way) == row.steps)
  }

  static let lines = [
    Row("up a line each 25 points", [(0, 0), (0, -24), (0, -25), (0, -75)], ["up 1", "up 2"]),
    Row("and down again", [(0, 0), (0, -25), (0, 0), (0, 30)], ["up 1", "down 1", "down 1"]),
    Row(
      "a finger that goes up aslant moves no character",
      [(0, 0), (2, -10), (5, -20), (7, -30), (12, -51)], ["up 1", "up 1"]),
    Row(
      "a thumb that drags sideways draws an arc, and moves no line",
      [(0, 0), (40, 4), (80, 12), (120, 24), (160, 40), (200, 60)],
      ["right 8", "right 8", "right 8", "right 8", "right 8"]),
    Row(
      "a shaky beginning decides nothing",
      [(0, 0), (4, 6), (7, 6), (10, 6)], ["right 1", "right 1"]),
    Row(
      "a turn upwards makes its first line",
      [(0, 0), (20, 0), (21, -20), (22, -40), (22, -65)], ["right 4", "up 1", "up 1"]),
    Row(
      "a turn sideways restarts the drag, without a jump",
      [(0, 0), (0, 50), (20, 52), (30, 54), (40, 54)], ["down 2", "right 2"]),
    Row(
      "less than half a row up or down is no turn",
      [(0, 0), (20, 0), (20, 24), (25, 24), (25, 0)], ["right 4", "right 1"]),
  ]

  @Test(arguments: lines)
  func linesAndCharactersAreNeverMixed(row: Row) {
    #expect(Self.steps(row.way) == row.steps)
  }

  @Test func aSensitiveSpaceNeedsNoLessOfATurn() {
    let way: [(Double, Double)] = [(0, 0), (20, 0), (20, 20), (20, 25), (20, 36)]
    #expect(Self.steps(way, .high) == ["right 10", "down 1", "down 1"])
  }

  @Test func oneFingerDragsAtATime() {
    var machine = SpaceDragMachine()
    #expect(!machine.isActive)
    let first = machine.begin(by: Self.finger)
    let second = machine.begin(by: Self.other)
    #expect(first && !second && machine.isActive)
    for x in [0.0, 50, 100] {
      let steps = machine.move(Self.other, to: Point(x: x, y: 0), sensitivity: .medium)
      #expect(steps == nil)
    }
    machine.end(Self.other)
    #expect(machine.isActive)
    machine.end(Self.finger)
    #expect(machine == SpaceDragMachine())
  }

  @Test func invalidPositionsGiveBoundedSteps() {
    #expect(
      Self.steps([(0, 0), (.nan, 0), (.infinity, 0), (5, -.infinity), (5, 0)]) == ["right 1"])
    #expect(Self.steps([(0, 0), (1e300, 0), (0, 0)]) == ["right 2000", "left 2000"])
    #expect(Self.steps([(1e308, 0), (-1e308, 0)]) == ["left 2000"])
    #expect(Self.steps([(0, 1e308), (0, -1e308)]) == ["up 2000"])
  }

  @Test func aHorizontalDragBackReturnsTheCursor() {
    for (seed, var random) in SplitMix64.seeded(0..<300) {
      var machine = SpaceDragMachine()
      _ = machine.begin(by: Self.finger)
      let sensitivity: Gestures.SpaceDragSensitivity =
        [.low, .medium, .high, .custom(points: 3.7)].randomElement(using: &random) ?? .medium
      var column = 0
      var places = (0..<20).map { _ in Double.random(in: -300...300, using: &random) }
      places = [0] + places + [0]
      for x in places {
        // A small vertical drift is no line, as long as it is less than the horizontal distance.
        let point = Point(x: x, y: x == 0 ? 0 : .random(in: -1...1, using: &random))
        guard let steps = machine.move(Self.finger, to: point, sensitivity: sensitivity) else {
          continue
        }
        #expect(steps.count > 0, "seed \(seed)")
        switch steps.key {
        case .right: column += steps.count
        case .left: column -= steps.count
        default: Issue.record("seed \(seed): \(steps)")
        }
        #expect(column == Int((x / sensitivity.points).rounded(.towardZero)), "seed \(seed)")
      }
      #expect(column == 0, "seed \(seed)")
    }
  }
}
