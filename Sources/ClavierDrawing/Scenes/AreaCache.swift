// SPDX-License-Identifier: MIT

import ClavierKit

/// A cache of drawn areas with pressed keys.
///
/// The same keys are touched again and again, and copying pixels is much faster than drawing.
///
/// ```
///   area, and the scene's part in it ── known ──▶ copied
///                      └─────────────── new ────▶ drawn, and cached
/// ```
final class AreaCache {
  private struct Request: Hashable {
    let area: Rect
    let scene: StyledScene

    /// Hashes only the properties that differ between most requests.
    func hash(into hasher: inout Hasher) {
      hasher.combine(area.minX)
      hasher.combine(area.minY)
      for callout in scene.callouts { hasher.combine(callout.body.frame.minX) }
      for key in scene.keys where key.isPressed { hasher.combine(key.index) }
    }
  }

  /// The capacity of the cache, and the maximum size of a cached area, in pixels.
  ///
  /// **Source:** Clavier's own: 2.5 MB of the panel's 25 MB, enough for fourteen letters in
  /// callouts at 1170 × 486 pixels. An area may have twice the pixels of one callout.
  private static let (limit, areaLimit) = (650_000, 100_000.0)

  private var pictures = GenerationCache<Request, PixelSurface?>(limit: limit) {
    $0.map { $0.width * $0.height } ?? 1
  }

  /// Draws a part of a scene on a surface, or copies it from the cache.
  ///
  /// - Parameters:
  ///   - scene: The part of the scene that is visible in the area.
  ///   - area: The area in pixels.
  ///   - surface: The surface, which contains the area.
  ///   - draw: Draws the area on the surface.
  func show(
    _ scene: StyledScene, in area: Rect, on surface: PixelSurface, orDraw draw: () -> Void
  ) {
    guard isCacheable(scene, area) else { return draw() }
    var isDrawn = false
    let picture = pictures.value(for: Request(area: area, scene: scene)) {
      draw()
      isDrawn = true
      return try? PixelSurface(copying: area, of: surface)
    }
    guard !isDrawn else { return }
    guard let picture else { return draw() }
    let whole = Rect(x: 0, y: 0, width: area.width, height: area.height)
    surface.copy(whole, of: picture, movedBy: Point(x: area.minX, y: area.minY))
  }

  /// Returns whether to cache an area; pressed keys recur, but growing bars and pointers rarely do.
  private func isCacheable(_ scene: StyledScene, _ area: Rect) -> Bool {
    area.width * area.height <= Self.areaLimit && scene.pointer == nil
      && (!scene.callouts.isEmpty || scene.keys.contains { $0.isPressed })
      && scene.keys.allSatisfy { $0.marks.isEmpty }
  }
}
