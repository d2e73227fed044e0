// SPDX-License-Identifier: MIT

package import ClavierDrawing
import ClavierKit
import Linux
package import Panel

/// The pixels of a panel on a framebuffer: what was drawn there, and whether that is still to be seen.
package struct StripCanvas {
  package let strip: FramebufferStrip
  private let surface: PixelSurface
  private var buffers = PictureBuffers(count: 1)

  /// Makes clear pixels for a strip.
  ///
  /// - Throws: That there is no memory.
  package init(_ strip: FramebufferStrip) throws(DrawingError) {
    self.strip = strip
    surface = try PixelSurface(width: strip.width, height: strip.height)
  }

  /// What was drawn last.
  package var shown: FittedPicture? { buffers.shown }

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture, as large as the strip.
  ///   - renderer: Draws at its scale.
  ///   - isWhole: Whether nothing of what was drawn before can be trusted to be there.
  ///   - write: Takes bytes for the framebuffer's memory, and where they begin; what it returns says whether to go on.
  /// - Returns: How long drawing took, in microseconds.
  package mutating func draw(
    _ picture: FittedPicture, with renderer: SceneRenderer, isWhole: Bool,
    _ write: (_ offset: Int, _ bytes: UnsafeRawBufferPointer) -> Bool
  ) -> Int64 {
    let start = monotonicMicroseconds()
    let outcome = buffers.draw(picture, on: [surface], with: renderer)
    buffers.release(0, on: [surface])
    let time = monotonicMicroseconds() - start
    if isWhole {
      encode([whole], write)
    } else if case .drawn(_, let damage) = outcome {
      encode(damage ?? [whole], write)
    }
    return time
  }

  /// Looks whether a few rows of what was drawn are still there: the kernel draws over all of it, if it does.
  ///
  /// - Parameter has: Whether the framebuffer's memory has these bytes at this place.
  /// - Returns: Whether they are.
  package func isThere(_ has: (_ offset: Int, _ bytes: UnsafeRawBufferPointer) -> Bool) -> Bool {
    let rows = (1...3).map { quarter in
      Rect(
        x: 0, y: Double(strip.height * quarter / 4), width: Double(strip.width), height: 1)
    }
    var isThere = true
    encode(rows) { offset, bytes in
      isThere = has(offset, bytes)
      return isThere
    }
    return isThere
  }

  private func encode(_ parts: [Rect], _ take: (Int, UnsafeRawBufferPointer) -> Bool) {
    surface.withPixels { strip.encode(parts, of: $0, stride: surface.stride, take) }
  }

  private var whole: Rect {
    Rect(x: 0, y: 0, width: Double(strip.width), height: Double(strip.height))
  }
}

extension FramebufferStrip {
  /// Makes it black: what the console shows where it has no text.
  ///
  /// - Parameter write: Takes bytes for the framebuffer's memory, and where they begin; what it returns says whether to go on.
  package func clear(_ write: (_ offset: Int, _ bytes: UnsafeRawBufferPointer) -> Bool) {
    let black = [UInt8](repeating: 0, count: width * 4 * height)
    let whole = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    black.withUnsafeBytes { encode([whole], of: $0, stride: width * 4, write) }
  }
}
