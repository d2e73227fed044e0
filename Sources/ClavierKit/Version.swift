// SPDX-License-Identifier: MIT

/// The version of all of Clavier.
package enum Version {
  /// The version as users see it, after semantic versioning.
  package static let current = "0.1.0"
}
