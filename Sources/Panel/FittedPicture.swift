// SPDX-License-Identifier: MIT

import ClavierDrawing
public import ClavierKit
package import ClavierSettings

/// A picture that fills a surface to the pixel.
///
/// A keyboard that was laid out for the surface is drawn as it is. One that was not, since it was made for another
/// size or for touches elsewhere, is drawn as large as it fits, at the middle of the lower edge: its background is made
/// wider, or its headroom higher.
public struct FittedPicture: Hashable, Sendable {
  /// What to draw.
  public let scene: StyledScene
  /// How many pixels a point has.
  public let scale: Double

  /// Fits a picture to a size in pixels; `nil` where there is nothing to draw, or too little or too much room for it.
  ///
  /// - Parameters:
  ///   - scene: The picture.
  ///   - width: How wide the surface is.
  ///   - height: How high it is.
  ///   - headroom: How much of that is above the panel; `nil` for as much as the picture has there.
  public init?(_ scene: StyledScene, width: Int, height: Int, headroom: Double? = nil) {
    let bounds = scene.bounds
    guard width > 0, height > 0, !bounds.isEmpty else { return nil }
    let (width, height) = (Double(width), Double(height))
    // What is above the panel is cut off where there is no room for it, and never makes the keys smaller.
    let (room, top) = headroom.map { ($0, scene.background.frame.minY) } ?? (0, bounds.minY)
    let high = bounds.maxY - max(bounds.minY, min(top, bounds.maxY))
    guard high > 0, room < height else { return nil }
    let scale = min(width / bounds.width, (height - max(0, room)) / high)
    guard SceneRenderer.scales.contains(scale) else { return nil }
    let (missing, above) = (width / scale - bounds.width, height / scale - bounds.height)
    var (all, panel) = (bounds, scene.background.frame)
    all.minX -= missing / 2
    all.maxX += missing / 2
    all.minY -= above
    // What rounding leaves of the panel is its background, too.
    if headroom != nil { panel.minY = min(panel.minY, all.minY + max(0, room) / scale) }
    if missing > 0 {
      panel.minX -= missing / 2
      panel.maxX += missing / 2
    }
    var fitted = scene
    fitted.bounds = all
    fitted.background.frame = panel
    if headroom != nil { fitted.gap?.minY = panel.minY }
    self.scene = fitted
    self.scale = scale
  }

  /// The place in the keyboard's space of a place on the surface.
  ///
  /// - Parameters:
  ///   - position: The place, from the upper left corner.
  ///   - width: How wide the surface is, in the same unit.
  /// - Returns: The place in points.
  public func point(at position: Point, width: Double) -> Point {
    let unit = width > 0 ? scene.bounds.width / width : 0
    return Point(
      x: scene.bounds.minX + position.x * unit, y: scene.bounds.minY + position.y * unit)
  }
}

extension FittedPicture {
  /// Where two pictures differ: what to draw anew in points, and the same in pixels.
  public typealias Damage = (points: [Rect], pixels: [Rect])

  /// The pixels in which this picture may differ from another one.
  ///
  /// - Parameter other: What is there now; `nil` for nothing that is known.
  /// - Returns: Where they differ; `nil` for everywhere. Empty if nothing differs.
  public func damage(from other: FittedPicture?) -> Damage? {
    guard let other, other.scale == scale, other.scene.bounds == scene.bounds else { return nil }
    let points = scene.damage(from: other.scene)
    let (left, top) = (scene.bounds.minX, scene.bounds.minY)
    return (
      points,
      points.map { rect in
        // Soft edges of letters may reach one pixel more.
        Rect(
          minX: ((rect.minX - left) * scale).rounded(.down) - 1,
          minY: ((rect.minY - top) * scale).rounded(.down) - 1,
          maxX: ((rect.maxX - left) * scale).rounded(.up) + 1,
          maxY: ((rect.maxY - top) * scale).rounded(.up) + 1)
      }
    )
  }
}

extension FittedPicture {
  /// What contacts did on a surface, in the keyboard's own space.
  ///
  /// - Parameters:
  ///   - touch: What they did, at places on the surface.
  ///   - width: How wide the surface is, in the unit of the places.
  /// - Returns: The same in its order, in frames each of which names a contact once.
  package func touches(_ touch: PanelTouch, width: Double) -> [PanelTouch] {
    var touch = touch
    for index in touch.frame.touches.indices {
      touch.frame.touches[index].point = point(at: touch.frame.touches[index].point, width: width)
    }
    return touch.parts
  }
}

extension PanelTouch {
  /// The same in its order, in frames each of which names a contact once.
  package var parts: [PanelTouch] {
    guard frame.touches.count > 1 else { return [self] }
    var parts: [[Touch]] = []
    for touch in frame.touches {
      let last = parts.indices.last
      if let last, parts[last].count < PanelContacts.most,
        !parts[last].contains(where: { $0.contact == touch.contact })
      {
        parts[last].append(touch)
      } else {
        parts.append([touch])
      }
    }
    return parts.map {
      PanelTouch(source: source, frame: TouchFrame(time: frame.time, touches: $0))
    }
  }
}
