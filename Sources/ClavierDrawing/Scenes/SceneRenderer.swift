// SPDX-License-Identifier: MIT

import CPango
public import ClavierKit

/// Draws scenes.
///
/// ```swift
/// let renderer = try SceneRenderer(scale: 2)
/// let surface = try renderer.surface(for: scene)
/// renderer.draw(scene, on: surface)
/// // … and later only what is different:
/// renderer.draw(next, on: surface, damage: next.damage(from: scene))
/// ```
///
/// It keeps lines of text, boxes, images and what keys look like under fingers, as far as that was used lately, so that drawing
/// again is fast. One renderer is used by one thread at a time.
public final class SceneRenderer {
  /// The scales that can be drawn at.
  public static let scales = 0.1...32.0

  /// How many pixels a point has.
  public let scale: Double
  /// What draws the images of a program's own, by their names: it is asked for these rather than a file.
  ///
  /// A picture is drawn again where its scene is another one, so what looks different must have another name.
  public var drawings: [String: (DrawingPlace) -> Void] = [:]
  let typesetter: Typesetter
  let images: ImageStore
  let boxes = BoxPictures()
  private let areas = AreaPictures()
  private var parts = GenerationCache<Part, StyledScene>(limit: 128)

  /// - Parameters:
  ///   - scale: How many pixels a point has.
  ///   - families: The fonts of texts whose style names none.
  ///   - imageDirectories: Where images of keys are found by their names: `logo` is the file `logo.png` of the first
  ///     directory that has one. A name that begins with a slash is a file by itself. On keys whose image is not
  ///     there stands what it shows.
  /// - Throws: ``DrawingError/scale(_:)``, or that there is no memory.
  public init(
    scale: Double = 1, families: FontFamilies = .standard, imageDirectories: [String] = []
  ) throws(DrawingError) {
    guard Self.scales.contains(scale) else { throw .scale(scale) }
    self.scale = scale
    typesetter = try Typesetter(families: families, scale: scale)
    images = ImageStore(directories: imageDirectories)
  }

  /// What could not be drawn as the scenes wanted it, such as images that are broken; each once, in the
  /// user's words.
  public var problems: [DrawingError] { images.problems }

  /// How large the picture of a scene is, in pixels.
  public func pixelSize(of scene: StyledScene) -> Size {
    grid(scene, isSnapping: true).rect(scene.bounds).size
  }

  /// Clear pixels for a scene.
  ///
  /// - Throws: ``DrawingError/size(width:height:)``, or that there is no memory.
  public func surface(for scene: StyledScene) throws(DrawingError) -> PixelSurface {
    let size = pixelSize(of: scene)
    guard let width = Int(exactly: size.width), let height = Int(exactly: size.height) else {
      throw .size(width: size.width, height: size.height)
    }
    return try PixelSurface(width: width, height: height)
  }

  /// Draws a scene, with the top left corner of its bounds in that of the surface.
  ///
  /// What is drawn depends on nothing but the scene: what was there before is erased.
  ///
  /// - Parameters:
  ///   - scene: What to draw.
  ///   - surface: Where to; what does not fit is cut.
  ///   - damage: All that is different from what is there, as ``StyledScene/damage(from:)`` says it, in
  ///     points; `nil` for everything.
  public func draw(
    _ scene: StyledScene, on surface: PixelSurface, damage: [Rect]? = nil
  ) {
    let grid = grid(scene, isSnapping: true)
    let whole = Rect(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
    guard let damage else { return draw(scene, in: whole, on: surface, grid) }
    for part in damage {
      let area = grid.pixels(around: part).clamped(to: whole)
      guard !area.isEmpty else { continue }
      let seen = parts.value(for: Part(area: area, scene: scene)) {
        scene.part { grid.pixels(around: $0).overlaps(area) }
      }
      areas.show(seen, in: area, on: surface) {
        let area = SceneParts(scene, grid).area(around: area).clamped(to: whole)
        draw(scene, in: area, on: surface, grid)
      }
    }
  }

  /// An area of a scene.
  private struct Part: Hashable {
    let area: Rect
    let scene: StyledScene
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
