// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

@testable import ClavierFiles

/// Reads a layout as the file `kiosk.toml`, with no other layouts beside it.
func layout(_ toml: String) throws(ConfigurationError) -> LayoutFile {
  try LayoutFile(
    toml: Array(toml.utf8), named: "kiosk.toml", in: LayoutDirectories(["layouts"]))
}

/// Returns the message about a layout; empty if it is valid.
func layoutMessage(_ toml: String) -> String {
  layoutMessage(Array(toml.utf8))
}

/// Returns the message about a layout with these bytes; empty if it is valid.
func layoutMessage(_ bytes: [UInt8]) -> String {
  do throws(ConfigurationError) {
    _ = try LayoutFile(toml: bytes, named: "kiosk.toml", in: LayoutDirectories(["layouts"]))
    return ""
  } catch {
    return error.description
  }
}

extension LayoutFile {
  /// Returns the keys of a page, row by row, in file notation.
  func rows(
    _ type: Keyboard.KeyboardType = .alphabetic, case keyboardCase: Keyboard.Case = .lowercased,
    device: DeviceType = .phone, orientation: InterfaceOrientation = .portrait
  ) -> [String] {
    let context = KeyboardContext(
      keyboardType: type, keyboardCase: keyboardCase, interfaceOrientation: orientation,
      deviceType: device)
    return service.keyboardLayout(for: context).itemRows.map { row in
      row.map(\.action.compact).joined(separator: " ")
    }
  }

  /// Returns the items of a page, row by row.
  func items(
    _ type: Keyboard.KeyboardType = .alphabetic, device: DeviceType = .phone
  ) -> KeyboardLayout.ItemRows {
    let context = KeyboardContext(
      keyboardType: type, keyboardCase: .lowercased, deviceType: device)
    return service.keyboardLayout(for: context).itemRows
  }
}
