// SPDX-License-Identifier: MIT

import CXkbcommon
import Glibc

/// The names that choose an installed keymap.
///
/// **Source:** xkeyboard-config(7): model, layout, variant and options, with the rules `evdev`.
public struct KeymapNames: Hashable, Sendable {
  /// A layout, such as "de", or a comma-separated list, such as "us,ru": the groups of the keymap.
  public var layout: String
  /// A variant of the layout, such as "nodeadkeys".
  ///
  /// For a list, one for each layout, such as ",phonetic"; empty for the default ones.
  public var variant: String
  /// The model of the keyboard; empty for `pc105`.
  public var model: String
  /// Options separated by commas, such as "lv3:ralt_switch"; empty for none.
  public var options: String

  public init(layout: String, variant: String = "", model: String = "", options: String = "") {
    self.layout = layout
    self.variant = variant
    self.model = model
    self.options = options
  }

  /// The maximum number of layouts in a list.
  ///
  /// **Source:** the X Keyboard Extension's protocol, 4.1: a keymap has "up to four groups".
  static let layoutLimit = 4

  /// The layouts of the list.
  public var layouts: [String] { KeymapNames.parts(of: layout) }
  /// The variants of the list, which may be shorter than the list of layouts.
  public var variants: [String] { variant.isEmpty ? [] : KeymapNames.parts(of: variant) }

  /// Splits a list at its commas, up to a maximum number of parts.
  private static func parts(of list: String) -> [String] {
    list.split(separator: ",", maxSplits: 4 * nameLimit, omittingEmptySubsequences: false)
      .map { String($0) }
  }

  /// The maximum size of a name in bytes; the longest installed one has 24.
  static let nameLimit = 64
  /// The maximum size of a list of options in bytes.
  static let optionsLimit = 1024

  /// Returns whether the text can be the name of a layout, variant or model.
  ///
  /// Names become parts of file names and include statements, so other characters are not
  /// permitted.
  static func isName(_ text: some StringProtocol) -> Bool {
    text.utf8.count <= nameLimit && text.utf8.allSatisfy(isNameByte)
  }

  /// Returns whether the text can be a list of options.
  static func isOptions(_ text: some StringProtocol) -> Bool {
    text.utf8.count <= optionsLimit
      && text.utf8.allSatisfy {
        isNameByte($0) || [UInt8(ascii: ":"), UInt8(ascii: ",")].contains($0)
      }
  }

  /// Returns a name in quotes, truncated and without control characters.
  static func quoted(_ name: String) -> String {
    let shown = name.unicodeScalars.prefix(nameLimit).map {
      $0.properties.generalCategory == .control ? "?" : Character($0)
    }
    let isWhole = shown.count == name.unicodeScalars.count
    return "\"\(String(shown))\(isWhole ? "" : "…")\""
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

extension KeymapNames {
  /// Returns the whole keymap in XKB's text format, version 1, as a display server reports it.
  ///
  /// - Returns: The text; `nil` if the layouts are not installed.
  package func text() -> String? {
    guard let context = XKBContext(.installedFiles), let keymap = context.compile(self) else {
      return nil
    }
    defer { xkb_keymap_unref(keymap) }
    guard let text = xkb_keymap_get_as_string(keymap, XKB_KEYMAP_FORMAT_TEXT_V1) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
