// SPDX-License-Identifier: MIT

/// A language that the keyboard has letters for.
///
/// The raw value is its identifier in configuration and layout files.
///
/// **Source:** ISO 639-1 for the identifiers.
public enum KeyboardLocale: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case german = "de"
}
