// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Evdev
import Testing
import TestSupport

@Suite("Surface transform")
struct SurfaceTransformTests {
  private static let x = AbsoluteAxis(0, 1_919, resolution: 0)
  private static let y = AbsoluteAxis(0, 1_079, resolution: 0)
  private static let size = Size(width: 400, height: 200)

  private func transform(
    x: AbsoluteAxis = x, y: AbsoluteAxis = y, calibration: Transform = .identity,
    _ rotation: Rotation = .none, _ area: TouchArea = .bottom(1), _ size: Size = size
  ) -> Transform? {
    Transform(
      x: x, y: y, calibration: calibration, rotation: rotation, area: area, keyboardSize: size)
  }

  private func isNear(_ point: Point, _ x: Double, _ y: Double, within distance: Double) -> Bool {
    point.squaredDistance(to: Point(x: x, y: y)) <= distance * distance
  }

  @Test("The middle of the first and last device unit are half a unit inside the keyboard")
  func halfUnits() throws {
    let map = try #require(transform())
    let unit = 400.0 / 1_920
    #expect(isNear(map(Point(x: 0, y: 0)), unit / 2, 200.0 / 2_160, within: 1e-9))
    #expect(
      isNear(map(Point(x: 1_919, y: 1_079)), 400 - unit / 2, 200 - 200.0 / 2_160, within: 1e-9))
  }

  @Test(
    "Each rotation maps the device's corners to where the user sees them",
    arguments: [
      (Rotation.none, [(0, 0), (1, 0), (0, 1), (1, 1)]),
      (.right, [(1, 0), (1, 1), (0, 0), (0, 1)]),
      (.upsideDown, [(1, 1), (0, 1), (1, 0), (0, 0)]),
      (.left, [(0, 1), (0, 0), (1, 1), (1, 0)]),
    ] as [(Rotation, [(Double, Double)])])
  func corners(rotation: Rotation, seen: [(Double, Double)]) throws {
    let map = try #require(transform(rotation))
    let corners: [(Double, Double)] = [(0, 0), (1_919, 0), (0, 1_079), (1_919, 1_079)]
    for (corner, (x, y)) in zip(corners, seen) {
      let point = map(Point(x: corner.0, y: corner.1))
      #expect(isNear(point, x * 400, y * 200, within: 0.3), "\(rotation) \(corner): \(point)")
    }
  }

  @Test("Every position of the axes lies on the keyboard, whichever way it is turned")
  func inside() throws {
    let keyboard = Rect(x: 0, y: 0, width: 400, height: 200)
    for rotation in Rotation.allCases {
      let map = try #require(transform(rotation))
      for x in [0.0, 1, 960, 1_918, 1_919] {
        for y in [0.0, 1, 540, 1_078, 1_079] {
          #expect(keyboard.contains(map(Point(x: x, y: y))), "\(rotation) \(x) \(y)")
        }
      }
    }
  }

  @Test("For any axes and rotation, each position maps to a distinct point on the keyboard")
  func insideInEveryWay() throws {
    let keyboard = Rect(x: 0, y: 0, width: 400, height: 200)
    let places = [0.0, 1, 540, 1_078, 1_079].flatMap { y in
      [0.0, 1, 960, 1_918, 1_919].map { Point(x: $0, y: y) }
    }
    var corners: Set<[Int]> = []
    for way in 0..<32 {
      var own = DeviceSettings()
      (own.swapsAxes, own.invertsX, own.invertsY) = (way & 1 != 0, way & 2 != 0, way & 4 != 0)
      let rotation = Rotation.allCases[way >> 3]
      let map = try #require(transform(calibration: own.axisTransform, rotation))
      let seen = places.map { map($0) }
      #expect(seen.allSatisfy(keyboard.contains), "\(way)")
      #expect(Set(seen).count == places.count, "\(way)")
      let back = try #require(map.inverse)
      for (place, point) in zip(places, seen) {
        #expect(isNear(back(point), place.x, place.y, within: 1e-6), "\(way)")
      }
      // The images of the first unit and its right neighbour identify all eight orientations.
      corners.insert([0, 4, 20].flatMap { [Int(seen[$0].x) / 200, Int(seen[$0].y) / 100] })
    }
    #expect(corners.count == 8)
  }

  @Test("The device-tree properties of a rotated panel map each corner to where it is seen")
  func deviceTreeWords() throws {
    // As in a device tree: touchscreen-inverted-x; touchscreen-swapped-x-y.
    var own = DeviceSettings()
    (own.invertsX, own.swapsAxes) = (true, true)
    let map = try #require(transform(calibration: own.axisTransform))
    #expect(isNear(map(Point(x: 1_919.5, y: -0.5)), 0, 0, within: 1e-9))
    #expect(isNear(map(Point(x: -0.5, y: -0.5)), 0, 200, within: 1e-9))
    #expect(isNear(map(Point(x: 1_919.5, y: 1_079.5)), 400, 0, within: 1e-9))
  }

  @Test("Above a keyboard at the bottom, points are negative")
  func bottom() throws {
    let map = try #require(transform(.none, .bottom(0.5)))
    #expect(isNear(map(Point(x: 959.5, y: 539.5)), 200, 0, within: 1e-9))
    #expect(isNear(map(Point(x: 959.5, y: -0.5)), 200, -200, within: 1e-9))
    #expect(isNear(map(Point(x: 959.5, y: 1_079.5)), 200, 200, within: 1e-9))
  }

  @Test("The area applies after the rotation, to the surface as the user sees it")
  func rotatedArea() throws {
    // Mounted upside down: the user's bottom is the device's first rows.
    let map = try #require(transform(.upsideDown, .bottom(0.25)))
    #expect(isNear(map(Point(x: 1_919.5, y: -0.5)), 0, 200, within: 1e-9))
    #expect(isNear(map(Point(x: 1_919.5, y: 269.5)), 0, 0, within: 1e-9))
  }

  @Test("The calibration applies before the rotation, to the device's own square")
  func calibrationFirst() throws {
    // Only the device's left half is used; rotated right, that is the user's upper half.
    let map = try #require(transform(calibration: Transform(2, 0, 0, 0, 1, 0), .right))
    #expect(isNear(map(Point(x: 959.5, y: -0.5)), 400, 200, within: 1e-9))
    #expect(isNear(map(Point(x: -0.5, y: -0.5)), 400, 0, within: 1e-9))
  }

  @Test("A calibration with a rotation's matrix has the same effect as that rotation")
  func calibrationAsTurn() throws {
    let turned = try #require(transform(.left))
    let calibrated = try #require(transform(calibration: Rotation.left.transform))
    for point in [Point(x: 0, y: 0), Point(x: 1_919, y: 1_079), Point(x: 17, y: 4)] {
      let expected = turned(point)
      #expect(isNear(calibrated(point), expected.x, expected.y, within: 1e-9))
    }
  }

  @Test("Every transform that is created has an inverse")
  func roundTrip() throws {
    var random = SplitMix64(seed: 7)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    for _ in 0..<500 {
      let minimum = Int32.random(in: -100_000...100_000, using: &random)
      let maximum = minimum + Int32.random(in: 1...200_000, using: &random)
      let axis = AbsoluteAxis(minimum, maximum, resolution: 0)
      let calibration = Transform(
        number(0.5...2), number(-0.2...0.2), number(-1...1),
        number(-0.2...0.2), number(0.5...2), number(-1...1))
      let rotation = Rotation.allCases.randomElement(using: &random) ?? .none
      let map = try #require(
        transform(
          x: axis, calibration: calibration, rotation, .bottom(number(0.1...1)),
          Size(width: number(100...4_000), height: number(50...2_000))))
      let back = try #require(map.inverse)
      let point = Point(x: number(-100_000...100_000), y: number(0...1_079))
      let again = back(map(point))
      #expect(isNear(again, point.x, point.y, within: 1e-4), "\(point) \(again)")
    }
  }

  @Test("An axis over the whole range of Int32 has a transform")
  func widest() throws {
    let axis = AbsoluteAxis(.min, .max, resolution: 0)
    let map = try #require(transform(x: axis, y: axis))
    #expect(isNear(map(Point(x: -0.5, y: -0.5)), 200, 100, within: 1e-6))
  }

  @Test("An axis, area, keyboard or calibration without extent has no transform")
  func noExtent() {
    #expect(transform(x: AbsoluteAxis(5, 5, resolution: 0)) == nil)
    #expect(transform(y: AbsoluteAxis(5, 4, resolution: 0)) == nil)
    #expect(transform(.none, .bottom(0)) == nil)
    #expect(transform(.none, .rectangle(Rect(minX: 1, minY: 0, maxX: 0, maxY: 1))) == nil)
    #expect(transform(.none, .bottom(1), Size(width: 0, height: 100)) == nil)
    #expect(transform(.none, .bottom(1), Size(width: 100, height: .nan)) == nil)
    #expect(transform(calibration: Transform(1, 1, 0, 1, 1, 0)) == nil)
    #expect(transform(calibration: Transform(.infinity, 0, 0, 0, 1, 0)) == nil)
  }
}

