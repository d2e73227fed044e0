// SPDX-License-Identifier: MIT

public import ClavierKit

// Pictures as files.
extension SceneRenderer {
  /// Encodes a scene as a file.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - format: The file's format.
  /// - Returns: The file's content.
  /// - Throws: ``DrawingError``.
  public func picture(
    of scene: StyledScene, as format: PictureFormat
  ) throws(DrawingError) -> [UInt8] {
    if format == .png {
      let surface = try surface(for: scene)
      draw(scene, on: surface)
      return try surface.png()
    }
    let size = Size(width: scene.bounds.width * scale, height: scene.bounds.height * scale)
    return try LinePicture.bytes(isPage: format == .pdf, size: size) { canvas in
      let area = Rect(x: 0, y: 0, width: size.width, height: size.height)
      ScenePainter(canvas, grid(scene, isSnapping: false), self, area: area).paint(scene)
    }
  }
}
