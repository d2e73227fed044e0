// SPDX-License-Identifier: MIT

import ClavierKit

/// Areas with keys under fingers that were drawn lately: whoever writes touches the same keys again and again, and copying
/// what was seen then takes far less time than drawing it.
///
/// ```
///   area, and all of the scene that is seen in it ── known ──▶ copied
///                      └───────────────────────────── new ───▶ drawn, and kept
/// ```
final class AreaPictures {
  private struct Request: Hashable {
    let area: Rect
    let scene: StyledScene

    /// Adds what tells most of them apart.
    func hash(into hasher: inout Hasher) {
      hasher.combine(area.minX)
      hasher.combine(area.minY)
      hasher.combine(scene)
    }
  }

  /// How many pixels are kept at most, and how many an area has at most that is kept.
  ///
  /// **Source:** ours: 2.5 MB, at most fourteen letters in their bubbles on a keyboard of 1170 × 486 pixels, where the panel
  /// may take 25 MB in all; and twice what one of them takes.
  private static let (limit, areaLimit) = (650_000, 100_000.0)

  private var pictures = GenerationCache<Request, PixelSurface?>(limit: limit) {
    $0.map { $0.width * $0.height } ?? 1
  }

  /// Draws a part of a scene on a surface, or copies what it looked like.
  ///
  /// - Parameters:
  ///   - scene: What is seen in the area; nothing else is looked at.
  ///   - area: The pixels.
  ///   - surface: Where to; the area is in it.
  ///   - draw: Draws the area on the surface.
  func show(
    _ scene: StyledScene, in area: Rect, on surface: PixelSurface, orDraw draw: () -> Void
  ) {
    guard isKept(scene, area) else { return draw() }
    var isDrawn = false
    let picture = pictures.value(for: Request(area: area, scene: scene)) {
      draw()
      isDrawn = true
      let picture = try? PixelSurface(width: Int(area.width), height: Int(area.height))
      picture?.copy(area, of: surface, movedBy: Point(x: -area.minX, y: -area.minY))
      return picture
    }
    guard !isDrawn else { return }
    guard let picture else { return draw() }
    let whole = Rect(x: 0, y: 0, width: area.width, height: area.height)
    surface.copy(whole, of: picture, movedBy: Point(x: area.minX, y: area.minY))
  }

  /// What fingers do comes again; bars that grow, and places of a pointer, hardly ever do.
  private func isKept(_ scene: StyledScene, _ area: Rect) -> Bool {
    area.width * area.height <= Self.areaLimit && scene.pointer == nil
      && (!scene.callouts.isEmpty || scene.keys.contains { $0.isPressed })
      && scene.keys.allSatisfy { $0.marks.isEmpty }
  }
}
