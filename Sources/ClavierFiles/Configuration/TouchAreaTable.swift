// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings

extension TOMLReader {
  /// Reads the area of the keyboard, in per cent of the surface.
  ///
  /// The area is `{ bottom = … }` or `{ left = …, top = …, width = …, height = … }`.
  mutating func area() -> TouchArea? {
    var area: TouchArea?
    table("area") { table in area = table.areaFields() }
    return area
  }

  private mutating func areaFields() -> TouchArea? {
    let isEmpty = areAllKeysRead
    let missing = missingSides
    let hasBottom = has("bottom")
    let bottom = number("bottom", in: Self.extent)
    let left = number("left", in: Self.nearEdge)
    let top = number("top", in: Self.nearEdge)
    let width = number("width", in: Self.extent)
    let height = number("height", in: Self.extent)

    // After a message about an unknown key, none follows about the missing key.
    guard exists, areAllKeysRead else { return nil }
    if isEmpty {
      report("give bottom, or left, top, width and height")
    } else if hasBottom, missing.count < Self.sides.count {
      report("give either bottom or left, top, width and height, not both")
    } else if hasBottom {
      return bottom.map { .bottom($0 / 100) }
    } else if !missing.isEmpty {
      report(missing: missing)
    } else if let left, let top, let width, let height {
      return rectangle(left: left, top: top, width: width, height: height)
    }
    return nil
  }

  /// Reads a rectangle in which touches are ignored; it may be as narrow as a scratch.
  mutating func deadArea() -> Rect? {
    let missing = missingSides
    let left = number("left", in: 0...100)
    let top = number("top", in: 0...100)
    let width = number("width", in: 0...100)
    let height = number("height", in: 0...100)
    guard areAllKeysRead else { return nil }
    guard missing.isEmpty else { return refuse(missing: missing) }
    guard let left, let top, let width, let height else { return nil }
    return rectangle(left: left, top: top, width: width, height: height)?.unitRect
  }

  /// Returns the rectangle; reports an error if it exceeds the surface.
  private mutating func rectangle(
    left: Double, top: Double, width: Double, height: Double
  ) -> TouchArea? {
    guard left + width <= 100 else {
      return refuse("left and width make \(shortest(left + width)) per cent, beyond the right edge")
    }
    guard top + height <= 100 else {
      return refuse(
        "top and height make \(shortest(top + height)) per cent, beyond the bottom edge")
    }
    // The sum is that of percentages, not of fractions, so that the far edge is exactly 1.
    return .rectangle(
      Rect(
        minX: left / 100, minY: top / 100,
        maxX: (left + width) / 100, maxY: (top + height) / 100))
  }

  /// The keys of a rectangle.
  private static var sides: [String] { ["left", "top", "width", "height"] }

  /// The keys of a rectangle that the table lacks.
  private var missingSides: [String] { Self.sides.filter { !has($0) } }

  /// The range of a keyboard's width and height; keys are too small below 5 per cent.
  private static var extent: ClosedRange<Double> { 5...100 }
  /// The range of the left and top edges, which leaves room for a keyboard.
  private static var nearEdge: ClosedRange<Double> { 0...95 }
}
