// SPDX-License-Identifier: MIT

import CPango
import ClavierKit

/// The images of backgrounds that were drawn lately.
final class ImageStore {
  /// What became of an image.
  private struct Entry {
    let image: Keyboard.Background.Image
    /// `nil` for one that cannot be used, which is not tried again.
    let picture: ImagePicture?
  }

  /// How many images are kept; a keyboard has one or two.
  static let limit = 8

  private var entries: [Entry] = []
  private(set) var problems: [DrawingError] = []

  /// Fills a shape with an image; with nothing where it cannot be used.
  func paint(
    _ image: Keyboard.Background.Image, _ mode: Keyboard.Background.ImageContentMode,
    in shape: Shape, on canvas: Canvas
  ) {
    picture(of: image)?.paint(mode, in: shape, on: canvas)
  }

  private func picture(of image: Keyboard.Background.Image) -> ImagePicture? {
    // Few, and the bytes of one are compared at once with themselves.
    if let entry = entries.first(where: { $0.image == image }) { return entry.picture }
    var picture: ImagePicture?
    do throws(DrawingError) {
      picture = try ImagePicture(image)
    } catch {
      if problems.count < Self.limit, !problems.contains(error) { problems.append(error) }
    }
    if entries.count >= Self.limit { entries.removeFirst() }
    entries.append(Entry(image: image, picture: picture))
    return picture
  }
}
