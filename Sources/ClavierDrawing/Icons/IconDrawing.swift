// SPDX-License-Identifier: MIT

import CPango
import ClavierKit

/// An icon as lines and areas in a square.
///
/// The square has sides of 24 units. Only round line ends may extend into its margins of 2 units,
/// so that all icons have the same size.
struct IconDrawing: Sendable, Hashable {
  /// The square's side, and the side inside its margins, in units.
  static let side = 24.0
  static let inner = 20.0
  /// The width of a margin, as a fraction of the side.
  static let margin = (side - inner) / 2 / side

  let lines: IconPath?
  let areas: IconPath?
  /// Whether the icon is mirrored horizontally.
  let isMirrored: Bool

  /// Creates an icon.
  ///
  /// - Parameters:
  ///   - lines: The paths to stroke.
  ///   - areas: The paths to fill, with an edge of half the stroke width that rounds their corners.
  ///   - isMirrored: Whether the icon is mirrored horizontally.
  init(_ lines: String = "", areas: String = "", isMirrored: Bool = false) {
    self.lines = lines.isEmpty ? nil : IconPath(lines)
    self.areas = areas.isEmpty ? nil : IconPath(areas)
    self.isMirrored = isMirrored
  }

  /// The icon mirrored horizontally.
  var mirrored: IconDrawing { IconDrawing(self, isMirrored: !isMirrored) }

  private init(_ other: IconDrawing, isMirrored: Bool) {
    lines = other.lines
    areas = other.areas
    self.isMirrored = isMirrored
  }

  /// Draws the icon into a square.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - place: The square including the margins, in pixels.
  ///   - color: The only colour.
  ///   - weight: The weight of the text beside the icon, which determines the stroke width.
  func draw(on canvas: Canvas, in place: Rect, _ color: Color, weight: KeyboardFont.FontWeight) {
    let context = canvas.context
    let hasAlpha = color.alpha < 1
    // A group, since the overlap of lines and areas in a translucent colour would be darker.
    if hasAlpha { cairo_push_group(context) }
    cairo_save(context)
    cairo_translate(context, isMirrored ? place.maxX : place.minX, place.minY)
    let unit = place.width / Self.side
    cairo_scale(context, isMirrored ? -unit : unit, unit)
    canvas.setColor(hasAlpha ? Color(red: color.red, green: color.green, blue: color.blue) : color)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    let pen = Self.strokeWidth(weight)
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
    guard hasAlpha else { return }
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, color.alpha)
    canvas.setColor(.clear)
  }

  /// Returns the stroke width for letters of a weight, in units.
  private static func strokeWidth(_ weight: KeyboardFont.FontWeight) -> Double {
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
  /// Appends the path to the current one.
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
