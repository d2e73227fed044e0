// SPDX-License-Identifier: MIT

import CPango
import ClavierKit

/// A line of text whose letters are chosen and placed, in pixels.
final class TextLine {
  private let layout: OpaquePointer
  /// How large the letters are.
  private(set) var size = 0.0
  /// How wide the line is.
  private(set) var width = 0.0
  /// How far the line reaches above and below its baseline, with the room that its fonts want.
  private(set) var ascent = 0.0
  private(set) var descent = 0.0
  /// What is drawn on, with the baseline's start as the origin.
  private(set) var ink = Rect(minX: 0, minY: 0, maxX: 0, maxY: 0)
  /// How high the capitals of the line's font are, whatever is in it.
  var capHeight = 0.0
  /// How far its small letters reach below the baseline, whatever is in it.
  var descender = 0.0
  /// Whether its end was left out.
  private(set) var isCut = false
  /// Whether it is one picture, such as an emoji, which stands in the middle rather than on a line.
  let isPicture: Bool

  /// `nil` if there is no memory.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - context: Where its fonts are found.
  ///   - language: The language whose forms its letters have, such as "de"; empty for that of the system.
  init?(_ text: String, _ context: OpaquePointer, language: String = "") {
    guard let layout = pango_layout_new(context) else { return nil }
    self.layout = layout
    isPicture = text.unicodeScalars.contains {
      $0.properties.isEmojiPresentation || $0 == "\u{FE0F}"
    }
    pango_layout_set_text(layout, text, -1)
    pango_layout_set_single_paragraph_mode(layout, 1)
    // What is one character to Unicode, such as many of the Chinese ones, may have several forms.
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

  /// Takes another font or size.
  func set(_ description: OpaquePointer?, size: Double) {
    self.size = size
    pango_font_description_set_absolute_size(
      description, min(size, 10000) * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    measure()
  }

  /// Ends the line with an ellipsis where it would be wider than this.
  func cut(to width: Int32) {
    pango_layout_set_width(layout, width * PANGO_SCALE)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    isCut = true
    measure()
  }

  /// How many characters no font has.
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

  /// Where the baseline's start is in the layout.
  private var left = 0.0
  private var top = 0.0

  /// Draws it with the colour in use.
  func draw(on canvas: Canvas, baseline start: Point) {
    cairo_move_to(canvas.context, start.x - left, start.y - top)
    FontLock.locked { pango_cairo_show_layout(canvas.context, layout) }
    cairo_new_path(canvas.context)
  }
}
