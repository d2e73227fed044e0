// SPDX-License-Identifier: MIT

import ClavierDrawing
public import ClavierKit
package import ClavierSettings

/// A styled scene scaled to a surface's pixel size.
///
/// A keyboard that was laid out for the surface is drawn unchanged. Any other picture, such as one
/// for a different size, is scaled to fit at the middle of the lower edge. Its background is
/// widened, or its headroom extended.
public struct ScaledScene: Equatable, Sendable {
  /// The scene to draw.
  public let scene: StyledScene
  /// The scale in pixels per point.
  public let scale: Double

  /// Fits a picture to a size in pixels.
  ///
  /// The result is `nil` if there is nothing to draw, or the scale would be out of range.
  ///
  /// - Parameters:
  ///   - scene: The picture.
  ///   - width: The surface's width.
  ///   - height: The surface's height.
  ///   - headroom: The height above the panel, in pixels; `nil` for the picture's headroom.
  public init?(_ scene: StyledScene, width: Int, height: Int, headroom: Double? = nil) {
    guard
      let fit = PictureFit(scene.staticParts, PictureFit.Space(width, height, headroom: headroom))
    else { return nil }
    self.init(scene, fit)
  }

  /// Fits a picture whose frames are those for which the fit was made.
  init(_ scene: StyledScene, _ fit: PictureFit) {
    var fitted = scene
    fitted.staticParts = fit.staticParts
    self.scene = fitted
    scale = fit.scale
  }

  /// Converts a position on the surface to the keyboard's space.
  ///
  /// - Parameters:
  ///   - position: The position from the upper left corner.
  ///   - width: The surface's width, in the same unit.
  /// - Returns: The position in points.
  public func point(at position: Point, width: Double) -> Point {
    let unit = width > 0 ? scene.bounds.width / width : 0
    return Point(
      x: scene.bounds.minX + position.x * unit, y: scene.bounds.minY + position.y * unit)
  }
}

extension ScaledScene {
  /// The areas in which two pictures differ, in points and in pixels.
  public typealias Damage = (points: [Rect], pixels: [Rect])

  /// Returns the area in which this picture may differ from another.
  ///
  /// - Parameter other: The previous picture; `nil` if unknown.
  /// - Returns: The damage, empty if the pictures are equal; `nil` if they may differ everywhere.
  public func damage(from other: ScaledScene?) -> Damage? {
    guard let other, other.scale == scale, other.scene.bounds == scene.bounds else { return nil }
    let points = scene.damage(from: other.scene)
    let (left, top) = (scene.bounds.minX, scene.bounds.minY)
    return (
      points,
      points.map { rect in
        // Antialiased letters may extend one pixel further.
        Rect(
          minX: ((rect.minX - left) * scale).rounded(.down) - 1,
          minY: ((rect.minY - top) * scale).rounded(.down) - 1,
          maxX: ((rect.maxX - left) * scale).rounded(.up) + 1,
          maxY: ((rect.maxY - top) * scale).rounded(.up) + 1)
      }
    )
  }
}

extension ScaledScene {
  /// Converts touches on a surface to the keyboard's space.
  ///
  /// - Parameters:
  ///   - touch: The touches, at positions on the surface.
  ///   - width: The surface's width, in the unit of the positions.
  /// - Returns: The same touches in order, in frames in which each contact occurs once.
  package func touches(_ touch: PanelTouch, width: Double) -> [PanelTouch] {
    var touch = touch
    for index in touch.frame.touches.indices {
      touch.frame.touches[index].point = point(at: touch.frame.touches[index].point, width: width)
    }
    return touch.parts
  }
}

extension PanelTouch {
  /// The same touches in order, in frames in which each contact occurs once.
  package var parts: [PanelTouch] {
    guard frame.touches.count > 1 else { return [self] }
    var parts: [[Touch]] = []
    for touch in frame.touches {
      let last = parts.indices.last
      if let last, parts[last].count < PanelContacts.maximumFingers,
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
