// SPDX-License-Identifier: MIT

import CPango
import ClavierKit

/// An icon as lines and areas in a square.
///
/// The square has 24 units at each side, and a margin of 2 that only round ends of lines may touch, so
/// that the icons of a keyboard are all as large.
struct IconDrawing: Sendable, Hashable {
  /// How many units the square has at a side, and what is inside its margins.
  static let side = 24.0
  static let inner = 20.0
  /// A margin, as a part of the side.
  static let margin = (side - inner) / 2 / side

  let lines: IconPath?
  let areas: IconPath?
  /// Whether left and right change places.
  let isMirrored: Bool

  /// - Parameters:
  ///   - lines: What is drawn with a pen.
  ///   - areas: What is filled, and its edge drawn with half the pen, which makes its corners round.
  ///   - isMirrored: Whether left and right change places.
  init(_ lines: String = "", areas: String = "", isMirrored: Bool = false) {
    self.lines = lines.isEmpty ? nil : IconPath(lines)
    self.areas = areas.isEmpty ? nil : IconPath(areas)
    self.isMirrored = isMirrored
  }

  /// The same with left and right in each other's place.
  var mirrored: IconDrawing { IconDrawing(self, isMirrored: !isMirrored) }

  private init(_ other: IconDrawing, isMirrored: Bool) {
    lines = other.lines
    areas = other.areas
    self.isMirrored = isMirrored
  }

  /// Draws it into a square.
  ///
  /// - Parameters:
  ///   - canvas: Where to.
  ///   - place: The square with the margins. Unit: pixels.
  ///   - color: The only colour.
  ///   - weight: That of the letters beside it.
  func draw(on canvas: Canvas, in place: Rect, _ color: Color, weight: KeyboardFont.FontWeight) {
    let context = canvas.context
    let isFaint = color.alpha < 1
    // Where lines and areas lie over each other, a faint colour would be less faint.
    if isFaint { cairo_push_group(context) }
    cairo_save(context)
    cairo_translate(context, isMirrored ? place.maxX : place.minX, place.minY)
    let unit = place.width / Self.side
    cairo_scale(context, isMirrored ? -unit : unit, unit)
    canvas.use(isFaint ? Color(red: color.red, green: color.green, blue: color.blue) : color)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    let pen = Self.pen(weight)
    if let areas {
      areas.trace(in: context)
      cairo_fill_preserve(context)
      cairo_set_line_width(context, pen / 2)
      cairo_stroke(context)
    }
    if let lines {
      lines.trace(in: context)
      cairo_set_line_width(context, pen)
      cairo_stroke(context)
    }
    cairo_restore(context)
    guard isFaint else { return }
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, color.alpha)
    canvas.use(.clear)
  }

  /// How thick lines are beside letters of a weight, in units.
  private static func pen(_ weight: KeyboardFont.FontWeight) -> Double {
    switch weight {
    case .ultraLight, .thin: 1.1
    case .light: 1.4
    case .regular: 1.6
    case .medium: 1.9
    case .semibold, .bold: 2.3
    case .heavy, .black: 2.7
    }
  }
}

extension IconPath {
  /// Makes it the path that is drawn next.
  func trace(in context: OpaquePointer) {
    let quarter = Double.pi / 2
    for step in steps {
      switch step {
      case .move(let x, let y): cairo_move_to(context, x, y)
      case .line(let x, let y): cairo_line_to(context, x, y)
      case .curve(let x1, let y1, let x2, let y2, let x, let y):
        cairo_curve_to(context, x1, y1, x2, y2, x, y)
      case .close: cairo_close_path(context)
      case .circle(let x, let y, let radius):
        cairo_new_sub_path(context)
        cairo_arc(context, x, y, radius, 0, 4 * quarter)
        cairo_close_path(context)
      case .box(let x, let y, let width, let height, let radius):
        cairo_new_sub_path(context)
        let (right, bottom) = (x + width - radius, y + height - radius)
        cairo_arc(context, right, y + radius, radius, 3 * quarter, 4 * quarter)
        cairo_arc(context, right, bottom, radius, 0, quarter)
        cairo_arc(context, x + radius, bottom, radius, quarter, 2 * quarter)
        cairo_arc(context, x + radius, y + radius, radius, 2 * quarter, 3 * quarter)
        cairo_close_path(context)
      }
    }
  }
}
