// SPDX-License-Identifier: MIT

/// The beginning of a PNG file, which says how much memory the image takes before any of it is read.
///
/// **Source:** W3C, "Portable Network Graphics (PNG) Specification", 5.2 and 11.2.2.
enum PNGHeader {
  /// How many pixels an image has at most: with 4 bytes for each, 128 MiB.
  static let mostPixels = 1 << 25

  /// Whether the bytes are those of an image that can be read.
  ///
  /// - Throws: ``DrawingError/image(_:reason:)``.
  static func check(_ bytes: [UInt8], _ name: String) throws(DrawingError) {
    guard bytes.starts(with: PNGChunk.signature) else {
      throw .image(name, reason: "this is no PNG image; convert it to PNG")
    }
    guard bytes.count >= 24 else {
      throw .image(name, reason: "the image is cut short; save it again as PNG")
    }
    func number(at offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let (width, height) = (number(at: 16), number(at: 20))
    let sides = 1...PixelSurface.longestSide
    guard sides.contains(width), sides.contains(height), width * height <= mostPixels else {
      throw .image(
        name,
        reason: "the image has \(width) × \(height) pixels; make it smaller, with at most "
          + "\(mostPixels) in all")
    }
  }
}
