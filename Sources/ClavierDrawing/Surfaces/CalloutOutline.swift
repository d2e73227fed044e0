// SPDX-License-Identifier: MIT

import CPango
import ClavierKit

/// The outline of a callout joined with its key, in pixels.
///
/// ```
///   ╭───────────╮              ╭──────────────────╮
///   │   body    │              │       body       │
///   ╰╮         ╭╯  shoulders   │       ╭──────────╯
///    │  stem   │               │ stem │   a corner, a straight part, and a curve
///    ╰─────────╯               ╰──────╯   where the body is much wider than the stem
/// ```
struct CalloutOutline: Hashable {
  var body: Rect
  /// The radius of the body's corners.
  var cornerRadius: Double
  /// The frame of the stem: from the body's lower edge, or the key's upper one, to the key's lower
  /// edge.
  var stem: Rect
  /// The radius of the stem's lower corners.
  var stemRadius: Double
  /// The width and height of a shoulder's curve.
  var curve: Size

  init(
    body: Rect, cornerRadius: Double, stem: Rect, stemRadius: Double, curve: Size
  ) {
    self.body = body
    self.stem = stem
    self.cornerRadius = max(0, min(cornerRadius, body.width / 2, body.height / 2))
    self.stemRadius = max(0, min(stemRadius, stem.width / 2, stem.height / 2))
    self.curve = Size(
      width: max(0, curve.width),
      height: max(0, min(curve.height, stem.maxY - self.stemRadius - body.maxY)))
  }

  /// Returns the outline moved by an offset, in pixels.
  func moved(by offset: Point) -> CalloutOutline {
    var outline = self
    outline.body = body.moved(by: offset)
    outline.stem = stem.moved(by: offset)
    return outline
  }

  /// Appends the outline to the current path.
  func trace(in context: OpaquePointer) {
    let quarter = Double.pi / 2
    let radius = cornerRadius
    cairo_new_sub_path(context)
    cairo_arc(context, body.minX + radius, body.minY + radius, radius, 2 * quarter, 3 * quarter)
    cairo_arc(context, body.maxX - radius, body.minY + radius, radius, 3 * quarter, 4 * quarter)
    traceShoulder(in: context, Side(bodyX: body.maxX, stemX: stem.maxX, outward: 1), isDown: true)
    cairo_arc(
      context, stem.maxX - stemRadius, stem.maxY - stemRadius, stemRadius, 0, quarter)
    cairo_arc(
      context, stem.minX + stemRadius, stem.maxY - stemRadius, stemRadius, quarter, 2 * quarter)
    traceShoulder(in: context, Side(bodyX: body.minX, stemX: stem.minX, outward: -1), isDown: false)
    cairo_close_path(context)
  }

  /// One side of the transition between body and stem.
  private struct Side {
    let bodyX: Double
    let stemX: Double
    /// The direction away from the stem: 1 for the right side, -1 for the left.
    let outward: Double

    /// The distance by which the body exceeds the stem.
    var overhang: Double { (bodyX - stemX) * outward }
  }

  private func traceShoulder(in context: OpaquePointer, _ side: Side, isDown: Bool) {
    let (bodyX, stemX) = (side.bodyX, side.stemX)
    let (top, bottom) = (body.maxY - cornerRadius, body.maxY + curve.height)
    guard side.overhang > cornerRadius + curve.width else {
      // One S-curve from the body's side to the stem's, or a straight line if they are aligned.
      let bend = (bottom - top) * 0.6
      if isDown {
        cairo_line_to(context, bodyX, top)
        cairo_curve_to(context, bodyX, top + bend, stemX, bottom - bend, stemX, bottom)
      } else {
        cairo_line_to(context, stemX, bottom)
        cairo_curve_to(context, stemX, bottom - bend, bodyX, top + bend, bodyX, top)
      }
      return
    }
    // The factor of the cubic Bézier curve that approximates a quarter circle.
    let round = 0.5523
    let cornerX = bodyX - cornerRadius * side.outward
    let curveX = stemX + curve.width * side.outward
    let y = body.maxY
    let (cornerBend, bendX, bendY) = (
      cornerRadius * (1 - round), curve.width * (1 - round) * side.outward, curve.height * round
    )
    if isDown {
      cairo_line_to(context, bodyX, top)
      cairo_curve_to(
        context, bodyX, y - cornerBend, bodyX - cornerBend * side.outward, y, cornerX, y)
      cairo_line_to(context, curveX, y)
      cairo_curve_to(
        context, stemX + bendX, y, stemX, bottom - bendY, stemX, bottom)
    } else {
      cairo_line_to(context, stemX, bottom)
      cairo_curve_to(
        context, stemX, bottom - bendY, stemX + bendX, y, curveX, y)
      cairo_line_to(context, cornerX, y)
      cairo_curve_to(
        context, bodyX - cornerBend * side.outward, y, bodyX, y - cornerBend, bodyX, top)
    }
  }
}
