// SPDX-License-Identifier: MIT

import CPango
import ClavierKit

/// A drawing context of a surface, with operations for the shapes of keyboards.
///
/// Unit: pixels; shapes with NaN are not drawn.
final class Canvas {
  let context: OpaquePointer

  /// Creates a context for a surface; `nil` without memory.
  init?(_ surface: OpaquePointer) {
    guard let context = cairo_create(surface) else { return nil }
    self.context = context
  }

  deinit {
    cairo_destroy(context)
  }

  /// The error message of the context; `nil` for none.
  var problem: String? {
    let status = cairo_status(context)
    return status == CAIRO_STATUS_SUCCESS ? nil : status.message
  }

  /// Calls a function whose drawing is clipped to a rectangle.
  func clipped(to rect: Rect, _ draw: () -> Void) {
    cairo_save(context)
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(context)
    draw()
    cairo_restore(context)
  }

  /// Calls a function whose drawing gets a reduced opacity, from 0 to 1.
  func withOpacity(_ opacity: Double, _ draw: () -> Void) {
    cairo_push_group(context)
    draw()
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
    setColor(.clear)
  }

  /// Erases all pixels inside the current clip.
  func erase() {
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// Sets the colour for the next drawing.
  func setColor(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  /// Fills a shape with a colour.
  func fill(_ shape: Shape, _ color: Color) {
    guard !color.isClear else { return }
    setColor(color)
    trace(shape)
    cairo_fill(context)
  }

  /// Fills a shape with a vertical gradient over a rectangle, with evenly spaced colours.
  func fill(_ shape: Shape, gradient colors: [Color], in rect: Rect) {
    guard colors.count > 1 else {
      if let color = colors.first { fill(shape, color) }
      return
    }
    guard let pattern = cairo_pattern_create_linear(0, rect.minY, 0, rect.maxY) else { return }
    for (index, color) in colors.enumerated() {
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(index) / Double(colors.count - 1), color.red, color.green, color.blue,
        color.alpha)
    }
    fill(shape, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Fills a shape with a pattern.
  func fill(_ shape: Shape, _ pattern: OpaquePointer) {
    cairo_set_source(context, pattern)
    trace(shape)
    cairo_fill(context)
    // The pattern may belong to the caller, so it must not remain the source.
    cairo_set_source_rgba(context, 0, 0, 0, 0)
  }

  /// Draws a picture pixel by pixel.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - corner: The position of the picture's top left corner.
  ///   - opaque: The disjoint rectangles of the canvas in which the picture is opaque; they are
  ///     copied, which is much faster.
  func draw(_ picture: PixelSurface, at corner: Point, opaque: [Rect]) {
    cairo_set_source_surface(context, picture.surface, corner.x, corner.y)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    for rect in opaque { trace(rect, StyledScene.Corners()) }
    cairo_fill(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    for rect in opaque { trace(rect, StyledScene.Corners()) }
    cairo_rectangle(
      context, corner.x, corner.y, Double(picture.width), Double(picture.height))
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    setColor(.clear)
  }

  /// Erases the pixels of a shape.
  func erase(_ shape: Shape) {
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
    fill(shape, .black)
    cairo_restore(context)
  }

  /// Calls a function whose drawing is clipped to a shape, or to the part of `frame` outside the
  /// shape.
  func clipped(to shape: Shape, outsideOf frame: Rect? = nil, _ draw: () -> Void) {
    cairo_save(context)
    trace(shape)
    if let frame {
      cairo_rectangle(context, frame.minX, frame.minY, frame.width, frame.height)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    }
    cairo_clip(context)
    draw()
    cairo_restore(context)
  }

  /// Strokes a shape's edge, with the whole line inside.
  func strokeInside(_ shape: Shape, width: Double, _ color: Color) {
    guard width > 0, !color.isClear else { return }
    if let inner = shape.inset(by: width) {
      setColor(color)
      trace(shape)
      trace(inner)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      return
    }
    clipped(to: shape) { stroke(shape, width: 2 * width, color) }
  }

  /// Strokes a shape's edge, with half of the line outside.
  func stroke(_ shape: Shape, width: Double, _ color: Color) {
    setColor(color)
    trace(shape)
    cairo_set_line_width(context, width)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_stroke(context)
  }

  /// Appends a shape to the current path.
  private func trace(_ shape: Shape) {
    switch shape {
    case .box(let rect, let corners): trace(rect, corners)
    case .callout(let outline): outline.trace(in: context)
    }
  }

  private func trace(_ rect: Rect, _ corners: StyledScene.Corners) {
    if corners == StyledScene.Corners() {
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      return
    }
    let quarter = Double.pi / 2
    cairo_new_sub_path(context)
    func addCorner(_ x: Double, _ y: Double, _ radius: Double, _ turn: Double) {
      cairo_arc(context, x, y, radius, turn * quarter, (turn + 1) * quarter)
    }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    addCorner(right - corners.topRight, top + corners.topRight, corners.topRight, 3)
    addCorner(right - corners.bottomRight, bottom - corners.bottomRight, corners.bottomRight, 0)
    addCorner(left + corners.bottomLeft, bottom - corners.bottomLeft, corners.bottomLeft, 1)
    addCorner(left + corners.topLeft, top + corners.topLeft, corners.topLeft, 2)
    cairo_close_path(context)
  }
}
