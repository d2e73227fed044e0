// SPDX-License-Identifier: MIT

/// The pixel format of a framebuffer: the bit fields of each colour.
package struct PixelFormat: Hashable, Sendable {
  /// The bit field of a colour.
  package struct BitField: Hashable, Sendable {
    /// The number of the lowest bit of the field.
    package var offset: Int
    /// The number of bits in the field.
    package var length: Int

    package init(offset: Int, length: Int) {
      (self.offset, self.length) = (offset, length)
    }
  }

  /// The number of bytes per pixel: 2, 3 or 4, little-endian.
  package let byteCount: Int
  private let red: BitField
  private let green: BitField
  private let blue: BitField
  /// The mask of the opacity bits, which are all set.
  private let opaque: UInt32
  /// Whether pixels are stored in the format in which they are drawn.
  private let matchesDrawingFormat: Bool

  /// Checks a driver's values; `nil` for an unsupported or invalid format.
  ///
  /// **Source:** linux/fb.h, `fb_bitfield`: "offset" is the beginning of the bitfield from the
  /// right.
  ///
  /// - Parameters:
  ///   - bitsPerPixel: The bits of a pixel: 16, 24 or 32.
  ///   - red: The field of red, from 1 to 16 bits within the pixel.
  ///   - green: The field of green, from 1 to 16 bits within the pixel.
  ///   - blue: The field of blue, from 1 to 16 bits within the pixel.
  ///   - transparency: The bits for opacity; of length 0 if there are none.
  package init?(
    bitsPerPixel: Int, red: BitField, green: BitField, blue: BitField,
    transparency: BitField = BitField(offset: 0, length: 0)
  ) {
    guard [16, 24, 32].contains(bitsPerPixel) else { return nil }
    for part in [red, green, blue] {
      guard (1...16).contains(part.length), Self.fits(part, bitsPerPixel) else { return nil }
    }
    byteCount = bitsPerPixel / 8
    (self.red, self.green, self.blue) = (red, green, blue)
    let hasAlpha = (1...16).contains(transparency.length) && Self.fits(transparency, bitsPerPixel)
    opaque = hasAlpha ? (1 << UInt32(transparency.length) - 1) << UInt32(transparency.offset) : 0
    matchesDrawingFormat =
      [blue, green, red] == [0, 8, 16].map { BitField(offset: $0, length: 8) }
  }

  private static func fits(_ part: BitField, _ bits: Int) -> Bool {
    part.offset >= 0 && part.offset <= bits - part.length
  }

  /// Converts a colour, drawn on black.
  ///
  /// - Parameter argb: Opacity, red, green and blue, a byte each, with premultiplied alpha.
  /// - Returns: The pixel in the lowest ``byteCount`` bytes.
  package func pixel(of argb: UInt32) -> UInt32 {
    if matchesDrawingFormat { return argb & 0xFF_FFFF | opaque }
    return red.bits(of: argb >> 16) | green.bits(of: argb >> 8) | blue.bits(of: argb) | opaque
  }
}

extension PixelFormat.BitField {
  /// Scales the lowest 8 bits of a value to this bit field.
  fileprivate func bits(of value: UInt32) -> UInt32 {
    // The byte is extended to 16 bits, of which the highest are used, so that white stays white.
    (((value & 0xFF) * 0x101) >> UInt32(16 - length)) << UInt32(offset)
  }
}
