// SPDX-License-Identifier: MIT

/// The version of Clavier's programs and library.
package enum Version {
  /// The version in semantic versioning, as users see it.
  package static let current = "0.1.0"
}
