// SPDX-License-Identifier: MIT

import ClavierFiles

/// What the author of a text is told about it, or nothing if it is right.
func message(_ toml: String) -> String {
  message(Array(toml.utf8))
}

/// What the author of a file with these bytes is told about it, or nothing if it is right.
func message(_ bytes: [UInt8]) -> String {
  do throws(ConfigurationError) {
    _ = try Configuration(toml: bytes, named: "x.toml")
    return ""
  } catch {
    return error.description
  }
}

/// The first line of each mistake in a text: without the excerpts.
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
