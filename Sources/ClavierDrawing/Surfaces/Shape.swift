// SPDX-License-Identifier: MIT

import ClavierKit

/// A fillable shape, in pixels.
enum Shape: Hashable {
  /// A rectangle with round corners; the radii fit into the rectangle.
  case box(Rect, StyledScene.Corners)
  case callout(CalloutOutline)

  /// Creates a rectangle with round corners; the radii are limited by its size.
  init(_ rect: Rect, corners: StyledScene.Corners) {
    let maximumRadius = max(0, min(rect.width, rect.height) / 2)
    func limited(_ radius: Double) -> Double { radius > 0 ? min(radius, maximumRadius) : 0 }
    self = .box(
      rect,
      StyledScene.Corners(
        topLeft: limited(corners.topLeft), topRight: limited(corners.topRight),
        bottomLeft: limited(corners.bottomLeft), bottomRight: limited(corners.bottomRight)))
  }

  /// Whether the shape is a rectangle without round corners.
  var isUpright: Bool {
    if case .box(_, let corners) = self { corners == StyledScene.Corners() } else { false }
  }

  /// Returns the shape reduced by a width on each side; `nil` for a callout.
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

  /// The disjoint rectangles that cover most of the shape, without its antialiased edge.
  var cores: [Rect] {
    let cores: [Rect]
    switch self {
    case .box(let rect, let corners):
      let top = max(corners.topLeft, corners.topRight)
      let bottom = max(corners.bottomLeft, corners.bottomRight)
      cores = [
        Rect(minX: rect.minX, minY: rect.minY + top, maxX: rect.maxX, maxY: rect.maxY - bottom)
      ]
    case .callout(let outline):
      let (body, stem) = (outline.body, outline.stem)
      let corner = body.maxY - outline.cornerRadius
      cores = [
        Rect(
          minX: body.minX, minY: body.minY + outline.cornerRadius, maxX: body.maxX, maxY: corner),
        Rect(
          minX: max(body.minX, stem.minX), minY: corner, maxX: min(body.maxX, stem.maxX),
          maxY: stem.maxY - outline.stemRadius),
      ]
    }
    return cores.map { core in
      // Whole pixels, without those of the antialiased edge.
      Rect(
        minX: core.minX.rounded(.up) + 1, minY: core.minY.rounded(.up),
        maxX: core.maxX.rounded(.down) - 1, maxY: core.maxY.rounded(.down))
    }.filter { !$0.isEmpty }
  }

  /// Returns the shape moved by an offset, in pixels.
  func moved(by offset: Point) -> Shape {
    switch self {
    case .box(let rect, let corners): .box(rect.moved(by: offset), corners)
    case .callout(let outline): .callout(outline.moved(by: offset))
    }
  }

  /// The smallest rectangle around the shape.
  var frame: Rect {
    switch self {
    case .box(let rect, _): rect
    case .callout(let outline): outline.body.union(outline.stem)
    }
  }
}

extension Rect {
  /// Returns a centred rectangle of the given size.
  fileprivate func inset(to size: Double) -> Rect {
    Rect(x: center.x, y: center.y, width: size, height: size)
  }
}
