// SPDX-License-Identifier: MIT

import ClavierKit

/// The conversion of a scene's points to a picture's pixels.
///
/// In bitmaps every edge is aligned to pixels, so that it is sharp at any scale, such as 1.3. So
/// two keys of equal width may differ by one pixel. In vector pictures (SVG, PDF) nothing is
/// rounded.
struct PixelGrid {
  let scale: Double
  /// The point at the upper left corner of the picture.
  private let origin: Point
  let isSnapping: Bool

  init(scale: Double, bounds: Rect, isSnapping: Bool) {
    self.scale = scale
    self.origin = Point(x: bounds.minX, y: bounds.minY)
    self.isSnapping = isSnapping
  }

  /// Converts a rectangle to pixels, with aligned edges.
  func rect(_ rect: Rect) -> Rect {
    Rect(
      minX: aligned((rect.minX - origin.x) * scale), minY: aligned((rect.minY - origin.y) * scale),
      maxX: aligned((rect.maxX - origin.x) * scale), maxY: aligned((rect.maxY - origin.y) * scale))
  }

  /// Converts a length to pixels, perhaps with a fraction; limited as lengths in layouts.
  func length(_ points: Double) -> Double {
    points.isFinite ? points.asLength * scale : 0
  }

  /// Converts a line's thickness to whole pixels, at least one.
  ///
  /// - Returns: The thickness in pixels, and a factor for the opacity, since a line thinner than a
  ///   pixel is drawn fainter instead.
  func line(_ points: Double) -> (width: Double, opacity: Double) {
    let width = length(points)
    guard isSnapping, width > 0 else { return (width, 1) }
    return (max(1, width.rounded()), min(1, width))
  }

  /// Aligns a position to pixels.
  func aligned(_ position: Double) -> Double {
    isSnapping ? position.rounded() : position
  }

  /// Returns all pixels that a rectangle touches, before its alignment.
  func outline(_ rect: Rect) -> Rect {
    Rect(
      minX: ((rect.minX - origin.x) * scale).rounded(.down),
      minY: ((rect.minY - origin.y) * scale).rounded(.down),
      maxX: ((rect.maxX - origin.x) * scale).rounded(.up),
      maxY: ((rect.maxY - origin.y) * scale).rounded(.up))
  }

  /// Returns all pixels that a rectangle touches, and a margin of one for antialiased letters.
  func pixels(around damage: Rect) -> Rect {
    outline(damage).grown(horizontally: 1, vertically: 1)
  }

  /// Returns the points of everything that may reach into an area from ``pixels(around:)``.
  func points(around area: Rect) -> Rect {
    let area = area.grown(horizontally: 2, vertically: 2)
    return Rect(
      minX: area.minX / scale + origin.x, minY: area.minY / scale + origin.y,
      maxX: area.maxX / scale + origin.x, maxY: area.maxY / scale + origin.y)
  }
}
