// SPDX-License-Identifier: MIT

import CPango
public import ClavierKit
import Glibc

/// Pixels to draw on: its own, or those of a screen's buffer.
///
/// Each pixel has 32 bits in the processor's order, the highest 8 for opacity, then red, green and blue,
/// which are multiplied with it: `DRM_FORMAT_ARGB8888` and `WL_SHM_FORMAT_ARGB8888`.
///
/// **Source:** Cairo's manual, `CAIRO_FORMAT_ARGB32`.
public final class PixelSurface {
  /// How many pixels a side has at most.
  ///
  /// **Source:** Cairo's image surfaces, whose coordinates have 16 bits.
  public static let longestSide = 32767
  /// How many pixels there are at most: those of an A3 sheet at 600 dots to the inch are fewer.
  public static let mostPixels = 100_000_000

  public let width: Int
  public let height: Int
  /// How many bytes a row takes.
  public let stride: Int
  let surface: OpaquePointer

  /// Clear pixels of its own.
  ///
  /// - Parameters:
  ///   - width: How many pixels a row has.
  ///   - height: How many rows there are.
  /// - Throws: ``DrawingError/size(width:height:)``, or that there is no memory.
  public convenience init(width: Int, height: Int) throws(DrawingError) {
    try Self.check(width, height)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    try self.init(width: width, height: height, owning: surface)
  }

  /// Pixels that somebody else has.
  ///
  /// - Parameters:
  ///   - memory: The first row. It must outlive the surface.
  ///   - width: How many pixels a row has.
  ///   - height: How many rows there are.
  ///   - stride: How many bytes a row takes, a multiple of 4.
  /// - Throws: ``DrawingError``.
  public convenience init(
    memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int
  ) throws(DrawingError) {
    try Self.check(width, height)
    guard let stride32 = Int32(exactly: stride) else {
      throw .failed("a row of \(stride) bytes is too long")
    }
    let surface = cairo_image_surface_create_for_data(
      memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
      Int32(height), stride32)
    try self.init(width: width, height: height, owning: surface)
  }

  private init(width: Int, height: Int, owning surface: OpaquePointer?) throws(DrawingError) {
    guard let surface else { throw .failed("there is no memory") }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .failed(status.words)
    }
    self.width = width
    self.height = height
    self.stride = Int(cairo_image_surface_get_stride(surface))
    self.surface = surface
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  private static func check(_ width: Int, _ height: Int) throws(DrawingError) {
    let sides = 1...longestSide
    guard sides.contains(width), sides.contains(height), width * height <= mostPixels else {
      throw .size(width: Double(width), height: Double(height))
    }
  }

  /// Gives what is drawn so far, row by row, each of ``stride`` bytes.
  public func withPixels<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    cairo_surface_flush(surface)
    return body(
      UnsafeRawBufferPointer(start: cairo_image_surface_get_data(surface), count: stride * height))
  }

  /// Takes over pixels of another surface.
  ///
  /// - Parameters:
  ///   - part: Which of its pixels, with edges between them; what either surface does not have is left out.
  ///   - other: The other one.
  ///   - offset: How far to the right and below they are put.
  public func copy(_ part: Rect, of other: PixelSurface, movedBy offset: Point = Point(x: 0, y: 0))
  {
    let room = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let theirs = Rect(x: 0, y: 0, width: Double(other.width), height: Double(other.height))
    let target = part.clamped(to: theirs).moved(by: offset).clamped(to: room)
    let source = target.moved(by: Point(x: -offset.x, y: -offset.y))
    guard !target.isEmpty else { return }
    cairo_surface_flush(surface)
    cairo_surface_flush(other.surface)
    guard let into = cairo_image_surface_get_data(surface),
      let from = cairo_image_surface_get_data(other.surface)
    else { return }
    let byteCount = 4 * Int(target.width)
    var row = into + Int(target.minY) * stride + 4 * Int(target.minX)
    var theirRow = from + Int(source.minY) * other.stride + 4 * Int(source.minX)
    for _ in 0..<Int(target.height) {
      memcpy(row, theirRow, byteCount)
      row += stride
      theirRow += other.stride
    }
    cairo_surface_mark_dirty(surface)
  }

  /// What is drawn so far, as a file.
  ///
  /// - Throws: That there is no memory.
  public func png() throws(DrawingError) -> [UInt8] {
    let bytes = ByteStream()
    let status = cairo_surface_write_to_png_stream(surface, writeBytes, bytes.pointer)
    guard status == CAIRO_STATUS_SUCCESS else { throw .failed(status.words) }
    return bytes.bytes
  }
}

extension cairo_status_t {
  /// What the library says of it.
  var words: String { String(cString: cairo_status_to_string(self)) }
}
