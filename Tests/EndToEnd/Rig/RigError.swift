// SPDX-License-Identifier: MIT

/// An error of the rig, in words that say what to change.
struct RigError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
