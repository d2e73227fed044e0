// SPDX-License-Identifier: MIT

import CPango
public import ClavierKit

/// A renderer of scenes.
///
/// ```swift
/// let renderer = try SceneRenderer(scale: 2)
/// let surface = try renderer.surface(for: scene)
/// renderer.draw(scene, on: surface)
/// // … and later only the differences:
/// renderer.draw(next, on: surface, replacing: scene)
/// ```
///
/// The renderer caches lines of text, boxes, images and pressed keys. It must not be used by
/// several threads at a time.
public final class SceneRenderer {
  /// The range of valid scales.
  public static let scales = 0.1...32.0

  /// The scale in pixels per point.
  public let scale: Double
  /// A program's own drawings by image name, which take precedence over files.
  ///
  /// A scene is drawn again only where it changes, so a changed drawing needs a new name.
  public var drawings: [String: (DrawingPlace) -> Void] = [:]
  let typesetter: Typesetter
  let images: ImageCache
  let boxes = BoxCache()
  private let areas = AreaCache()

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - scale: The scale in pixels per point.
  ///   - families: The fonts of texts whose style names none.
  ///   - imageDirectories: The directories to search for images of keys: `logo` is the file
  ///     `logo.png` of the first directory that has it. A name that begins with a slash is a path.
  ///     A key whose image is missing shows its description.
  /// - Throws: ``DrawingError/scale(_:)`` if the scale is out of range, or
  ///   ``DrawingError/failed(_:)`` without memory.
  public init(
    scale: Double = 1, families: FontFamilies = .standard, imageDirectories: [String] = []
  ) throws(DrawingError) {
    guard Self.scales.contains(scale) else { throw .scale(scale) }
    self.scale = scale
    typesetter = try Typesetter(families: families, scale: scale)
    images = ImageCache(directories: imageDirectories)
  }

  /// The problems with the scenes so far, such as broken images, without duplicates, as messages
  /// for the user.
  public var problems: [DrawingError] { images.problems }

  /// Whether the scenes so far had images, including unusable ones.
  package var hasImages: Bool { !images.isEmpty }

  /// Returns the size of a scene's picture, in pixels.
  public func pixelSize(of scene: StyledScene) -> Size {
    grid(scene, isSnapping: true).rect(scene.bounds).size
  }

  /// Creates a transparent surface for a scene.
  ///
  /// - Throws: ``DrawingError/size(width:height:)`` if the scene is empty or too large, or
  ///   ``DrawingError/failed(_:)`` without memory.
  public func surface(for scene: StyledScene) throws(DrawingError) -> PixelSurface {
    let size = pixelSize(of: scene)
    guard let width = Int(exactly: size.width), let height = Int(exactly: size.height) else {
      throw .size(width: size.width, height: size.height)
    }
    return try PixelSurface(width: width, height: height)
  }

  /// Draws a scene; the top left corner of its bounds is that of the surface.
  ///
  /// The drawn areas are erased first, so that the pixels depend only on the scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - surface: The surface, to which the scene is clipped.
  ///   - old: The scene on the surface, with the same bounds, to draw only the differences; `nil`
  ///     for unknown content.
  public func draw(
    _ scene: StyledScene, on surface: PixelSurface, replacing old: StyledScene? = nil
  ) {
    if let old {
      redraw(scene, in: scene.damage(from: old), on: surface, over: old)
    } else {
      let whole = Rect(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
      draw(scene, in: whole, on: surface, grid(scene, isSnapping: true))
    }
  }

  /// Draws the differences between a scene and the one on a surface.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - damage: The area of the differences in points: ``ClavierKit/StyledScene/damage(from:)``.
  ///   - surface: The surface, to which the scene is clipped.
  ///   - old: The scene on the surface, with the same bounds.
  package func redraw(
    _ scene: StyledScene, in damage: [Rect], on surface: PixelSurface, over old: StyledScene
  ) {
    let grid = grid(scene, isSnapping: true)
    let whole = Rect(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
    for part in damage {
      let area = grid.pixels(around: part).clamped(to: whole)
      guard !area.isEmpty else { continue }
      areas.show(scene.part(in: grid.points(around: area)), in: area, on: surface) {
        if let callouts = scene.calloutsAdded(to: old) {
          return draw(callouts, of: scene.language, in: area, on: surface, grid)
        }
        let area = IndivisibleParts(scene, grid).area(around: area).clamped(to: whole)
        draw(scene, in: area, on: surface, grid)
      }
    }
  }

  /// Draws additional callouts over the existing pixels.
  private func draw(
    _ callouts: ArraySlice<StyledScene.Callout>, of language: String, in area: Rect,
    on surface: PixelSurface,
    _ grid: PixelGrid
  ) {
    guard let canvas = Canvas(surface.surface) else { return }
    canvas.clipped(to: area) {
      var painter = ScenePainter(canvas, grid, self, area: area)
      painter.language = language
      for callout in callouts { painter.paint(callout) }
    }
  }

  private func draw(
    _ scene: StyledScene, in area: Rect, on surface: PixelSurface, _ grid: PixelGrid
  ) {
    guard !area.isEmpty, let canvas = Canvas(surface.surface) else { return }
    canvas.clipped(to: area) {
      canvas.erase()
      ScenePainter(canvas, grid, self, area: area).paint(scene)
    }
  }

  func grid(_ scene: StyledScene, isSnapping: Bool) -> PixelGrid {
    PixelGrid(scale: scale, bounds: scene.bounds, isSnapping: isSnapping)
  }
}

// Pictures as files.
extension SceneRenderer {
  /// Encodes a scene as a file.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - format: The file's format.
  /// - Returns: The file's content.
  /// - Throws: ``DrawingError`` if the scene is empty or too large, or without memory.
  public func picture(
    of scene: StyledScene, as format: PictureFormat
  ) throws(DrawingError) -> [UInt8] {
    if format == .png {
      let surface = try surface(for: scene)
      draw(scene, on: surface)
      return try surface.png()
    }
    let size = Size(width: scene.bounds.width * scale, height: scene.bounds.height * scale)
    return try VectorPicture.bytes(isPage: format == .pdf, size: size) { canvas in
      let area = Rect(x: 0, y: 0, width: size.width, height: size.height)
      ScenePainter(canvas, grid(scene, isSnapping: false), self, area: area).paint(scene)
    }
  }
}
