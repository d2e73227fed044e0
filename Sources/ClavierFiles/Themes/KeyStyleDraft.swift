// SPDX-License-Identifier: MIT

import ClavierKit

/// The key styles in a table of a theme file: one for all kinds, and one per kind in inner tables.
struct KeyStyleDrafts {
  private var all = KeyStyleDraft()
  private var kinds: [KeyboardTheme.ButtonType: KeyStyleDraft] = [:]

  /// Reads the style of all kinds, and that of each.
  mutating func read(_ table: inout TOMLReader) {
    all.read(&table)
    for type in KeyboardTheme.ButtonType.allCases {
      table.table(type.rawValue) { inner in
        var draft = KeyStyleDraft()
        draft.read(&inner)
        kinds[type] = draft
      }
    }
  }

  /// Returns the styles, with the base's values where they have none; a kind without any style is
  /// absent.
  func styles(
    over base: [KeyboardTheme.ButtonType: Keyboard.ButtonStyle]
  ) -> [KeyboardTheme.ButtonType: Keyboard.ButtonStyle] {
    var styles = base
    for type in KeyboardTheme.ButtonType.allCases {
      let own = kinds[type] ?? KeyStyleDraft()
      guard all != KeyStyleDraft() || own != KeyStyleDraft() else { continue }
      var style = base[type] ?? Keyboard.ButtonStyle()
      all.change(&style)
      own.change(&style)
      styles[type] = style
    }
    return styles
  }
}

/// The key style in one table; omitted values are `nil`.
struct KeyStyleDraft: Equatable {
  private var background: Color?
  private var gradient: [Color]?
  private var opacity: Double?
  private var foreground: Color?
  private var secondaryOpacity: Double?
  private var weight: KeyboardFont.FontWeight?
  private var cornerRadius: Double?
  private var borderColor: Color?
  private var borderSize: Double?
  private var shadowColor: Color?
  private var shadowSize: Double?
  private var overlay: Color?

  /// Reads the style of a key.
  ///
  /// **Source:** the ranges are ours: the values stay visible on the largest keys.
  mutating func read(_ table: inout TOMLReader) {
    background = table.color("background")
    gradient = table.colors("gradient")
    opacity = table.number("opacity", in: 0...1)
    foreground = table.color("foreground")
    secondaryOpacity = table.number("secondary_opacity", in: 0...1)
    table.choice(
      "weight", KeyboardFont.FontWeight.allCases.map { ($0.rawValue, $0) }, into: &weight)
    cornerRadius = table.number("corner_radius", in: 0...100)
    borderColor = table.color("border_color")
    borderSize = table.number("border_size", in: 0...20)
    shadowColor = table.color("shadow_color")
    shadowSize = table.number("shadow_size", in: 0...20)
    overlay = table.color("overlay")
  }

  /// Applies the style's values to a button style.
  func change(_ style: inout Keyboard.ButtonStyle) {
    style = style.extended(
      with: Keyboard.ButtonStyle(
        background: gradient.map { .verticalGradient($0) }, backgroundColor: background,
        backgroundOpacity: opacity, foregroundColor: foreground,
        foregroundSecondaryOpacity: secondaryOpacity, fontWeight: weight,
        cornerRadius: cornerRadius, pressedOverlayColor: overlay))
    // The omitted half of a border or a shadow is kept from the base, or gets a visible default.
    if let borderColor { style.borderColor = borderColor }
    if let borderSize { style.borderSize = borderSize }
    if let shadowColor { style.shadowColor = shadowColor }
    if let shadowSize { style.shadowSize = shadowSize }
  }
}
