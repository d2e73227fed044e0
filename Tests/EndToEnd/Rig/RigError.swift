// SPDX-License-Identifier: MIT

/// Something that the rig cannot do, in words that say what to change.
struct RigError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
