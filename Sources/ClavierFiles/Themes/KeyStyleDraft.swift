// SPDX-License-Identifier: MIT

import ClavierKit

/// What a table of a theme file says of all kinds of keys, and in tables of its own of single ones.
struct KeyStyleDrafts {
  private var all = KeyStyleDraft()
  private var kinds: [KeyboardTheme.ButtonType: KeyStyleDraft] = [:]

  /// Takes the style of all kinds, and one for each.
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

  /// The styles that it makes of others; a kind of which nothing is said there and here has none.
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

/// What one table says of keys; what is `nil` is not said.
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

  /// Takes the style.
  ///
  /// **Source:** the ranges are ours: what can still be seen on the largest keys.
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

  /// Changes a style to what is said.
  func change(_ style: inout Keyboard.ButtonStyle) {
    style = style.extended(
      with: Keyboard.ButtonStyle(
        background: gradient.map { .verticalGradient($0) }, backgroundColor: background,
        backgroundOpacity: opacity, foregroundColor: foreground,
        foregroundSecondaryOpacity: secondaryOpacity, fontWeight: weight,
        cornerRadius: cornerRadius, pressedOverlayColor: overlay))
    // Of a border and a shadow, what is not said stays, or is what makes the other half visible.
    if let borderColor { style.borderColor = borderColor }
    if let borderSize { style.borderSize = borderSize }
    if let shadowColor { style.shadowColor = shadowColor }
    if let shadowSize { style.shadowSize = shadowSize }
  }
}
