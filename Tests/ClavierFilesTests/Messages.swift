// SPDX-License-Identifier: MIT

import ClavierFiles

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
