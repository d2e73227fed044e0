// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Testing

struct GeometryTransformTests {
  private let points = [
    Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: -3.5, y: 7.25),
    Point(x: 4095, y: 0.001),
  ]
  private let maps = [
    Transform.identity,
    Transform(2, 0, -1, 0, 0.5, 3),
    Transform(0, -1, 1, 1, 0, 0),
    Transform(1.1, 0.2, -5, -0.3, 0.9, 12),
    Transform(1e-4, 0, 0, 0, -1e4, 1),
  ]

  private func isNear(_ left: Point, _ right: Point) -> Bool {
    let scale = max(1, abs(right.x), abs(right.y))
    return left.squaredDistance(to: right) <= (1e-9 * scale) * (1e-9 * scale)
  }

  @Test func aMapBetweenRectanglesMatchesTheirCorners() throws {
    let surface = Rect(minX: 100, minY: 200, maxX: 4196, maxY: 2248)
    let keyboard = Rect(x: 0, y: 0, width: 390, height: 216)
    let map = try #require(Transform(from: surface, to: keyboard))
    #expect(isNear(map(Point(x: 100, y: 200)), Point(x: 0, y: 0)))
    #expect(isNear(map(Point(x: 4196, y: 200)), Point(x: 390, y: 0)))
    #expect(isNear(map(Point(x: 100, y: 2248)), Point(x: 0, y: 216)))
    #expect(isNear(map(surface.center), keyboard.center))
  }

  @Test func aRectangleWithoutExtentOrEndHasNoMap() {
    let target = Rect(x: 0, y: 0, width: 1, height: 1)
    for source in [
      Rect(x: 0, y: 0, width: 0, height: 1), Rect(x: 0, y: 0, width: 1, height: -1),
      Rect(x: 0, y: 0, width: .nan, height: 1), Rect(x: .infinity, y: 0, width: 1, height: 1),
      Rect(minX: -.infinity, minY: 0, maxX: .infinity, maxY: 1),
    ] {
      #expect(Transform(from: source, to: target) == nil)
    }
    let endless = Rect(minX: 0, minY: 0, maxX: .infinity, maxY: 1)
    #expect(Transform(from: target, to: endless) == nil)
  }

  @Test func thenAppliesBothMapsInOrder() {
    for first in maps {
      for second in maps {
        for point in points {
          #expect(isNear(first.then(second)(point), second(first(point))))
        }
      }
    }
  }

  @Test func theIdentityHasNoEffect() {
    for map in maps {
      #expect(map.then(.identity) == map)
      #expect(Transform.identity.then(map) == map)
    }
  }

  @Test func theInverseGoesBack() throws {
    for map in maps {
      let inverse = try #require(map.inverse)
      for point in points {
        #expect(isNear(inverse(map(point)), point))
        #expect(isNear(map.then(inverse)(point), point))
        #expect(isNear(inverse.then(map)(point), point))
      }
    }
  }

  @Test func aMapThatFlattensOrIsNotFiniteHasNoInverse() {
    #expect(Transform(1, 2, 0, 2, 4, 0).inverse == nil)
    #expect(Transform(0, 0, 5, 0, 0, 5).inverse == nil)
    #expect(Transform(.nan, 0, 0, 0, 1, 0).inverse == nil)
    #expect(Transform(1, 0, .infinity, 0, 1, 0).inverse == nil)
    #expect(Transform(.leastNonzeroMagnitude, 0, 0, 0, 1, 0).inverse == nil)
  }

  @Test(arguments: Rotation.allCases)
  func fourTurnsAreTheIdentity(rotation: Rotation) {
    let turn = rotation.transform
    let four = turn.then(turn).then(turn).then(turn)
    for point in points.prefix(4) {
      #expect(isNear(four(point), point))
    }
  }

  @Test func theTopLeftOfATurnedSurfaceIsSeenInTheNextCornerClockwise() {
    let corner = Point(x: 0, y: 0)
    #expect(Rotation.none.transform(corner) == Point(x: 0, y: 0))
    #expect(Rotation.right.transform(corner) == Point(x: 1, y: 0))
    #expect(Rotation.upsideDown.transform(corner) == Point(x: 1, y: 1))
    #expect(Rotation.left.transform(corner) == Point(x: 0, y: 1))
  }
}
