// SPDX-License-Identifier: MIT

import CPango
import ClavierKit

/// A decoded image, and its last scaled version.
final class ImagePicture {
  private let surface: OpaquePointer
  private let size: Size
  /// The size of the decoded image, in bytes.
  let byteCount: Int
  /// The last scaled version, in pixels.
  private var scaled: Scaled?

  /// A scaled version of the image.
  private struct Scaled {
    let size: Size
    let mode: Keyboard.Background.ImageContentMode
    let surface: OpaquePointer
  }

  /// Creates a picture from a PNG image.
  ///
  /// - Throws: ``DrawingError/image(_:reason:)`` if the image is no PNG, too large or damaged.
  init(_ image: Keyboard.Background.Image) throws(DrawingError) {
    let name: String
    let bytes: [UInt8]
    switch image {
    case .data(let data): (name, bytes) = ("the background's image", data)
    case .file(let path): (name, bytes) = (path, try ImageFile.read(path))
    }
    try PNGHeader.check(bytes, name)
    let stream = ByteStream(bytes)
    let surface = cairo_image_surface_create_from_png_stream(readBytes, stream.pointer)
    guard let surface else { throw .image(name, reason: "there is no memory to read it") }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .image(name, reason: "the image is broken or cut short; save it again as PNG")
    }
    self.surface = surface
    size = Size(
      width: Double(cairo_image_surface_get_width(surface)),
      height: Double(cairo_image_surface_get_height(surface)))
    byteCount =
      Int(cairo_image_surface_get_stride(surface)) * Int(cairo_image_surface_get_height(surface))
  }

  deinit {
    if let scaled { cairo_surface_destroy(scaled.surface) }
    cairo_surface_destroy(surface)
  }

  /// Fills a shape with the image.
  func paint(_ mode: Keyboard.Background.ImageContentMode, in shape: Shape, on canvas: Canvas) {
    let frame = shape.frame
    let place = place(mode, in: frame)
    guard let pattern = cairo_pattern_create_for_surface(scaledSurface(mode, frame, place)) else {
      return
    }
    var matrix = cairo_matrix_t()
    cairo_matrix_init_translate(&matrix, -frame.minX, -frame.minY)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    canvas.fill(shape, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Returns the frame of the whole image for a content mode.
  private func place(_ mode: Keyboard.Background.ImageContentMode, in frame: Rect) -> Rect {
    let ratios = (frame.width / size.width, frame.height / size.height)
    let factor: Double
    switch mode {
    case .stretch: return frame
    case .fill: factor = max(ratios.0, ratios.1)
    case .fit: factor = min(ratios.0, ratios.1)
    }
    let (width, height) = (size.width * factor, size.height * factor)
    return Rect(
      x: frame.center.x - width / 2, y: frame.center.y - height / 2, width: width, height: height)
  }

  /// Returns the image scaled for a frame, cached because scaling is slow.
  private func scaledSurface(
    _ mode: Keyboard.Background.ImageContentMode, _ frame: Rect, _ place: Rect
  ) -> OpaquePointer {
    if let scaled, scaled.size == frame.size, scaled.mode == mode { return scaled.surface }
    guard
      let width = Int32(exactly: frame.width.rounded(.up)),
      let height = Int32(exactly: frame.height.rounded(.up)),
      let new = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height),
      let canvas = Canvas(new)
    else { return surface }
    cairo_translate(canvas.context, place.minX - frame.minX, place.minY - frame.minY)
    cairo_scale(canvas.context, place.width / size.width, place.height / size.height)
    cairo_set_source_surface(canvas.context, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_GOOD)
    // Otherwise the edges of an enlarged image fade out.
    cairo_pattern_set_extend(cairo_get_source(canvas.context), CAIRO_EXTEND_PAD)
    cairo_rectangle(canvas.context, 0, 0, size.width, size.height)
    cairo_fill(canvas.context)
    if let scaled { cairo_surface_destroy(scaled.surface) }
    scaled = Scaled(size: frame.size, mode: mode, surface: new)
    return new
  }
}
