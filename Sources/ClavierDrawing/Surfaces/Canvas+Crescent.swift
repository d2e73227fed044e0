// SPDX-License-Identifier: MIT

import CPango
import ClavierKit

extension Canvas {
  /// Fills the crescent between the lower edge of a box and that of the same box shifted down.
  ///
  /// ```
  ///   │           │
  ///   ╰───────────╯  the box's lower edge, and a little of the area above it, so that no
  ///    ▔▔▔▔▔▔▔▔▔▔▔   background shows between the two
  /// ```
  ///
  /// - Parameters:
  ///   - strip: The area from where both boxes have their full width, down to the lower edge of the
  ///     shifted box.
  ///   - bottom: The lower edge of the box.
  ///   - corners: The radii of both boxes.
  ///   - depth: The distance by which the box is shifted.
  ///   - color: The colour of the crescent.
  func fillCrescent(
    in strip: Rect, bottom: Double, _ corners: StyledScene.Corners, _ depth: Double, _ color: Color
  ) {
    let quarter = Double.pi / 2
    let (left, right) = (corners.bottomLeft, corners.bottomRight)
    // Half a pixel more below the box's edge, which is antialiased and so not opaque.
    let inner = bottom - min(0.5, depth)
    setColor(color)
    cairo_new_path(context)
    cairo_arc(context, strip.maxX - right, strip.maxY - right, right, 0, quarter)
    cairo_arc(context, strip.minX + left, strip.maxY - left, left, quarter, 2 * quarter)
    cairo_arc_negative(context, strip.minX + left, inner - left, left, 2 * quarter, quarter)
    cairo_arc_negative(context, strip.maxX - right, inner - right, right, quarter, 0)
    cairo_close_path(context)
    cairo_fill(context)
  }
}
