// SPDX-License-Identifier: MIT

import ClavierKit

/// A renderer of pages of pictures.
///
/// ```swift
/// let sheet = PictureSheet("Keyboards", [.init("", [.init("Phone", [scene])])])
/// let picture = try SheetRenderer(scale: 2).picture(of: sheet, as: .png)
/// ```
public final class SheetRenderer {
  /// The scale in pixels per point of the page.
  public let scale: Double
  private let families: FontFamilies
  private let imageDirectories: [String]
  /// The renderer of the text.
  private let page: SceneRenderer
  /// The renderers of the pictures by their scale relative to the text.
  private var renderers: [Double: SceneRenderer] = [:]

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - scale: The scale in pixels per point of the page.
  ///   - families: The fonts of texts whose style names none.
  ///   - imageDirectories: The directories to search for images of keys, as in ``SceneRenderer``.
  /// - Throws: ``DrawingError/scale(_:)`` if the scale is out of range, or
  ///   ``DrawingError/failed(_:)`` without memory.
  public init(
    scale: Double = 1, families: FontFamilies = .standard, imageDirectories: [String] = []
  ) throws(DrawingError) {
    self.scale = scale
    self.families = families
    self.imageDirectories = imageDirectories
    page = try SceneRenderer(scale: scale, families: families)
  }

  /// The problems with the scenes so far, as messages for the user.
  public var problems: [DrawingError] {
    renderers.sorted { $0.key < $1.key }.flatMap(\.value.problems)
  }

  /// Encodes a page as a file.
  ///
  /// - Parameters:
  ///   - sheet: The page.
  ///   - format: The file's format.
  /// - Returns: The file's content.
  /// - Throws: ``DrawingError`` if the page is too large, or without memory.
  public func picture(
    of sheet: PictureSheet, as format: PictureFormat
  ) throws(DrawingError) -> [UInt8] {
    let layout = layout(of: sheet)
    let (width, height) = (layout.size.width * scale, layout.size.height * scale)
    guard format == .png else {
      return try VectorPicture.bytes(
        isPage: format == .pdf, size: Size(width: width, height: height)
      ) { canvas throws(DrawingError) in
        try paint(layout, on: canvas, isSnapping: false)
      }
    }
    guard let columns = Int(exactly: width.rounded(.up)),
      let rows = Int(exactly: height.rounded(.up))
    else { throw .size(width: width, height: height) }
    let surface = try PixelSurface(width: columns, height: rows)
    guard let canvas = Canvas(surface.surface) else { throw .failed("there is no memory") }
    try paint(layout, on: canvas, isSnapping: true)
    return try surface.png()
  }

  /// Returns the texts of a page with a character for which no font has a glyph.
  ///
  /// - Returns: The texts without duplicates.
  /// - Throws: ``DrawingError`` if a picture would be too small.
  public func missingCharacters(in sheet: PictureSheet) throws(DrawingError) -> [String] {
    let layout = layout(of: sheet)
    var missing = page.missingCharacters(among: layout.labels)
    for picture in layout.pictures {
      let found = try renderer(picture.zoom).missingCharacters(in: picture.scene)
      missing += found.filter { !missing.contains($0) }
    }
    return missing
  }

  private func layout(of sheet: PictureSheet) -> SheetLayout {
    let (page, scale) = (page, scale)
    return SheetLayout(sheet) { text, font in
      let room = Size(width: 32767, height: 1000 * scale)
      return (page.typesetter.line(text, font, in: room)?.width ?? 0) / scale
    }
  }

  private func renderer(_ zoom: Double) throws(DrawingError) -> SceneRenderer {
    if let renderer = renderers[zoom] { return renderer }
    let renderer = try SceneRenderer(
      scale: scale * zoom, families: families, imageDirectories: imageDirectories)
    renderers[zoom] = renderer
    return renderer
  }

  // MARK: Painting

  private static let backgroundColor = Color(bytes: 250, 250, 252)
  /// The line around each keyboard, without which a keyboard in the background's colour has no
  /// visible edge.
  private static let edge = Keyboard.ButtonBorderStyle(
    color: Color.black.opacity(0.2), size: 0.5)

  private func paint(
    _ layout: SheetLayout, on canvas: Canvas, isSnapping: Bool
  ) throws(DrawingError) {
    let whole = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
    let grid = PixelGrid(scale: scale, bounds: whole, isSnapping: isSnapping)
    let area = grid.outline(whole)
    let painter = ScenePainter(canvas, grid, page, area: area)
    let backgroundFrame = whole.grown(horizontally: 1, vertically: 1)
    painter.paint(StyledScene.Box(frame: backgroundFrame, fill: Self.backgroundColor))
    layout.labels.forEach(painter.paint)
    for picture in layout.pictures {
      try paint(picture, on: canvas, in: grid.rect(picture.frame), isSnapping: isSnapping)
    }
  }

  /// Paints a keyboard into a part of the page.
  private func paint(
    _ picture: SheetLayout.Picture, on canvas: Canvas, in frame: Rect, isSnapping: Bool
  ) throws(DrawingError) {
    let renderer = try renderer(picture.zoom)
    let (scene, scale) = (picture.scene, renderer.scale)
    // The origin of the page in the space of the scene.
    let origin = Rect(
      x: scene.bounds.minX - frame.minX / scale, y: scene.bounds.minY - frame.minY / scale,
      width: 0, height: 0)
    let grid = PixelGrid(scale: scale, bounds: origin, isSnapping: isSnapping)
    let painter = ScenePainter(canvas, grid, renderer, area: frame)
    canvas.clipped(to: frame) {
      painter.paint(scene)
      painter.paint(
        StyledScene.Box(frame: scene.background.frame, fill: .clear, border: Self.edge))
    }
  }
}
