// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings

extension PanelSettings {
  /// Reads the `[panel]` section.
  mutating func read(_ section: inout TOMLReader) {
    if let name = section.connector("output") { output = name.isEmpty ? nil : name }
    section.choice("placement", into: &placement)
    section.choice("edge", into: &edge)
    if let height = section.panelHeight() { self.height = height }
    if let width = section.panelWidth() { self.width = width }
    section.choice("align", into: &align)
    section.boolean("flip", into: &flips)
    section.boolean("reserve_space", into: &reservesSpace)
    section.choice("show", into: &show)
    section.choice("ask_programs", into: &asks)
    section.choices("summon", into: &summon)
    section.boolean("tab", into: &hasTab)
    section.boolean("switch_layout", into: &switchesLayout)
    section.boolean("type_characters", into: &typesCharacters)
    if let name = section.nameOrNothing("theme") { theme = name.isEmpty ? "standard" : name }
    section.choice("appearance", into: &appearance)
  }
}

extension TOMLReader {
  /// Reads a height: a word, or a number with a unit.
  fileprivate mutating func panelHeight() -> PanelSettings.Height? {
    switch length("height", "height", or: ["auto"]) {
    case .word?: .automatic
    case .share(let share)?: .share(share)
    case .millimeters(let length)?: .millimeters(length)
    case .points(let points)?: .points(points)
    case nil: nil
    }
  }

  /// Reads a width: a word, or a number with a unit.
  fileprivate mutating func panelWidth() -> PanelSettings.Width? {
    switch length("width", "width", or: ["auto", "full"]) {
    case .word(let word)?: word == "full" ? .full : .automatic
    case .share(let share)?: .share(share)
    case .millimeters(let length)?: .millimeters(length)
    case .points(let points)?: .points(points)
    case nil: nil
    }
  }

  /// A length on a screen.
  private enum Length {
    case word(String)
    case share(Double)
    case millimeters(Double)
    case points(Double)

    init?(_ value: Double, _ unit: Substring) {
      switch unit {
      case "%": self = .share(value / 100)
      case "mm": self = .millimeters(value)
      case "points": self = .points(value)
      default: return nil
      }
    }
  }

  private mutating func length(_ key: String, _ what: String, or words: [String]) -> Length? {
    guard let (text, position) = text(key) else { return nil }
    if words.contains(text) { return .word(text) }
    let number = text.utf8.prefix { (0x30...0x39).contains($0) || $0 == 0x2E }
    let unit = text.utf8.dropFirst(number.count).drop { $0 == 0x20 }
    guard let value = Double(Substring(number)), Self.lengths.contains(value),
      let length = Length(value, Substring(unit))
    else {
      return refuse(
        key, at: position,
        "\(quoted(text)) is no \(what): write \(words.map(quoted).joined(separator: " or ")), or a number from 0.1 to "
          + "10000 and its unit, such as \"40%\", \"70mm\" or \"300points\"")
    }
    return length
  }

  /// **Source:** ours: beyond any screen; larger panels are fitted to it.
  private static var lengths: ClosedRange<Double> { 0.1...10_000 }
}
