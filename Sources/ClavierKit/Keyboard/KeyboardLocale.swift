// SPDX-License-Identifier: MIT

/// A language with a keyboard, perhaps as used in a region or a script.
///
/// The raw value is the identifier in configuration and layout files: "de", "de-CH", "sr-Latn". All
/// other data is read from a table on demand, without a cache.
///
/// **Source:** BCP 47 for the identifiers.
public struct KeyboardLocale: Hashable, Sendable {
  /// The index of the language's row in the table.
  let row: UInt16

  /// Creates the language of a valid row.
  init(row: Int) {
    self.row = UInt16(truncatingIfNeeded: row)
  }

  /// The table entries of the language.
  var entries: LocaleEntries { LocaleTable.entries(Int(row)) }

  // Explicit, since the synthesized comparison would read both raw values from the table.

  /// Returns whether both values are the same language.
  public static func == (one: KeyboardLocale, other: KeyboardLocale) -> Bool {
    one.row == other.row
  }

  /// Hashes the row, which equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(row) }
}

extension KeyboardLocale: RawRepresentable {
  /// Creates the language with an identifier; case is ignored, and hyphens equal underscores.
  public init?(rawValue: String) {
    guard let row = LocaleTable.row(rawValue) else { return nil }
    self.init(row: row)
  }

  public var rawValue: String { LocaleTable.name(Int(row)) }
}

extension KeyboardLocale: CaseIterable {
  /// All languages in ascending order of identifiers.
  public static var allCases: [KeyboardLocale] {
    (0..<LocaleTable.count).map { KeyboardLocale(row: $0) }
  }
}

extension KeyboardLocale: CustomStringConvertible {
  public var description: String { rawValue }
}
