// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Testing
import TestSupport

@testable import Evdev

@Suite("Calibration")
struct CalibrationTests {
  private typealias Touch = CalibrationSolution.Touch

  /// Returns touches on targets of a surface mounted by a matrix, each with an error.
  private func touches(
    _ matrix: Transform, _ targets: [Point] = CalibrationTargets.drawn,
    off: (Int) -> Point = { _ in Point(x: 0, y: 0) }
  ) throws -> [Touch] {
    let back = try #require(matrix.inverse)
    return targets.enumerated().map { number, target in
      let error = off(number)
      return Touch(
        raw: back(Point(x: target.x + error.x, y: target.y + error.y)), target: target)
    }
  }

  private func mistake(_ touches: [Touch]) -> CalibrationError? {
    do throws(CalibrationError) {
      _ = try CalibrationSolution(touches)
      return nil
    } catch {
      return error
    }
  }

  private func distance(_ first: Transform, _ second: Transform) -> Double {
    let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { Point(x: $0.0, y: $0.1) }
    return corners.map { first($0).squaredDistance(to: second($0)).squareRoot() }.max() ?? 0
  }

  /// Returns a typical mounting: rotated or mirrored, slightly scaled, shifted and skewed.
  private func mounting(_ random: inout SplitMix64) -> Transform {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let skewed = Transform(
      number(0.7...1.5), number(-0.1...0.1), number(-0.2...0.2),
      number(-0.1...0.1), number(0.7...1.5), number(-0.2...0.2))
    let turn = (Rotation.allCases.randomElement(using: &random) ?? .none).transform
    let mirror = Bool.random(using: &random) ? Transform(-1, 0, 1, 0, 1, 0) : .identity
    return skewed.then(mirror).then(turn)
  }

  @Test("Exact touches determine the matrix of any likely mounting exactly")
  func exact() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<500 {
      let matrix = mounting(&random)
      for targets in [CalibrationTargets.drawn, CalibrationTargets.corners(of: nil)] {
        let solution = try CalibrationSolution(try touches(matrix, targets))
        #expect(distance(solution.matrix, matrix) < 1e-9, "\(matrix)")
        for error in solution.errors {
          #expect(error.width.magnitude < 1e-9 && error.height.magnitude < 1e-9)
        }
      }
    }
  }

  @Test("Slightly inaccurate touches cause only a small error of the matrix, which is returned")
  func noise() throws {
    var random = SplitMix64(seed: 2)
    for _ in 0..<500 {
      let matrix = mounting(&random)
      let errors = (0..<4).map { _ in
        Point(
          x: .random(in: -0.01...0.01, using: &random),
          y: .random(in: -0.01...0.01, using: &random))
      }
      let solution = try CalibrationSolution(try touches(matrix) { errors[$0] })
      #expect(distance(solution.matrix, matrix) < 0.05, "\(matrix)")
      // Least squares: the residuals together are no longer than the errors.
      #expect(solution.errors.allSatisfy { $0.width.magnitude <= 0.02 })
    }
  }

  @Test("A hundred inaccurate touches determine the matrix more exactly than four")
  func manyTouches() throws {
    var random = SplitMix64(seed: 3)
    let grid = (0..<100).map { Point(x: Double($0 % 10) / 9, y: Double($0 / 10) / 9) }
    let matrix = mounting(&random)
    let errors = grid.map { _ in
      Point(
        x: .random(in: -0.02...0.02, using: &random), y: .random(in: -0.02...0.02, using: &random))
    }
    let solution = try CalibrationSolution(try touches(matrix, grid) { errors[$0] })
    #expect(distance(solution.matrix, matrix) < 0.02)
  }

  @Test("Drawn targets that are touched in any wrong order are refused")
  func wrongOrder() throws {
    let good = try touches(.identity)
    for order in permutations([0, 1, 2, 3]) where order != [0, 1, 2, 3] {
      let wrong = zip(order, good).map { Touch(raw: good[$0].raw, target: $1.target) }
      guard case .doesNotFit(let error)? = mistake(wrong) else {
        Issue.record("\(order): \(String(describing: mistake(wrong)))")
        continue
      }
      #expect(error > 2 * CalibrationSolution.errorLimit, "\(order): \(error)")
    }
  }

  private func permutations(_ numbers: [Int]) -> [[Int]] {
    guard let first = numbers.first else { return [[]] }
    return permutations(Array(numbers.dropFirst())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [first] + Array(rest[$0...]) }
    }
  }

  @Test("Touches with two corners exchanged are refused")
  func wrongCorners() throws {
    let corners = CalibrationTargets.corners(of: nil)
    let raw = [corners[1], corners[0], corners[2], corners[3]]
    #expect(mistake(zip(raw, corners).map { Touch(raw: $0, target: $1) }) == .doesNotFit(0.48))
  }

  @Test("Touches at the same place, on a line, not finite or fewer than four are refused")
  func nonsense() throws {
    let good = try touches(.identity)
    #expect(mistake(Array(good.dropLast())) == .tooFew(3))
    #expect(mistake([]) == .tooFew(0))
    var twice = good
    twice[2].raw = Point(x: good[0].raw.x + 0.03, y: good[0].raw.y)
    #expect(mistake(twice) == .samePlace(0, 2))
    // A defective axis.
    let flat = good.enumerated().map {
      Touch(raw: Point(x: 0.1 + 0.2 * Double($0), y: 0.5), target: $1.target)
    }
    #expect(mistake(flat) == .collinear)
    for bad in [Double.nan, .infinity] {
      var wrong = good
      wrong[1].raw.x = bad
      #expect(mistake(wrong) == .notFinite)
    }
  }

  @Test("A surface that would be stretched beyond reason is refused", arguments: [0.2, 5])
  func scale(factor: Double) throws {
    // A picture too large or too small for its surface: both are wrong ranges.
    let matrix = Transform(factor, 0, 0, 0, 1, 0)
    guard case .unlikelyScale(let scale)? = mistake(try touches(matrix)) else {
      Issue.record("taken")
      return
    }
    #expect((scale - factor).magnitude < 1e-9)
  }

  @Test("Every error names its remedy")
  func words() {
    let mistakes: [CalibrationError] = [
      .tooFew(1), .notFinite, .samePlace(0, 2), .collinear, .doesNotFit(0.48), .unlikelyScale(5),
      .unlikelyScale(.infinity),
    ]
    for mistake in mistakes {
      let text = "\(mistake)"
      #expect(
        text.contains("; ") || text.contains(". "), "\(text)")
    }
    #expect("\(CalibrationError.samePlace(0, 2))".hasPrefix("touches 1 and 3 are at the same"))
    #expect("\(CalibrationError.doesNotFit(0.48))".contains("off by 48.0 % of the picture"))
  }

  @Test("Corner targets lie 5 mm inside the screen, where a fingertip reaches them")
  func corners() {
    let known = CalibrationTargets.corners(of: Size(width: 500, height: 250))
    #expect(known[0] == Point(x: 0.01, y: 0.02) && known[2] == Point(x: 0.99, y: 0.98))
    let tiny = CalibrationTargets.corners(of: Size(width: 0, height: 10))
    #expect(tiny[0] == Point(x: 0.2, y: 0.2))
  }
}

