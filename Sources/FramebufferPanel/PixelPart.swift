// SPDX-License-Identifier: MIT

/// The smallest rectangle of a screen's pixels that holds all that it was given.
package struct PixelPart: Hashable, Sendable {
  package private(set) var columns = 0..<0
  package private(set) var rows = 0..<0

  /// Nothing.
  package init() {}

  /// What is in these columns and rows.
  package init(columns: Range<Int>, rows: Range<Int>) {
    (self.columns, self.rows) = (columns, rows)
  }

  package var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// Takes more pixels.
  package mutating func take(_ other: PixelPart) {
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
  /// The pixels that bytes of its memory show.
  ///
  /// - Parameters:
  ///   - offset: Where they begin, from 0.
  ///   - count: How many there are, at least 1.
  /// - Returns: Their part of the picture; of bytes in several rows all columns.
  package func pixels(at offset: Int, count: Int) -> PixelPart {
    let (first, last) = (offset / lineLength, (offset + count - 1) / lineLength)
    let rows = Self.part(first - top, last - top, of: height)
    guard first == last else { return PixelPart(columns: 0..<width, rows: rows) }
    let (start, size) = (offset % lineLength, format.byteCount)
    let columns = Self.part(start / size - left, (start + count - 1) / size - left, of: width)
    return PixelPart(columns: columns, rows: rows)
  }

  /// What there is of all from a first to a last one.
  private static func part(_ first: Int, _ last: Int, of count: Int) -> Range<Int> {
    min(max(0, first), count)..<min(max(0, last + 1), count)
  }
}
