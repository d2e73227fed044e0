// SPDX-License-Identifier: MIT

import ClavierKit

/// What is filled, in pixels.
enum Shape: Hashable {
  /// A rectangle with round corners, of which none is rounder than the rectangle.
  case box(Rect, StyledScene.Corners)
  case callout(CalloutOutline)

  /// A rectangle whose corners have these radii, as far as there is room.
  init(_ rect: Rect, corners: StyledScene.Corners) {
    let most = max(0, min(rect.width, rect.height) / 2)
    func limited(_ radius: Double) -> Double { radius > 0 ? min(radius, most) : 0 }
    self = .box(
      rect,
      StyledScene.Corners(
        topLeft: limited(corners.topLeft), topRight: limited(corners.topRight),
        bottomLeft: limited(corners.bottomLeft), bottomRight: limited(corners.bottomRight)))
  }

  /// Whether it is a rectangle without round corners.
  var isUpright: Bool {
    if case .box(_, let corners) = self { corners == StyledScene.Corners() } else { false }
  }

  /// The shape this much smaller at each side; `nil` where that is no simple shape.
  func inset(by width: Double) -> Shape? {
    guard case .box(let rect, let corners) = self else { return nil }
    let inner = rect.grown(horizontally: -width, vertically: -width)
    guard !inner.isEmpty else { return .box(rect.inset(to: 0), StyledScene.Corners()) }
    return Shape(
      inner,
      corners: StyledScene.Corners(
        topLeft: corners.topLeft - width, topRight: corners.topRight - width,
        bottomLeft: corners.bottomLeft - width, bottomRight: corners.bottomRight - width))
  }

  /// The shape elsewhere.
  func moved(by offset: Point) -> Shape {
    switch self {
    case .box(let rect, let corners): .box(rect.moved(by: offset), corners)
    case .callout(let outline): .callout(outline.moved(by: offset))
    }
  }

  /// The rectangle around all of it.
  var frame: Rect {
    switch self {
    case .box(let rect, _): rect
    case .callout(let outline): outline.body.union(outline.stem)
    }
  }
}

extension Rect {
  /// Nothing, in the middle.
  fileprivate func inset(to size: Double) -> Rect {
    Rect(x: center.x, y: center.y, width: size, height: size)
  }
}
