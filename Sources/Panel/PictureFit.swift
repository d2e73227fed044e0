// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit

/// The place of pictures on a surface, which is the same for all pictures of one keyboard.
struct PictureFit {
  /// The size of a surface in pixels.
  struct Space: Equatable {
    let width, height: Int
    /// The height above the panel, in pixels; `nil` for the picture's headroom.
    let headroom: Double?

    init(_ width: Int, _ height: Int, headroom: Double?) {
      self.width = width
      self.height = height
      self.headroom = headroom
    }
  }

  /// The frames of the fitted pictures.
  let staticParts: StyledScene.StaticParts
  /// The scale in pixels per point.
  let scale: Double
  private let original: StyledScene.StaticParts
  private let space: Space

  /// Fits frames to a surface; `nil` if there is nothing to draw, or the scale would be out of
  /// range.
  init?(_ original: StyledScene.StaticParts, _ space: Space) {
    let (bounds, background) = (original.bounds, original.panel)
    guard space.width > 0, space.height > 0, !bounds.isEmpty else { return nil }
    let (width, height) = (Double(space.width), Double(space.height))
    // The headroom is clipped to its space, and never makes the keys smaller.
    let (room, top) = space.headroom.map { ($0, background.minY) } ?? (0, bounds.minY)
    let high = bounds.maxY - max(bounds.minY, min(top, bounds.maxY))
    guard high > 0, room < height else { return nil }
    let scale = min(width / bounds.width, (height - max(0, room)) / high)
    guard SceneRenderer.scales.contains(scale) else { return nil }
    let (missing, above) = (width / scale - bounds.width, height / scale - bounds.height)
    var (all, panel) = (bounds, background)
    all.minX -= missing / 2
    all.maxX += missing / 2
    all.minY -= above
    // The rows of pixels that rounding adds to the panel get its background, too.
    if space.headroom != nil { panel.minY = min(panel.minY, all.minY + max(0, room) / scale) }
    if missing > 0 {
      panel.minX -= missing / 2
      panel.maxX += missing / 2
    }
    var staticParts = original
    staticParts.bounds = all
    staticParts.panel = panel
    if space.headroom != nil { staticParts.gap?.minY = panel.minY }
    self.staticParts = staticParts
    self.scale = scale
    self.original = original
    self.space = space
  }

  /// Returns whether the fit was made for these frames and this surface.
  func matches(_ original: StyledScene.StaticParts, _ space: Space) -> Bool {
    self.space == space && self.original == original
  }
}
