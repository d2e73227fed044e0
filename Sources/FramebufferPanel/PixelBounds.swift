// SPDX-License-Identifier: MIT

/// The bounding rectangle of a set of pixels.
package struct PixelBounds: Hashable, Sendable {
  package private(set) var columns = 0..<0
  package private(set) var rows = 0..<0

  package var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// Extends the rectangle to contain another.
  package mutating func formUnion(_ other: PixelBounds) {
    guard !other.isEmpty else { return }
    guard !isEmpty else { return self = other }
    columns = Self.hull(columns, other.columns)
    rows = Self.hull(rows, other.rows)
  }

  private static func hull(_ one: Range<Int>, _ other: Range<Int>) -> Range<Int> {
    min(one.lowerBound, other.lowerBound)..<max(one.upperBound, other.upperBound)
  }
}

extension FramebufferLayout {
  /// Returns the pixels that a range of the memory shows.
  ///
  /// - Parameters:
  ///   - offset: The offset of the first byte, from 0.
  ///   - count: The number of bytes, at least 1.
  /// - Returns: The part of the picture with these pixels; all columns if the bytes span several
  ///   rows.
  package func pixels(at offset: Int, count: Int) -> PixelBounds {
    let (first, last) = (offset / lineLength, (offset + count - 1) / lineLength)
    let rows = Self.part(first - top, last - top, of: height)
    guard first == last else { return PixelBounds(columns: 0..<width, rows: rows) }
    let (start, size) = (offset % lineLength, format.byteCount)
    let columns = Self.part(start / size - left, (start + count - 1) / size - left, of: width)
    return PixelBounds(columns: columns, rows: rows)
  }

  /// Returns the range from a first to a last index, clipped to `count`.
  private static func part(_ first: Int, _ last: Int, of count: Int) -> Range<Int> {
    min(max(0, first), count)..<min(max(0, last + 1), count)
  }
}
