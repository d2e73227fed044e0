// SPDX-License-Identifier: MIT

import CPango
import ClavierKit

/// A cache of drawn boxes with round corners and shadows, since copying is much faster than
/// drawing.
///
/// Keys of equal size, and their callouts, differ only in their labels.
final class BoxCache {
  /// The cache key: the box without its position.
  private struct Request: Hashable {
    var shape: Shape
    var box: StyledScene.Box
  }

  /// A cache for pictures up to a size.
  private struct SizeClass {
    let maximumPixels: Double
    var pictures: GenerationCache<Request, PixelSurface?>

    init(maximumPixels: Double, limit: Int) {
      self.maximumPixels = maximumPixels
      pictures = GenerationCache(limit: limit)
    }
  }

  /// The caches for key caps and for callouts; larger boxes are drawn each time.
  ///
  /// **Source:** Clavier's own: a page has some twenty different caps. Each row has callouts of
  /// three shapes, in the middle and at both edges.
  private var sizeClasses = [
    SizeClass(maximumPixels: maximumCapPixels, limit: 64),
    SizeClass(maximumPixels: maximumPixels, limit: 16),
  ]

  /// The maximum size of a cap, in pixels.
  ///
  /// **Source:** Clavier's own: three times the size in a keyboard of 1170 × 486 pixels.
  private static let maximumCapPixels = 30_000.0
  /// The maximum size of a cached box, in pixels.
  ///
  /// **Source:** Clavier's own: four times the size of a callout in a keyboard of 1170 × 486
  /// pixels.
  private static let maximumPixels = 200_000.0

  /// Returns whether a box with this ink is small enough for the cache.
  static func hasRoom(for ink: Rect) -> Bool { ink.width * ink.height <= maximumPixels }

  /// The number of cached pictures.
  var count: Int { sizeClasses.reduce(0) { $0 + $1.pictures.count } }

  /// Returns the picture of a box.
  ///
  /// - Parameters:
  ///   - box: The box, without an image in its background.
  ///   - shape: The box's shape, aligned to pixels.
  ///   - ink: The rectangle around all drawn pixels.
  ///   - draw: Draws a shape of the box on a canvas.
  /// - Returns: The picture of `ink`; `nil` if it is too large, or without memory.
  func picture(
    of box: StyledScene.Box, as shape: Shape, ink: Rect, _ draw: (Shape, Canvas) -> Void
  ) -> PixelSurface? {
    let pixels = ink.width * ink.height
    guard let sizeClass = sizeClasses.firstIndex(where: { pixels <= $0.maximumPixels }) else {
      return nil
    }
    let shape = shape.moved(by: Point(x: -ink.minX, y: -ink.minY))
    var request = Request(shape: shape, box: box)
    request.box.frame = Rect(x: 0, y: 0, width: 0, height: 0)
    return sizeClasses[sizeClass].pictures.value(for: request) {
      guard let picture = try? PixelSurface(width: Int(ink.width), height: Int(ink.height)),
        let canvas = Canvas(picture.surface)
      else { return nil }
      draw(shape, canvas)
      return picture
    }
  }
}