@Suite("Touch trace")
struct TouchTraceTests {
  private func frame(
    _ phase: Contact.Phase, _ x: Double = 0, _ y: Double = 0, of id: UInt64 = 1
  ) -> TouchFrame {
    TouchFrame(
      time: Timestamp(microseconds: 0),
      touches: [
        ClavierKit.Touch(
          contact: Contact.ID(rawValue: id), phase: phase, point: Point(x: x, y: y))
      ])
  }

  private func outcomes(_ frames: [TouchFrame]) -> [TouchTrace.Outcome] {
    var trace = TouchTrace()
    return frames.compactMap { trace.handle($0) }
  }

  @Test("A touch's position is the median of its samples")
  func middle() {
    let frames = [
      frame(.down, 9, 9), frame(.moved, 0.5, 0.25), frame(.moved, 0.5, 0.25),
      frame(.moved, 0.5, 0.25), frame(.up, 3, 3),
    ]
    #expect(outcomes(frames) == [.touched(Point(x: 0.5, y: 0.25))])
    #expect(outcomes([frame(.down, 1, 2), frame(.up, 1, 2)]) == [.touched(Point(x: 1, y: 2))])
  }

  @Test("Several contacts at once make the touch invalid until all are lifted")
  func severalFingers() {
    let frames = [
      frame(.down), frame(.down, of: 2), frame(.down, of: 3), frame(.up), frame(.up, of: 2),
      frame(.moved, of: 3), frame(.up, of: 3), frame(.down, 1, 1, of: 4), frame(.up, 1, 1, of: 4),
    ]
    #expect(outcomes(frames) == [.invalid, .touched(Point(x: 1, y: 1))])
  }

  @Test("A cancelled touch is invalid, and events of a contact that was never down are ignored")
  func lost() {
    #expect(outcomes([frame(.down), frame(.cancelled), frame(.up)]) == [.invalid])
    #expect(outcomes([frame(.up), frame(.moved), frame(.cancelled)]).isEmpty)
  }
}
