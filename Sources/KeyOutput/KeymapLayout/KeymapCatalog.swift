// SPDX-License-Identifier: MIT

import ClavierKit
import Linux

/// The installed layouts and variants, with their descriptions.
///
/// **Source:** xkeyboard-config(7): the rules `evdev.lst`, whose lines are "name description" below
/// `! layout`, and "variant layout: description" below `! variant`.
public struct KeymapCatalog: Hashable, Sendable {
  /// A layout, or a variant of a layout.
  public struct Entry: Hashable, Sendable {
    public var names: KeymapNames
    /// The description, such as "English (Dvorak)".
    public var title: String

    /// The name of the touch keyboard made from this entry, such as `xkb:us(dvorak)`.
    public var layoutName: String {
      let variant = names.variant.isEmpty ? "" : "(\(names.variant))"
      return KeyboardLayout.keymapPrefix + names.layout + variant
    }
  }

  /// The layouts, each followed by its variants, in the order of the file.
  public let entries: [Entry]

  /// The file with the names.
  public static let path = "/usr/share/X11/xkb/rules/evdev.lst"

  /// Parses the text of the file; lines of another form are ignored.
  public init(parsing text: some Sequence<UInt8>) {
    var layouts: [Entry] = []
    var variants: [String: [Entry]] = [:]
    var section = ""
    for line in SystemFile.lines(text) {
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
      guard let first = words.first, words.count > 1 else { continue }
      let name = String(decoding: first, as: UTF8.self)
      let rest = words[1].drop { $0 == UInt8(ascii: " ") }
      if name == "!" {
        section = String(decoding: rest, as: UTF8.self)
        continue
      }
      guard KeymapNames.isName(name) else { continue }
      if section == "layout" {
        let title = String(decoding: rest, as: UTF8.self)
        layouts.append(Entry(names: KeymapNames(layout: name), title: title))
      } else if section == "variant", let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
        let layout = String(decoding: rest[..<colon], as: UTF8.self)
        let title = rest[(colon + 1)...].drop { $0 == UInt8(ascii: " ") }
        let names = KeymapNames(layout: layout, variant: name)
        variants[layout, default: []].append(
          Entry(names: names, title: String(decoding: title, as: UTF8.self)))
      }
    }
    entries = layouts.flatMap { [$0] + (variants[$0.names.layout] ?? []) }
  }

  /// Reads the list that is installed on the machine.
  ///
  /// - Parameter path: The file.
  /// - Returns: The catalog; `nil` if the file is missing or unreadable.
  public static func installed(_ path: String = path) -> KeymapCatalog? {
    SystemFile.read(path).map { KeymapCatalog(parsing: $0) }
  }
}
