// SPDX-License-Identifier: MIT

import Testing

@testable import FramebufferPanel

@Suite struct PixelBoundsTests {
  /// Returns 10 × 4 pixels of 4 bytes, in lines of 48.
  private func layout() throws -> FramebufferLayout {
    let format = try #require(
      PixelFormat(
        bitsPerPixel: 32, red: .init(offset: 16, length: 8), green: .init(offset: 8, length: 8),
        blue: .init(offset: 0, length: 8)))
    return try #require(
      FramebufferLayout(width: 10, height: 4, lineLength: 48, memory: 192, format: format))
  }

  @Test func bytesOfARowAreItsColumns() throws {
    let layout = try layout()
    #expect(layout.pixels(at: 0, count: 4) == PixelBounds(columns: 0..<1, rows: 0..<1))
    #expect(layout.pixels(at: 48 + 8, count: 12) == PixelBounds(columns: 2..<5, rows: 1..<2))
    // A part of a pixel counts as the pixel.
    #expect(layout.pixels(at: 3 * 48 + 39, count: 1) == PixelBounds(columns: 9..<10, rows: 3..<4))
  }

  @Test func bytesOfSeveralRowsAreWholeRows() throws {
    #expect(
      try layout().pixels(at: 48 + 36, count: 20) == PixelBounds(columns: 0..<10, rows: 1..<3))
  }

  @Test func invisibleAreasAreEmptyParts() throws {
    let layout = try layout()
    #expect(layout.pixels(at: 42, count: 4).isEmpty)
    #expect(layout.pixels(at: 4 * 48, count: 4).isEmpty)
    #expect(layout.pixels(at: 9 * 48 + 44, count: 100).isEmpty)
  }

  @Test func aUnionIsTheSmallestPartAroundBoth() {
    var part = PixelBounds()
    part.formUnion(PixelBounds())
    #expect(part.isEmpty)
    part.formUnion(PixelBounds(columns: 3..<5, rows: 7..<8))
    part.formUnion(PixelBounds(columns: 4..<9, rows: 2..<3))
    part.formUnion(PixelBounds())
    #expect(part == PixelBounds(columns: 3..<9, rows: 2..<8))
  }
}
