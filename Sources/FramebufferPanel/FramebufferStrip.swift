// SPDX-License-Identifier: MIT

package import ClavierKit
import ClavierSettings

/// The strip of a framebuffer that a panel fills, at the lower edge as the user sees it.
package struct FramebufferStrip: Hashable, Sendable {
  package let layout: FramebufferLayout
  /// The picture's size in pixels, which is as wide as the visible area.
  package let width: Int
  package let height: Int

  /// Creates a strip; `nil` if the height is below 1 or above that of the visible area.
  package init?(_ layout: FramebufferLayout, height: Int) {
    guard height >= 1, height <= Int(layout.userSize.height) else { return nil }
    self.layout = layout
    self.height = height
    width = Int(layout.userSize.width)
  }

  /// Encodes parts of a picture as bytes of the framebuffer.
  ///
  /// - Parameters:
  ///   - parts: The parts in pixels of the picture, which are clipped to the picture.
  ///   - pixels: The picture, with 32 bits per pixel in the processor's byte order, at least as
  ///     large as the strip.
  ///   - stride: The length of a row of the picture in bytes.
  ///   - output: Called with an offset in the framebuffer's memory and bytes, never beyond its end;
  ///     returns whether to continue.
  package func encode(
    _ parts: [Rect], of pixels: UnsafeRawBufferPointer, stride: Int,
    _ output: (_ offset: Int, _ bytes: UnsafeRawBufferPointer) -> Bool
  ) {
    guard stride >= width * 4, pixels.count >= stride * height else { return }
    var run = ByteRun()
    for part in parts {
      guard let (columns, rows) = place(of: part) else { continue }
      for row in rows {
        let start = (layout.top + row) * layout.lineLength
        let offset = start + (layout.left + columns.lowerBound) * layout.format.byteCount
        if !run.continues(at: offset) {
          guard run.write(output) else { return }
          run = ByteRun(offset: offset)
        }
        append(row, columns, of: pixels, stride, to: &run.bytes)
      }
    }
    _ = run.write(output)
  }

  /// A run of contiguous bytes; rows that fill whole lines form one run.
  private struct ByteRun {
    var offset = 0
    var bytes: [UInt8] = []

    /// The length in bytes at which a run is written.
    ///
    /// **Source:** ours: the kernel copies a page at a time, so longer runs only cost memory.
    private static let maximumSize = 1 << 16

    func continues(at offset: Int) -> Bool {
      offset == self.offset + bytes.count && bytes.count < Self.maximumSize
    }

    func write(_ output: (Int, UnsafeRawBufferPointer) -> Bool) -> Bool {
      bytes.isEmpty || bytes.withUnsafeBytes { output(offset, $0) }
    }
  }

  // MARK: Positions of pixels

  /// Returns the framebuffer's columns and rows for a part of the picture; `nil` if the part is
  /// empty.
  private func place(of part: Rect) -> (columns: Range<Int>, rows: Range<Int>)? {
    let part = part.clamped(to: Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
    guard !part.isEmpty else { return nil }
    let (left, right) = (Int(part.minX.rounded(.down)), Int(part.maxX.rounded(.up)))
    let above = Int(layout.userSize.height) - height
    let top = above + Int(part.minY.rounded(.down))
    let bottom = above + Int(part.maxY.rounded(.up))
    switch layout.rotation {
    case .none: return (left..<right, top..<bottom)
    case .upsideDown:
      return (
        layout.width - right..<layout.width - left, layout.height - bottom..<layout.height - top
      )
    case .left: return (layout.width - bottom..<layout.width - top, left..<right)
    case .right: return (top..<bottom, layout.height - right..<layout.height - left)
    }
  }

  /// Returns the picture's pixel at a position of the framebuffer.
  private func source(column: Int, row: Int) -> (x: Int, y: Int) {
    let above = Int(layout.userSize.height) - height
    switch layout.rotation {
    case .none: return (column, row - above)
    case .upsideDown: return (layout.width - 1 - column, layout.height - 1 - row - above)
    case .left: return (row, layout.width - 1 - column - above)
    case .right: return (layout.height - 1 - row, column - above)
    }
  }

  private func append(
    _ row: Int, _ columns: Range<Int>, of pixels: UnsafeRawBufferPointer, _ stride: Int,
    to bytes: inout [UInt8]
  ) {
    let first = source(column: columns.lowerBound, row: row)
    let second = source(column: columns.lowerBound + 1, row: row)
    var offset = first.y * stride + first.x * 4
    let step = (second.y - first.y) * stride + (second.x - first.x) * 4
    let (format, size) = (layout.format, layout.format.byteCount)
    var target = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: columns.count * size))
    bytes.withUnsafeMutableBytes { bytes in
      for _ in columns {
        let pixel = format.pixel(of: pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        switch size {
        case 4: bytes.storeBytes(of: pixel.littleEndian, toByteOffset: target, as: UInt32.self)
        default:
          for byte in 0..<size {
            bytes[target + byte] = UInt8(truncatingIfNeeded: pixel >> UInt32(8 * byte))
          }
        }
        target += size
        offset += step
      }
    }
  }
}
