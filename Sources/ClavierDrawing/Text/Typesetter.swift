// SPDX-License-Identifier: MIT

import CPango
import ClavierKit

/// A cache of shaped lines of text.
final class Typesetter {
  /// The cache key of a line.
  private struct Request: Hashable {
    var text: String
    var font: KeyboardFont
    var language: String
    /// The available width, in pixels.
    var width: Int32
    var height: Int32
  }

  /// The maximum number of cached lines, enough for some twenty pages.
  static let limit = 2048

  private let context: OpaquePointer
  private let fonts: UnsafeMutablePointer<PangoFontMap>
  private let families: FontFamilies
  private let scale: Double
  private var lines = GenerationCache<Request, TextLine?>(limit: limit)
  private var proportions = GenerationCache<KeyboardFont, Proportions>(limit: 64)

  /// The proportions that all letters of a font share, in pixels.
  private struct Proportions {
    let capHeight: Double
    let descender: Double
  }

  /// Creates a typesetter.
  ///
  /// - Parameters:
  ///   - families: The fonts of texts that name none.
  ///   - scale: The scale in pixels per point.
  /// - Throws: ``DrawingError/failed(_:)`` without fonts or without memory.
  init(families: FontFamilies, scale: Double) throws(DrawingError) {
    guard let fonts = pango_cairo_font_map_new() else { throw .failed("there are no fonts") }
    guard let context = pango_font_map_create_context(fonts) else {
      g_object_unref(fonts)
      throw .failed("there is no memory")
    }
    self.fonts = fonts
    self.context = context
    self.families = families
    self.scale = scale
    let options = cairo_font_options_create()
    // The picture must be the same on every screen, so there are no subpixel colours, and widths do
    // not depend on the position.
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  deinit {
    FontLock.locked {
      // The lines use the font map and the context, so they are freed first.
      lines = GenerationCache(limit: 2)
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(fonts)
    }
  }

  /// The number of cached lines.
  var count: Int { lines.count }

  /// Returns the line for a text, scaled down to fit.
  ///
  /// - Parameters:
  ///   - text: The text to draw.
  ///   - font: The font.
  ///   - language: The language of the letterforms, such as "de"; empty for that of the system.
  ///   - room: The available space, in pixels.
  /// - Returns: The line; `nil` if the text is empty or nothing fits.
  func line(
    _ text: String, _ font: KeyboardFont, _ language: String = "", in room: Size
  ) -> TextLine? {
    guard let width = Self.pixels(room.width), let height = Self.pixels(room.height) else {
      return nil
    }
    let request = Request(
      text: text, font: font, language: language, width: width, height: height)
    var line: TextLine?
    FontLock.locked { line = lines.value(for: request) { make(request) } }
    return line
  }

  private static func pixels(_ length: Double) -> Int32? {
    length >= 1 ? Int32(exactly: min(length, 32767).rounded(.down)) : nil
  }

  private func make(_ request: Request) -> TextLine? {
    let text = LabelText.visible(request.text)
    let size = request.font.size * scale
    guard !text.isEmpty, size > 0 else { return nil }
    let description = description(of: request.font)
    defer { pango_font_description_free(description) }
    guard let line = TextLine(text, context, language: request.language) else { return nil }
    let (width, height) = (Double(request.width), Double(request.height))
    line.set(description, size: size)
    // The proportions vary slightly with the size, so two attempts are needed.
    for _ in 0..<2 where line.width > width || line.ink.height > height {
      let factor = min(width / line.width, height / line.ink.height)
      line.set(
        description, size: max(size * StyledScene.Label.minimumScale, line.size * factor * 0.99))
    }
    if line.width > width { line.truncate(to: request.width) }
    let proportions = proportions(of: request.font)
    line.capHeight = proportions.capHeight * line.size / size
    line.descender = proportions.descender * line.size / size
    return line
  }

  /// Returns the font's name, style and weight; the caller frees it.
  private func description(of font: KeyboardFont) -> OpaquePointer? {
    let description = pango_font_description_new()
    // If a family is not installed, the standard families are used.
    let own = font.family.map { FontFamilies([$0] + families.names) } ?? families
    pango_font_description_set_family(description, own.list)
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(font.resolvedWeight.number)))
    return description
  }

  private func proportions(of font: KeyboardFont) -> Proportions {
    proportions.value(for: font) {
      let size = font.size * scale
      let description = description(of: font)
      defer { pango_font_description_free(description) }
      func ink(_ letter: String) -> Rect? {
        guard let line = TextLine(letter, context) else { return nil }
        line.set(description, size: size)
        return line.ink
      }
      return Proportions(
        capHeight: ink("H")?.height ?? size * 0.7, descender: ink("g")?.maxY ?? size * 0.2)
    }
  }
}
