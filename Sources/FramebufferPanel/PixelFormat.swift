// SPDX-License-Identifier: MIT

/// How a framebuffer stores a pixel: so many bits for each colour, at places that its driver says.
package struct PixelFormat: Hashable, Sendable {
  /// Where one of the colours is in a pixel.
  package struct Part: Hashable, Sendable {
    /// The number of its lowest bit.
    package var offset: Int
    /// How many bits it has.
    package var length: Int

    package init(offset: Int, length: Int) {
      (self.offset, self.length) = (offset, length)
    }
  }

  /// How many bytes a pixel takes: 2, 3 or 4, the lowest one first.
  package let byteCount: Int
  private let red: Part
  private let green: Part
  private let blue: Part
  /// The bits that say that a pixel hides what other planes show.
  private let opaque: UInt32
  /// Whether pixels are stored as they are drawn.
  private let isPlain: Bool

  /// Takes what a driver says; `nil` for pixels that are no colours of their own, and for those that cannot be.
  ///
  /// **Source:** linux/fb.h, `fb_bitfield`: "offset" is the beginning of the bitfield from the right.
  ///
  /// - Parameters:
  ///   - bitsPerPixel: 16, 24 or 32.
  ///   - red: From 1 to 16 bits, within the pixel.
  ///   - green: Likewise.
  ///   - blue: Likewise.
  ///   - transparency: The bits for opacity, which may be none.
  package init?(
    bitsPerPixel: Int, red: Part, green: Part, blue: Part,
    transparency: Part = Part(offset: 0, length: 0)
  ) {
    guard [16, 24, 32].contains(bitsPerPixel) else { return nil }
    for part in [red, green, blue] {
      guard (1...16).contains(part.length), Self.fits(part, bitsPerPixel) else { return nil }
    }
    byteCount = bitsPerPixel / 8
    (self.red, self.green, self.blue) = (red, green, blue)
    let isThere = (1...16).contains(transparency.length) && Self.fits(transparency, bitsPerPixel)
    opaque = isThere ? (1 << UInt32(transparency.length) - 1) << UInt32(transparency.offset) : 0
    isPlain = [blue, green, red] == [0, 8, 16].map { Part(offset: $0, length: 8) }
  }

  private static func fits(_ part: Part, _ bits: Int) -> Bool {
    part.offset >= 0 && part.offset <= bits - part.length
  }

  /// What is stored for a colour on black.
  ///
  /// - Parameter argb: Opacity, red, green and blue, a byte each; multiplied, so that without the opacity it is the
  ///   colour on black.
  /// - Returns: The pixel, of which the lowest ``byteCount`` bytes count.
  package func pixel(of argb: UInt32) -> UInt32 {
    if isPlain { return argb & 0xFF_FFFF | opaque }
    return red.bits(of: argb >> 16) | green.bits(of: argb >> 8) | blue.bits(of: argb) | opaque
  }
}

extension PixelFormat.Part {
  /// The lowest 8 bits of a value, as this part of a pixel.
  fileprivate func bits(of value: UInt32) -> UInt32 {
    // Eight bits twice are sixteen, of which the highest count: white stays white.
    (((value & 0xFF) * 0x101) >> UInt32(16 - length)) << UInt32(offset)
  }
}