@Suite("Calibration matrix of udev")
struct CalibrationMatrixTests {
  @Test(
    "Six numbers are read as the upper two rows of the matrix",
    arguments: [
      ("1 0 0 0 1 0", Transform.identity),
      ("0 -1 1 1 0 0", Rotation.right.transform),
      ("-1.0 0.0 1.0 0.0 -1.0 1.0", Rotation.upsideDown.transform),
      ("1.05e0  0 -2.5e-2 0 +1 .5", Transform(1.05, 0, -0.025, 0, 1, 0.5)),
      // Like libinput, the parser ignores everything after the sixth number.
      ("-1 0 1 0 -1 1 0 0 1", Rotation.upsideDown.transform),
      ("  1 0  0 0 1 0  ", .identity),
      ("1 0 0 0 1 0 0", .identity),
      ("1 0 0 0 1 0 0 0 2", .identity),
      ("1 0 0 0 1 0 x", .identity),
      ("5e-1 0 0 0 5. 0", Transform(0.5, 0, 0, 0, 5, 0)),
    ])
  func valid(text: String, matrix: Transform) {
    #expect(Transform(calibrationMatrix: text) == matrix)
  }

  @Test(
    "Other text is rejected as a calibration matrix",
    arguments: [
      "", " ", "1 0 0 0 1", "1 0 0 x 1 0 0 0 1", "1,0 0 0 0 1 0", "1 0 0 0 1 x",
      "nan 0 0 0 1 0", "inf 0 0 0 1 0", "0x1 0 0 0 1 0", "1e999 0 0 0 1 0", "1 0 0 1 0 0",
      "0 0 0 0 0 0", "1 0 0 0 1 --1", "1 0 0 0 1 e", "1\t0\t0\t0\t1\t0",
    ])
  func broken(text: String) {
    #expect(Transform(calibrationMatrix: text) == nil)
  }
}

