// SPDX-License-Identifier: MIT

import ClavierKit
import TestSupport

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

/// Returns the message about a text; empty if it is valid.
func message(_ toml: String) -> String {
  message(Array(toml.utf8))
}

/// Returns the message about a file with these bytes; empty if it is valid.
func message(_ bytes: [UInt8]) -> String {
  do throws(ConfigurationError) {
    _ = try Configuration(toml: bytes, named: "x.toml")
    return ""
  } catch {
    return error.description
  }
}

/// Returns the first line of each mistake in a text, without the excerpts.
func headlines(_ toml: String) -> [String] {
  do throws(ConfigurationError) {
    _ = try Configuration(toml: Array(toml.utf8), named: "x")
    return []
  } catch {
    return error.diagnostics.map { diagnostic in
      let position = diagnostic.position.map { "\($0.line):\($0.column): " } ?? ""
      return position + diagnostic.message
    }
  }
}

extension TemporaryDirectory {
  /// Returns the message about the configuration in the directory, without the directory's name;
  /// empty if it is valid.
  func message() -> String {
    do throws(ConfigurationError) {
      _ = try ConfigurationFiles(directory: path).read()
      return ""
    } catch {
      return error.description.replacing(path + "/", with: "")
    }
  }
}
