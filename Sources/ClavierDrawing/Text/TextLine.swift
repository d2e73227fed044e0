// SPDX-License-Identifier: MIT

import CPango
import ClavierKit

/// A shaped line of text, in pixels.
final class TextLine {
  private let layout: OpaquePointer
  /// The size of the font, in pixels.
  private(set) var size = 0.0
  /// The width of the line, in pixels.
  private(set) var width = 0.0
  /// The line's ascent and descent from its baseline, including the fonts' leading.
  private(set) var ascent = 0.0
  private(set) var descent = 0.0
  /// The ink rectangle, relative to the baseline's start.
  private(set) var ink = Rect(minX: 0, minY: 0, maxX: 0, maxY: 0)
  /// The height of the font's capitals, independent of the text.
  var capHeight = 0.0
  /// The depth of the font's descenders, independent of the text.
  var descender = 0.0
  /// Whether the end of the line is truncated.
  private(set) var isTruncated = false
  /// Whether the text contains an emoji, which is centred rather than aligned to a baseline.
  let isPicture: Bool

  /// Creates a line from a text; `nil` without memory.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - context: The Pango context of the fonts.
  ///   - language: The language of the letterforms, such as "de"; empty for that of the system.
  init?(_ text: String, _ context: OpaquePointer, language: String = "") {
    guard let layout = pango_layout_new(context) else { return nil }
    self.layout = layout
    isPicture = text.unicodeScalars.contains {
      $0.properties.isEmojiPresentation || $0 == "\u{FE0F}"
    }
    pango_layout_set_text(layout, text, -1)
    pango_layout_set_single_paragraph_mode(layout, 1)
    // Some characters, such as many Chinese ones, have different forms by language.
    if !language.isEmpty, let attributes = pango_attr_list_new() {
      pango_attr_list_insert(
        attributes, pango_attr_language_new(pango_language_from_string(language)))
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// Sets the font and size.
  func set(_ description: OpaquePointer?, size: Double) {
    self.size = size
    pango_font_description_set_absolute_size(
      description, min(size, 10000) * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    measure()
  }

  /// Truncates the line to a width, with an ellipsis.
  func truncate(to width: Int32) {
    pango_layout_set_width(layout, width * PANGO_SCALE)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    isTruncated = true
    measure()
  }

  /// The number of characters without a glyph in any font.
  var unknownCount: Int { Int(pango_layout_get_unknown_glyphs_count(layout)) }

  private func measure() {
    var drawn = PangoRectangle()
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, &drawn, &logical)
    let baseline = pango_layout_get_baseline(layout)
    func pixels(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
    width = pixels(logical.width)
    ascent = pixels(baseline - logical.y)
    descent = pixels(logical.y + logical.height - baseline)
    left = pixels(logical.x)
    ink = Rect(
      x: pixels(drawn.x - logical.x), y: pixels(drawn.y - baseline), width: pixels(drawn.width),
      height: pixels(drawn.height))
    top = pixels(baseline)
  }

  /// The horizontal position of the baseline's start in the layout.
  private var left = 0.0
  private var top = 0.0

  /// Draws the line in the current colour of a canvas.
  func draw(on canvas: Canvas, baseline start: Point) {
    cairo_move_to(canvas.context, start.x - left, start.y - top)
    FontLock.locked { pango_cairo_show_layout(canvas.context, layout) }
    cairo_new_path(canvas.context)
  }
}
