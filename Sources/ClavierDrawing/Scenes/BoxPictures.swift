// SPDX-License-Identifier: MIT

import CPango
import ClavierKit

/// Boxes with round corners and shadows that were drawn lately, since copying one takes far less time than drawing it.
///
/// Keys of a size, and their bubbles, all look the same but for what stands on them.
final class BoxPictures {
  /// What a picture depends on: everything but the place.
  private struct Request: Hashable {
    var shape: Shape
    var box: StyledScene.Box
  }

  /// Pictures up to a size.
  private struct Shelf {
    let mostPixels: Double
    var pictures: GenerationCache<Request, PixelSurface?>

    init(mostPixels: Double, limit: Int) {
      self.mostPixels = mostPixels
      pictures = GenerationCache(limit: limit)
    }
  }

  /// Those of caps, and those of bubbles; what is larger than these is drawn each time.
  ///
  /// **Source:** ours: caps of a page have some twenty looks, and bubbles of each row that in the middle and those at both edges.
  private var shelves = [
    Shelf(mostPixels: capPixels, limit: 64), Shelf(mostPixels: mostPixels, limit: 12),
  ]

  /// How many pixels caps have at most.
  ///
  /// **Source:** ours: three times what they take on a keyboard of 1170 × 486 pixels.
  private static let capPixels = 30_000.0
  /// How many pixels a box has at most that is kept.
  ///
  /// **Source:** ours: four times what a bubble takes there.
  private static let mostPixels = 200_000.0

  /// Whether so many pixels are kept.
  static func haveRoom(for ink: Rect) -> Bool { ink.width * ink.height <= mostPixels }

  /// How many pictures are kept now.
  var count: Int { shelves.reduce(0) { $0 + $1.pictures.count } }

  /// The picture of a box.
  ///
  /// - Parameters:
  ///   - box: The box, which has no picture in its background.
  ///   - shape: What is drawn of it, with edges between pixels.
  ///   - ink: All pixels that are drawn on.
  ///   - draw: Draws a shape of the box on a canvas.
  /// - Returns: The picture of the ink; `nil` if there is no room for it.
  func picture(
    of box: StyledScene.Box, as shape: Shape, ink: Rect, _ draw: (Shape, Canvas) -> Void
  ) -> PixelSurface? {
    let pixels = ink.width * ink.height
    guard let shelf = shelves.firstIndex(where: { pixels <= $0.mostPixels }) else { return nil }
    let shape = shape.moved(by: Point(x: -ink.minX, y: -ink.minY))
    var request = Request(shape: shape, box: box)
    request.box.frame = Rect(x: 0, y: 0, width: 0, height: 0)
    return shelves[shelf].pictures.value(for: request) {
      guard let picture = try? PixelSurface(width: Int(ink.width), height: Int(ink.height)),
        let canvas = Canvas(picture.surface)
      else { return nil }
      draw(shape, canvas)
      return picture
    }
  }
}
