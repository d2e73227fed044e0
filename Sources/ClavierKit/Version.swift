// SPDX-License-Identifier: MIT

/// The version of all of Clavier.
public enum Version {
  /// The version as users see it, after semantic versioning.
  public static let current = "0.1.0"
}
