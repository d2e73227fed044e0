// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit

/// Returns the visible parts of a picture's upper rows, for servers without transparency.
///
/// A list above the keys covers other windows, while the area beside it stays free.
///
/// - Parameters:
///   - surface: The picture.
///   - rows: The number of rows from the top that may be transparent.
/// - Returns: Rectangles in pixels that cover all pixels in these rows with at least half opacity;
///   equal rows are merged.
func opaqueRegions(of surface: PixelSurface, rows: Int) -> [Rect] {
  let (width, stride) = (surface.width, surface.stride)
  return surface.withPixels { pixels in
    var done: [Rect] = []
    // The first row of the unfinished spans, and these spans.
    var (top, open) = (0, [ClosedRange<Int>]())
    func close(at bottom: Int) {
      for span in open {
        done.append(
          Rect(
            minX: Double(span.lowerBound), minY: Double(top), maxX: Double(span.upperBound + 1),
            maxY: Double(bottom)))
      }
    }
    for row in 0..<min(rows, surface.height) {
      let spans = opaqueSpans(pixels, from: row * stride, width)
      guard spans != open else { continue }
      close(at: row)
      (top, open) = (row, spans)
    }
    close(at: min(rows, surface.height))
    return done
  }
}

private func opaqueSpans(
  _ pixels: UnsafeRawBufferPointer, from start: Int, _ width: Int
) -> [ClosedRange<Int>] {
  var spans: [ClosedRange<Int>] = []
  var first: Int?
  for column in 0..<width {
    // The highest byte of a pixel in the processor's byte order.
    let alpha = pixels.loadUnaligned(fromByteOffset: start + 4 * column, as: UInt32.self) >> 24
    switch (alpha >= 128, first) {
    case (true, nil): first = column
    case (false, let begin?):
      spans.append(begin...(column - 1))
      first = nil
    default: break
    }
  }
  if let first { spans.append(first...(width - 1)) }
  return spans
}
