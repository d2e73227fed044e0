// SPDX-License-Identifier: MIT

import ClavierKit

/// Points of a scene to pixels of a picture.
///
/// On pixels every edge is put between two of them, so that it is as sharp at a scale of 1.3 as at 2; two
/// keys of the same width may then differ by one pixel. Pictures of lines (SVG, PDF) have no pixels, and
/// nothing is rounded in them.
struct PixelGrid {
  let scale: Double
  /// What is drawn in the top left corner of the picture, in points.
  private let origin: Point
  let isSnapping: Bool

  init(scale: Double, bounds: Rect, isSnapping: Bool) {
    self.scale = scale
    self.origin = Point(x: bounds.minX, y: bounds.minY)
    self.isSnapping = isSnapping
  }

  /// The rectangle in pixels, its edges between them.
  func rect(_ rect: Rect) -> Rect {
    Rect(
      minX: edge((rect.minX - origin.x) * scale), minY: edge((rect.minY - origin.y) * scale),
      maxX: edge((rect.maxX - origin.x) * scale), maxY: edge((rect.maxY - origin.y) * scale))
  }

  /// A length in pixels, which need not be whole.
  func length(_ points: Double) -> Double {
    points > 0 && points.isFinite ? points * scale : 0
  }

  /// A line's thickness: whole pixels, and one at least.
  ///
  /// - Returns: The thickness in pixels, and how opaque the line is, as a factor: one that is thinner
  ///   than a pixel is fainter instead.
  func line(_ points: Double) -> (width: Double, opacity: Double) {
    let width = length(points)
    guard isSnapping, width > 0 else { return (width, 1) }
    return (max(1, width.rounded()), min(1, width))
  }

  /// A place between two pixels.
  func edge(_ position: Double) -> Double {
    isSnapping ? position.rounded() : position
  }

  /// All pixels that the rectangle lies on, wherever its edges are put.
  func outline(_ rect: Rect) -> Rect {
    Rect(
      minX: ((rect.minX - origin.x) * scale).rounded(.down),
      minY: ((rect.minY - origin.y) * scale).rounded(.down),
      maxX: ((rect.maxX - origin.x) * scale).rounded(.up),
      maxY: ((rect.maxY - origin.y) * scale).rounded(.up))
  }

  /// The same with one pixel more at each side, which soft edges of letters may reach.
  func pixels(around damage: Rect) -> Rect {
    outline(damage).grown(horizontally: 1, vertically: 1)
  }
}
