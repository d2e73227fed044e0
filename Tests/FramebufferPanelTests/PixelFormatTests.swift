// SPDX-License-Identifier: MIT

import FramebufferPanel
import TestSupport
import Testing

/// The conversion of colours to the pixels of a framebuffer.
struct PixelFormatTests {
  private typealias BitField = PixelFormat.BitField

  private func format(
    _ bits: Int, _ red: (Int, Int), _ green: (Int, Int), _ blue: (Int, Int),
    _ transparency: (Int, Int) = (0, 0)
  ) -> PixelFormat? {
    PixelFormat(
      bitsPerPixel: bits, red: BitField(offset: red.0, length: red.1),
      green: BitField(offset: green.0, length: green.1),
      blue: BitField(offset: blue.0, length: blue.1),
      transparency: BitField(offset: transparency.0, length: transparency.1))
  }

  /// The colour in the formats of common drivers.
  @Test func commonScreensShowTheColour() throws {
    let orange: UInt32 = 0xFF_FF80_40
    let plain = try #require(format(32, (16, 8), (8, 8), (0, 8)))
    #expect(plain.pixel(of: orange) == 0xFF8040 && plain.byteCount == 4)
    // Some formats have red and blue swapped.
    #expect(format(32, (0, 8), (8, 8), (16, 8))?.pixel(of: orange) == 0x4080FF)
    #expect(format(24, (16, 8), (8, 8), (0, 8))?.pixel(of: orange) == 0xFF8040)
    #expect(format(24, (16, 8), (8, 8), (0, 8))?.byteCount == 3)
    let small = try #require(format(16, (11, 5), (5, 6), (0, 5)))
    #expect(small.pixel(of: orange) == 31 << 11 | 32 << 5 | 8 && small.byteCount == 2)
    #expect(format(16, (10, 5), (5, 5), (0, 5))?.pixel(of: orange) == 0x7E08)
    // Some graphics cards have ten bits for each colour.
    #expect(
      format(32, (20, 10), (10, 10), (0, 10))?.pixel(of: orange) == 0x3FF8_0901
    )
  }

  @Test func transparentPixelsBecomeOpaqueBlack() throws {
    let layered = try #require(format(32, (16, 8), (8, 8), (0, 8), (24, 8)))
    #expect(layered.pixel(of: 0) == 0xFF00_0000)
    #expect(layered.pixel(of: 0x8040_4040) == 0xFF40_4040)
    // Without opacity bits, none are stored.
    #expect(format(32, (16, 8), (8, 8), (0, 8))?.pixel(of: 0xFFFF_FFFF) == 0xFF_FFFF)
  }

  @Test func pixelsThatAreNoColoursAreRefused() {
    // These pixels are an index in a table of colours, and one bit for black and white.
    #expect(format(8, (0, 8), (0, 8), (0, 8)) == nil)
    #expect(format(1, (0, 1), (0, 1), (0, 1)) == nil)
    // Empty parts, and parts beyond the pixel.
    #expect(format(16, (11, 0), (5, 6), (0, 5)) == nil)
    #expect(format(16, (12, 5), (5, 6), (0, 5)) == nil)
    #expect(format(32, (-1, 8), (8, 8), (0, 8)) == nil)
    #expect(format(32, (16, 17), (8, 8), (0, 8)) == nil)
    #expect(format(32, (Int.max, 8), (8, 8), (0, 8)) == nil)
    // Impossible opacity is ignored.
    #expect(format(32, (16, 8), (8, 8), (0, 8), (30, 8))?.pixel(of: 0) == 0)
    #expect(format(32, (16, 8), (8, 8), (0, 8), (24, -8))?.pixel(of: 0) == 0)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func eachPartIsAsCloseToItsColourAsItsBitsAllow(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let bits = [16, 24, 32].randomElement(using: &random) ?? 32
    // Three parts beside each other, in any order, with gaps.
    var parts: [(offset: Int, length: Int)] = []
    var start = 0
    for left in [2, 1, 0] {
      let length = Int.random(in: 1...min(16, bits - start - left), using: &random)
      let gap = Int.random(in: 0...max(0, bits - start - left - length), using: &random)
      parts.append((start + gap, length))
      start += gap + length
    }
    parts.shuffle(using: &random)
    let format = try #require(self.format(bits, parts[0], parts[1], parts[2]))
    for color in [0, UInt32.max, .random(in: 0...UInt32.max, using: &random)] {
      let pixel = format.pixel(of: color)
      for (part, shift) in zip(parts, [16, 8, 0] as [UInt32]) {
        let most = UInt32(1) << UInt32(part.length) - 1
        let stored = pixel >> UInt32(part.offset) & most
        let wanted = Double(color >> shift & 0xFF) / 255
        #expect(abs(Double(stored) / Double(most) - wanted) <= 1 / Double(most))
      }
      // No bits outside the parts.
      let inside = parts.reduce(UInt32(0)) {
        $0 | (UInt32(1) << UInt32($1.length) - 1) << UInt32($1.offset)
      }
      #expect(pixel & ~inside == 0)
    }
  }
}
