// SPDX-License-Identifier: MIT

import CPango
import ClavierKit

extension Canvas {
  /// Fills what is seen of a box that lies under the same box, moved down.
  ///
  /// ```
  ///   │           │
  ///   ╰───────────╯  the box's lower edge, and a little of what is above it, so that no ground shines
  ///    ▔▔▔▔▔▔▔▔▔▔▔   through between both
  /// ```
  ///
  /// - Parameters:
  ///   - strip: From where both boxes are as wide as each other, to the lower edge of the lower one.
  ///   - bottom: The lower edge of the box.
  ///   - corners: The radii of both boxes.
  ///   - depth: How far down the box is moved.
  ///   - color: What to fill with.
  func crescent(
    in strip: Rect, bottom: Double, _ corners: StyledScene.Corners, _ depth: Double, _ color: Color
  ) {
    let quarter = Double.pi / 2
    let (left, right) = (corners.bottomLeft, corners.bottomRight)
    // Half a pixel under the box, where its own edge is not full.
    let inner = bottom - min(0.5, depth)
    use(color)
    cairo_new_path(context)
    cairo_arc(context, strip.maxX - right, strip.maxY - right, right, 0, quarter)
    cairo_arc(context, strip.minX + left, strip.maxY - left, left, quarter, 2 * quarter)
    cairo_arc_negative(context, strip.minX + left, inner - left, left, 2 * quarter, quarter)
    cairo_arc_negative(context, strip.maxX - right, inner - right, right, quarter, 0)
    cairo_close_path(context)
    cairo_fill(context)
  }
}
