// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings

extension Configuration {
  /// Whether copied texts are suggested; never under a kiosk's lockdown, since its users change.
  public var offersClipboard: Bool {
    panel.offersClipboard && output.lockdown.preset != .kiosk
  }
}

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
    section.choice("ask_programs", into: &queryPolicy)
    section.choices("summon", into: &showGestures)
    section.boolean("tab", into: &hasTab)
    section.choice("collapsed", into: &collapsed)
    section.boolean("switch_layout", into: &switchesLayout)
    section.boolean("type_characters", into: &typesCharacters)
    section.boolean("paste", into: &offersClipboard)
    section.boolean("settings", into: &hasSettings)
    if let name = section.optionalName("theme") { theme = name.isEmpty ? "standard" : name }
    section.choice("appearance", into: &appearance)
  }
}

extension TOMLReader {
  /// Reads a height: a word, or a number with a unit.
  fileprivate mutating func panelHeight() -> PanelSettings.Height? {
    length(
      "height", or: [("auto", PanelSettings.Height.automatic)],
      [("%", { .share($0 / 100) }), ("mm", { .millimeters($0) }), ("points", { .points($0) })])
  }

  /// Reads a width: a word, or a number with a unit.
  fileprivate mutating func panelWidth() -> PanelSettings.Width? {
    length(
      "width", or: [("auto", PanelSettings.Width.automatic), ("full", .full)],
      [("%", { .share($0 / 100) }), ("mm", { .millimeters($0) }), ("points", { .points($0) })])
  }

  private mutating func length<Length>(
    _ key: String, or words: [(name: String, length: Length)],
    _ units: [(name: String, length: (Double) -> Length)]
  ) -> Length? {
    guard let (text, position) = text(key) else { return nil }
    if let word = words.first(where: { $0.name == text }) { return word.length }
    let number = text.utf8.prefix { (0x30...0x39).contains($0) || $0 == 0x2E }
    let unit = Substring(text.utf8.dropFirst(number.count).drop { $0 == 0x20 })
    guard let value = Double(Substring(number)), Self.lengths.contains(value),
      let length = units.first(where: { $0.name == unit })?.length(value)
    else {
      return refuse(
        key, at: position,
        "\(quoted(text)) is no \(key): write \(words.map { quoted($0.name) }.joined(separator: " or ")), or a "
          + "number from 0.1 to 10000 and its unit, such as \"40%\", \"70mm\" or \"300points\"")
    }
    return length
  }

  /// **Source:** ours: beyond any screen; a larger panel is reduced to the screen.
  private static var lengths: ClosedRange<Double> { 0.1...10_000 }
}
