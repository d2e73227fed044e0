// SPDX-License-Identifier: MIT

import ClavierKit

extension TOMLReader {
  /// Reads a colour.
  mutating func color(_ key: String) -> Color? {
    guard let node = remove(key) else { return nil }
    return color(key, node)
  }

  /// Reads an array of two to eight colours, from the top to the bottom.
  mutating func colors(_ key: String) -> [Color]? {
    guard let (elements, position) = array(key) else { return nil }
    guard (2...Self.colorLimit).contains(elements.count) else {
      return refuse(
        key, at: position, "expected 2 to \(Self.colorLimit) colours, found \(elements.count)")
    }
    var colors: [Color] = []
    for element in elements {
      guard let color = color(key, element) else { return nil }
      colors.append(color)
    }
    return colors
  }

  private mutating func color(_ key: String, _ node: TOMLNode) -> Color? {
    guard case .string(let text) = node.value else { return refuse(key, node, expected: Self.form) }
    guard let color = text == "clear" ? .clear : Color(hex: text) else {
      return refuse(key, node, expected: Self.form)
    }
    return color
  }

  /// The maximum number of colours in a gradient.
  private static let colorLimit = 8
  private static let form =
    "a colour as \"#RRGGBB\", \"#RRGGBBAA\" (the last two: how opaque), \"#RGB\" or \"clear\""

  /// Reads a name or a title of limited length.
  mutating func shortText(_ key: String) -> String? {
    guard let text = text(key) else { return nil }
    guard (1...ThemeFile.maximumTextLength).contains(text.value.unicodeScalars.count) else {
      return refuse(
        key, at: text.position, "expected 1 to \(ThemeFile.maximumTextLength) characters")
    }
    return text.value
  }
}
