// SPDX-License-Identifier: MIT

import ClavierKit

/// The names of layouts and of pages.
package enum LayoutName {
  /// The name of the built-in keyboard for the context's device.
  static let standard = "standard"

  /// The names of layouts without files.
  static let builtIn = [standard] + DeviceType.allCases.map(\.rawValue)

  /// Returns the reason why a text cannot be the name of a custom page; `nil` if it can.
  package static func pageNameError(_ text: String) -> String? {
    FileName.error(in: text)
      ?? (ActionName.standardPages[text] == nil ? nil : "is a page that comes with every keyboard")
  }
}

extension TOMLReader {
  /// Reads the type of a page: a standard one, or a name.
  mutating func pageType(
    _ key: String
  ) -> (value: Keyboard.KeyboardType, position: SourcePosition)? {
    guard let name = name(key) else { return nil }
    switch name.value {
    case "alphabetic": return (.alphabetic, name.position)
    case "numeric": return (.numeric, name.position)
    case "symbolic": return (.symbolic, name.position)
    case "emojis":
      return refuse(
        key, at: name.position, "the page of emojis has its own keys; give the page another name")
    default: return (.custom(named: name.value), name.position)
    }
  }
}
