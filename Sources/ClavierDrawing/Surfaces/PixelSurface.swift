// SPDX-License-Identifier: MIT

import CPango
public import ClavierKit
import Glibc

/// A bitmap to draw on, with its own memory or in a buffer of a screen.
///
/// Each pixel has 32 bits in the processor's byte order, the highest 8 for opacity, then
/// premultiplied red, green and blue: `DRM_FORMAT_ARGB8888` and `WL_SHM_FORMAT_ARGB8888`.
///
/// **Source:** Cairo's manual, `CAIRO_FORMAT_ARGB32`.
public final class PixelSurface {
  /// The maximum length of a side, in pixels.
  ///
  /// **Source:** Cairo's image surfaces, whose coordinates have 16 bits.
  public static let maximumSide = 32767
  /// The maximum number of pixels, more than an A3 sheet at 600 dots per inch.
  public static let maximumPixels = 100_000_000

  public let width: Int
  public let height: Int
  /// The length of a row in bytes.
  public let stride: Int
  let surface: OpaquePointer
  /// The memory to free with the surface; `nil` if it belongs to the library or the caller.
  private var memory: UnsafeMutableRawPointer?

  /// Creates a transparent surface.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  /// - Throws: ``DrawingError/size(width:height:)`` if a side is too small or too long, or
  ///   ``DrawingError/failed(_:)`` without memory.
  public convenience init(width: Int, height: Int) throws(DrawingError) {
    try Self.check(width, height)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    try self.init(width: width, height: height, owning: surface)
  }

  /// Creates a surface in existing memory.
  ///
  /// - Parameters:
  ///   - memory: The first row, which must outlive the surface.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - stride: The length of a row in bytes, a multiple of 4.
  /// - Throws: ``DrawingError`` if the size or the stride is invalid.
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

  /// Creates a copy of a part of another surface.
  ///
  /// - Parameters:
  ///   - part: The part, aligned to pixels and inside the other surface.
  ///   - other: The other surface.
  /// - Throws: ``DrawingError/size(width:height:)`` if the part is empty, or
  ///   ``DrawingError/failed(_:)`` without memory.
  convenience init(copying part: Rect, of other: PixelSurface) throws(DrawingError) {
    let (width, height) = (Int(part.width), Int(part.height))
    try Self.check(width, height)
    // The memory is uninitialised, since clearing takes longer than copying.
    guard let memory = malloc(4 * width * height) else { throw .failed("there is no memory") }
    do throws(DrawingError) {
      try self.init(memory: memory, width: width, height: height, stride: 4 * width)
    } catch {
      free(memory)
      throw error
    }
    self.memory = memory
    copy(part, of: other, movedBy: Point(x: -part.minX, y: -part.minY))
  }

  private init(width: Int, height: Int, owning surface: OpaquePointer?) throws(DrawingError) {
    guard let surface else { throw .failed("there is no memory") }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .failed(status.message)
    }
    self.width = width
    self.height = height
    self.stride = Int(cairo_image_surface_get_stride(surface))
    self.surface = surface
  }

  deinit {
    cairo_surface_destroy(surface)
    free(memory)
  }

  private static func check(_ width: Int, _ height: Int) throws(DrawingError) {
    let sides = 1...maximumSide
    guard sides.contains(width), sides.contains(height), width * height <= maximumPixels else {
      throw .size(width: Double(width), height: Double(height))
    }
  }

  /// Calls a function with the pixels, row by row; each row has ``stride`` bytes.
  public func withPixels<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    cairo_surface_flush(surface)
    return body(
      UnsafeRawBufferPointer(start: cairo_image_surface_get_data(surface), count: stride * height))
  }

  /// Copies pixels from another surface.
  ///
  /// - Parameters:
  ///   - part: The part of the other surface, aligned to pixels; clipped to both surfaces.
  ///   - other: The other surface.
  ///   - offset: The distance to the right and down, in pixels.
  public func copy(_ part: Rect, of other: PixelSurface, movedBy offset: Point = Point(x: 0, y: 0))
  {
    let room = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let otherBounds = Rect(x: 0, y: 0, width: Double(other.width), height: Double(other.height))
    let target = part.clamped(to: otherBounds).moved(by: offset).clamped(to: room)
    let source = target.moved(by: Point(x: -offset.x, y: -offset.y))
    guard !target.isEmpty else { return }
    cairo_surface_flush(surface)
    cairo_surface_flush(other.surface)
    guard let into = cairo_image_surface_get_data(surface),
      let from = cairo_image_surface_get_data(other.surface)
    else { return }
    let byteCount = 4 * Int(target.width)
    var row = into + Int(target.minY) * stride + 4 * Int(target.minX)
    var otherRow = from + Int(source.minY) * other.stride + 4 * Int(source.minX)
    for _ in 0..<Int(target.height) {
      memcpy(row, otherRow, byteCount)
      row += stride
      otherRow += other.stride
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Encodes the pixels as a PNG file.
  ///
  /// - Throws: ``DrawingError/failed(_:)`` without memory.
  public func png() throws(DrawingError) -> [UInt8] {
    let bytes = ByteStream()
    let status = cairo_surface_write_to_png_stream(surface, writeBytes, bytes.pointer)
    guard status == CAIRO_STATUS_SUCCESS else { throw .failed(status.message) }
    return bytes.bytes
  }
}

extension cairo_status_t {
  /// The library's message for the status.
  var message: String { String(cString: cairo_status_to_string(self)) }
}
