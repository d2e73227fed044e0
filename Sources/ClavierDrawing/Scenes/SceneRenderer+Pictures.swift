// SPDX-License-Identifier: MIT

import CPango
public import ClavierKit

// Whole pictures, as files hold them.
extension SceneRenderer {
  /// The picture of a scene.
  ///
  /// - Parameters:
  ///   - scene: What to draw.
  ///   - format: As what.
  /// - Returns: What a file of that format holds.
  /// - Throws: ``DrawingError``.
  public func picture(
    of scene: StyledScene, as format: PictureFormat
  ) throws(DrawingError) -> [UInt8] {
    switch format {
    case .png:
      let surface = try surface(for: scene)
      draw(scene, on: surface)
      return try surface.png()
    case .svg: return try drawing(of: scene, cairo_svg_surface_create_for_stream)
    case .pdf:
      return try drawing(of: scene) { write, stream, width, height in
        let surface = cairo_pdf_surface_create_for_stream(write, stream, width, height)
        // The day on which it was drawn is no part of a picture.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01")
        return surface
      }
    }
  }

  /// The picture on a surface that writes what is drawn.
  private func drawing(
    of scene: StyledScene,
    _ create: (cairo_write_func_t, UnsafeMutableRawPointer, Double, Double) -> OpaquePointer?
  ) throws(DrawingError) -> [UInt8] {
    let bounds = scene.bounds
    let (width, height) = (bounds.width * scale, bounds.height * scale)
    let longest = Double(PixelSurface.longestSide)
    guard width > 0, height > 0, width <= longest, height <= longest else {
      throw .size(width: width, height: height)
    }
    let bytes = ByteStream()
    guard let surface = create(writeBytes, bytes.pointer, width, height) else {
      throw .failed("there is no memory")
    }
    defer { cairo_surface_destroy(surface) }
    guard let canvas = Canvas(surface) else { throw .failed("there is no memory") }
    let grid = grid(scene, isSnapping: false)
    let area = Rect(x: 0, y: 0, width: width, height: height)
    ScenePainter(canvas, grid, self, area: area).paint(scene)
    if let problem = canvas.problem { throw .failed(problem) }
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw .failed(status.words) }
    return bytes.bytes
  }
}
