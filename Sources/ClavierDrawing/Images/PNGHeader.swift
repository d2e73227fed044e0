// SPDX-License-Identifier: MIT

/// The header of a PNG file, checked before decoding to limit the memory.
///
/// **Source:** W3C, "Portable Network Graphics (PNG) Specification", 5.2 and 11.2.2.
enum PNGHeader {
  /// The maximum number of pixels: with 4 bytes each, 128 MiB.
  static let maximumPixels = 1 << 25

  /// Checks that bytes are a PNG image of an acceptable size.
  ///
  /// - Throws: ``DrawingError/image(_:reason:)`` if they are not.
  static func check(_ bytes: [UInt8], _ name: String) throws(DrawingError) {
    guard bytes.starts(with: PNGChunk.signature) else {
      throw .image(name, reason: "this is not a PNG image; convert it to PNG")
    }
    guard bytes.count >= 24 else {
      throw .image(name, reason: "the image is cut short; save it again as PNG")
    }
    func number(at offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let (width, height) = (number(at: 16), number(at: 20))
    let sides = 1...PixelSurface.maximumSide
    guard sides.contains(width), sides.contains(height), width * height <= maximumPixels else {
      throw .image(
        name,
        reason: "the image has \(width) × \(height) pixels; make it smaller, with at most "
          + "\(maximumPixels) in all")
    }
  }
}
