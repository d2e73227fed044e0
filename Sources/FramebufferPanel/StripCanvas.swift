// SPDX-License-Identifier: MIT

package import ClavierDrawing
import ClavierKit
package import Panel

/// The pixels of a panel on a framebuffer, and a check whether they are still visible.
package struct StripCanvas {
  package let strip: FramebufferStrip
  private let surface: PixelSurface
  private var buffers = Swapchain(count: 1)

  /// Creates transparent pixels for a strip.
  ///
  /// - Throws: ``DrawingError`` if there is no memory.
  package init(_ strip: FramebufferStrip) throws(DrawingError) {
    self.strip = strip
    surface = try PixelSurface(width: strip.width, height: strip.height)
  }

  /// The picture that was drawn last.
  package var shown: ScaledScene? { buffers.shown }

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture, of the same size as the strip.
  ///   - renderer: The renderer at the picture's scale.
  ///   - isWhole: Whether the previous picture may have been overwritten.
  ///   - write: Called with an offset in the framebuffer's memory and bytes; returns whether to
  ///     continue.
  package mutating func draw(
    _ picture: ScaledScene, with renderer: SceneRenderer, isWhole: Bool,
    _ write: (_ offset: Int, _ bytes: UnsafeRawBufferPointer) -> Bool
  ) {
    let outcome = buffers.draw(picture, on: [surface], with: renderer)
    buffers.release(0, on: [surface])
    if isWhole {
      encode([whole], write)
    } else if case .drawn(_, let damage) = outcome {
      encode(damage ?? [whole], write)
    }
  }

  /// Returns whether a sample of three rows is still intact; a sample suffices, since the kernel
  /// overwrites all or nothing.
  ///
  /// - Parameter has: Returns whether the framebuffer's memory has these bytes at this offset.
  /// - Returns: Whether all sampled rows are intact.
  package func isUnchanged(_ has: (_ offset: Int, _ bytes: UnsafeRawBufferPointer) -> Bool) -> Bool
  {
    let rows = (1...3).map { quarter in
      Rect(
        x: 0, y: Double(strip.height * quarter / 4), width: Double(strip.width), height: 1)
    }
    var isIntact = true
    encode(rows) { offset, bytes in
      isIntact = has(offset, bytes)
      return isIntact
    }
    return isIntact
  }

  private func encode(_ parts: [Rect], _ output: (Int, UnsafeRawBufferPointer) -> Bool) {
    surface.withPixels { strip.encode(parts, of: $0, stride: surface.stride, output) }
  }

  private var whole: Rect {
    Rect(x: 0, y: 0, width: Double(strip.width), height: Double(strip.height))
  }
}

extension FramebufferStrip {
  /// Fills the strip with black, like a console without text.
  ///
  /// - Parameter write: Called with an offset in the framebuffer's memory and bytes; returns
  ///   whether to continue.
  package func clear(_ write: (_ offset: Int, _ bytes: UnsafeRawBufferPointer) -> Bool) {
    let black = [UInt8](repeating: 0, count: width * 4 * height)
    let whole = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    black.withUnsafeBytes { encode([whole], of: $0, stride: width * 4, write) }
  }
}
