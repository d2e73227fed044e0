// SPDX-License-Identifier: MIT

import ClavierKit

extension PanelSettings {
  /// Takes what `[panel]` holds.
  mutating func read(_ section: inout TOMLReader) {
    if let name = section.connector("output") { output = name.isEmpty ? nil : name }
    section.choice("edge", into: &edge)
    if let height = section.panelHeight() { self.height = height }
    section.boolean("reserve_space", into: &reservesSpace)
    section.choice("show", into: &show)
    section.choices("summon", into: &summon)
    if let name = section.nameOrNothing("theme") { theme = name.isEmpty ? "standard" : name }
    section.choice("appearance", into: &appearance)
  }
}

extension TOMLReader {
  /// Takes a height: a word, or a number and its unit.
  fileprivate mutating func panelHeight() -> PanelSettings.Height? {
    let key = "height"
    guard let (text, position) = text(key) else { return nil }
    if text == "auto" { return .automatic }
    let number = text.utf8.prefix { (0x30...0x39).contains($0) || $0 == 0x2E }
    let unit = text.utf8.dropFirst(number.count).drop { $0 == 0x20 }
    guard let value = Double(Substring(number)), Self.panelHeights.contains(value),
      let height = Self.panelHeight(value, Substring(unit))
    else {
      report(
        key, at: position,
        "\(quoted(text)) is no height: write \"auto\", or a number from 0.1 to 10000 and its unit, such as \"40%\", "
          + "\"70mm\" or \"300points\"")
      return nil
    }
    return height
  }

  private static func panelHeight(_ value: Double, _ unit: Substring) -> PanelSettings.Height? {
    switch unit {
    case "%": .share(value / 100)
    case "mm": .millimeters(value)
    case "points": .points(value)
    default: nil
    }
  }

  /// **Source:** ours: beyond what any screen has; what does not fit on one is made to.
  private static var panelHeights: ClosedRange<Double> { 0.1...10_000 }
}
