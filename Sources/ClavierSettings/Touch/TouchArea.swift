// SPDX-License-Identifier: MIT

public import ClavierKit

/// The part of a touch surface that the keyboard fills.
///
/// Fractions are of the surface as the user sees it, after rotation and calibration: 0 is its left
/// or top edge, 1 its right or bottom edge.
public enum TouchArea: Hashable, Sendable {
  /// The full width, and this fraction of the height, at the bottom.
  case bottom(Double)
  /// A rectangle in fractions of the surface.
  case rectangle(Rect)

  /// The whole surface.
  public static var all: TouchArea { .rectangle(Rect(x: 0, y: 0, width: 1, height: 1)) }

  /// The area in the unit square of the surface.
  public var unitRect: Rect {
    switch self {
    case .bottom(let fraction): Rect(minX: 0, minY: 1 - fraction, maxX: 1, maxY: 1)
    case .rectangle(let rect): rect
    }
  }
}
