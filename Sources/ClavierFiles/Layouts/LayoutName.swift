// SPDX-License-Identifier: MIT

import ClavierKit

/// The names of layouts and of pages.
package enum LayoutName {
  /// The built-in keyboard of the device that the context says.
  static let standard = "standard"

  /// The names that need no file.
  static let builtIn = [standard] + DeviceType.allCases.map(\.rawValue)

  /// Why a text is no name; `nil` if it is one.
  ///
  /// Names are parts of paths: with these characters none leads out of its directory.
  static func mistake(_ text: String) -> String? {
    if text.isEmpty { return "is empty" }
    if text.utf8.count > longest { return "is longer than \(longest) characters" }
    let isName = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isName ? nil : "is no name; only letters, digits, - and _ may be in it"
  }

  /// Why a text is no name of a page beside letters, digits and signs; `nil` if it is one.
  package static func pageMistake(_ text: String) -> String? {
    mistake(text)
      ?? (ActionName.standardPages[text] == nil ? nil : "is a page that comes with every keyboard")
  }

  private static let longest = 64
}

extension TOMLReader {
  /// Takes a name, and where it stands.
  mutating func name(_ key: String) -> (value: String, position: SourcePosition)? {
    guard let text = text(key) else { return nil }
    guard let mistake = LayoutName.mistake(text.value) else { return text }
    report(key, at: text.position, "\(quoted(text.value)) \(mistake)")
    return nil
  }

  /// Takes a name, or an empty text for none.
  mutating func nameOrNothing(_ key: String) -> String? {
    guard let text = text(key) else { return nil }
    if text.value.isEmpty { return "" }
    guard let mistake = LayoutName.mistake(text.value) else { return text.value }
    report(key, at: text.position, "\(quoted(text.value)) \(mistake)")
    return nil
  }

  /// Takes the type of a page: one of those that every keyboard has, or a name.
  mutating func pageType(
    _ key: String
  ) -> (value: Keyboard.KeyboardType, position: SourcePosition)? {
    guard let name = name(key) else { return nil }
    switch name.value {
    case "alphabetic": return (.alphabetic, name.position)
    case "numeric": return (.numeric, name.position)
    case "symbolic": return (.symbolic, name.position)
    case "emojis":
      report(key, at: name.position, "there is no page of emojis; give the page another name")
      return nil
    default: return (.custom(named: name.value), name.position)
    }
  }
}
