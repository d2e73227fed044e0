// SPDX-License-Identifier: MIT

import CPango
import ClavierKit

/// The encoder of vector pictures: SVG and PDF.
enum VectorPicture {
  /// Encodes a drawing as a file.
  ///
  /// - Parameters:
  ///   - isPage: Whether the format is PDF, for paper; otherwise it is SVG, for web pages.
  ///   - size: The size of the picture, in points of the format.
  ///   - draw: Draws the picture.
  /// - Returns: The file's content.
  /// - Throws: ``DrawingError`` without memory, or if the library fails.
  static func bytes(
    isPage: Bool, size: Size, _ draw: (Canvas) throws(DrawingError) -> Void
  ) throws(DrawingError) -> [UInt8] {
    let maximum = Double(PixelSurface.maximumSide)
    guard size.width > 0, size.height > 0, size.width <= maximum, size.height <= maximum else {
      throw .size(width: size.width, height: size.height)
    }
    let bytes = ByteStream()
    let create =
      isPage ? cairo_pdf_surface_create_for_stream : cairo_svg_surface_create_for_stream
    guard let surface = create(writeBytes, bytes.pointer, size.width, size.height) else {
      throw .failed("there is no memory")
    }
    defer { cairo_surface_destroy(surface) }
    // A fixed date, so that equal pictures have equal files.
    if isPage {
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01")
    }
    guard let canvas = Canvas(surface) else { throw .failed("there is no memory") }
    try draw(canvas)
    if let problem = canvas.problem { throw .failed(problem) }
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw .failed(status.message) }
    return bytes.bytes
  }
}