@Suite("Touch surface")
struct TouchSurfaceTests {
  private func surface(
    resolution: Int32 = 10, _ rotation: Rotation, calibration: Transform = .identity
  ) throws -> TouchSurface {
    let device = DeviceCapabilities.contacts(2_000, 1_000, slots: 2, resolution: resolution)
    return TouchSurface(
      name: "Acme", profile: try TouchProfile(device, .unnamed, DeviceSettings()),
      calibration: calibration, rotation: rotation, area: .bottom(0.5))
  }

  @Test("The keyboard's area is measured as the user sees it")
  func area() throws {
    let upright = try surface(.none)
    #expect(upright.areaWidth == 200 && upright.aspectRatio == 4)
    let turned = try surface(.left)
    #expect(turned.areaWidth == 100 && turned.aspectRatio == 1)
    #expect(try surface(.upsideDown) == upright)
  }

  @Test("A calibration that rotates counts as a rotation, and one that scales or skews does not")
  func calibration() throws {
    #expect(try surface(.none, calibration: Rotation.right.transform).aspectRatio == 1)
    #expect(try surface(.left, calibration: Rotation.right.transform).aspectRatio == 4)
    #expect(try surface(.none, calibration: Transform(1.1, 0.01, 0, 0.01, 0.9, 0)).aspectRatio == 4)
  }

  @Test("A size that is unknown is lacking, unless a cursor is moved, which has none")
  func lackingSize() throws {
    #expect(try surface(resolution: 0, .none).lacksSize)
    #expect(try !surface(.none).lacksSize)
    let device = DeviceCapabilities.contacts(2_000, 1_000, slots: 2)
    let screen = Size(width: 500, height: 250)
    func onScreen(_ settings: DeviceSettings) throws -> TouchSurface {
      let profile = try TouchProfile(
        device.adjusted(to: settings, screen: screen), .unnamed, settings)
      return TouchSurface(
        name: "Acme", profile: profile, calibration: .identity, rotation: .none,
        area: .bottom(0.5))
    }
    #expect(try !onScreen(DeviceSettings()).lacksSize)
    var own = DeviceSettings()
    own.use = .pointer
    #expect(try !onScreen(own).lacksSize)
  }

  @Test("A device without resolution has no known size, but square units")
  func unknown() throws {
    let surface = try surface(resolution: 0, .none)
    #expect(surface.areaWidth == nil && surface.aspectRatio == 4)
  }
}
