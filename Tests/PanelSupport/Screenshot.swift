// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
public import Panel

/// The pixels of a screen: red, green and blue, a byte each.
public struct Screenshot: Equatable, Sendable {
  public let width: Int
  public let height: Int
  private let bytes: ArraySlice<UInt8>

  /// Stores rows of pixels, three bytes each.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    (self.width, self.height) = (width, height)
    self.bytes = bytes[...]
  }

  /// Reads a portable pixmap; `nil` for anything else.
  public init?(ppm: [UInt8]) {
    var fields: [String] = []
    var position = 0
    while fields.count < 4, position < ppm.count {
      var field: [UInt8] = []
      while position < ppm.count, !Self.blanks.contains(ppm[position]) {
        field.append(ppm[position])
        position += 1
      }
      position += 1
      fields.append(String(decoding: field, as: UTF8.self))
    }
    guard fields.count == 4, fields[0] == "P6", let width = Int(fields[1]),
      let height = Int(fields[2]), ppm.count - position >= width * height * 3
    else { return nil }
    self.width = width
    self.height = height
    bytes = ppm[position...]
  }

  private static let blanks: [UInt8] = [0x20, 0x0A, 0x0D, 0x09]

  /// Returns the colour of a pixel.
  public func color(_ x: Int, _ y: Int) -> [Int] {
    guard x >= 0, y >= 0, x < width, y < height else { return [] }
    let start = bytes.startIndex + (y * width + x) * 3
    return bytes[start..<start + 3].map { Int($0) }
  }
}

/// Returns the difference of a panel's pixels from a local drawing of the same picture.
///
/// - Parameters:
///   - picture: The shown picture.
///   - screen: The screen with the panel.
///   - left: The panel's left edge on the screen.
///   - top: The panel's top edge.
///   - width: The panel's width.
///   - height: The panel's height.
/// - Returns: The number of pixels that differ by more than a hundredth; translucent pixels are not
///   compared.
/// - Throws: The error of drawing the picture.
public func differences(
  _ picture: ScaledScene, _ screen: Screenshot, left: Int, top: Int, width: Int, height: Int
) throws -> Int {
  let surface = try PixelSurface(width: width, height: height)
  try SceneRenderer(scale: picture.scale).draw(picture.scene, on: surface)
  var count = 0
  surface.withPixels { pixels in
    for y in 0..<height {
      for x in 0..<width {
        let pixel = pixels.loadUnaligned(
          fromByteOffset: y * surface.stride + x * 4, as: UInt32.self)
        guard pixel >> 24 == 255 else { continue }
        let drawn = [16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
        let seen = screen.color(left + x, top + y)
        let isEqual = seen.count == 3 && zip(seen, drawn).allSatisfy { abs($0 - $1) <= 2 }
        if !isEqual { count += 1 }
      }
    }
  }
  return count
}
