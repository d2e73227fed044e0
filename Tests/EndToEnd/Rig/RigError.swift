// SPDX-License-Identifier: MIT

/// An error of the rig, with its remedy.
struct RigError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
