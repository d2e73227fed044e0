// SPDX-License-Identifier: MIT

/// The header of a PNG file, checked before decoding to limit the memory.
///
/// **Source:** W3C, "Portable Network Graphics (PNG) Specification", 5.2 and 11.2.2.
enum PNGHeader {
  /// The maximum size of a decoded image, in bytes: 128 MiB.
  static let maximumBytes = 1 << 27

  /// Returns the size of a decoded pixel, in bytes.
  ///
  /// **Source:** Cairo 1.18, cairo-png.c: samples of 16 bits become floating-point numbers.
  private static func pixelSize(sampleBits: UInt8) -> Int { sampleBits == 16 ? 16 : 4 }

  /// Checks that bytes are a PNG image of an acceptable size.
  ///
  /// - Throws: ``DrawingError/image(_:reason:)`` if they are not.
  static func check(_ bytes: [UInt8], _ name: String) throws(DrawingError) {
    guard bytes.starts(with: PNGChunk.signature) else {
      throw .image(name, reason: "this is not a PNG image; convert it to PNG")
    }
    guard bytes.count >= 25 else {
      throw .image(name, reason: "the image is cut short; save it again as PNG")
    }
    func number(at offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let (width, height) = (number(at: 16), number(at: 20))
    let sides = 1...PixelSurface.maximumSide
    let maximumPixels = maximumBytes / pixelSize(sampleBits: bytes[24])
    guard sides.contains(width), sides.contains(height), width * height <= maximumPixels else {
      throw .image(
        name,
        reason: "the image has \(width) × \(height) pixels; make it smaller, with at most "
          + "\(maximumPixels) in all")
    }
  }
}
