// SPDX-License-Identifier: MIT

/// A language that the keyboard has letters for, perhaps as a country or a script has them.
///
/// The raw value is its identifier in configuration and layout files: "de", "de-CH", "sr-Latn". What is
/// known of it is read from a table when it is asked for, and not kept.
///
/// **Source:** BCP 47 for the identifiers.
public struct KeyboardLocale: Hashable, Sendable {
  /// Where it stands in the table.
  let row: UInt16

  /// The language of a row that there is.
  init(row: Int) {
    self.row = UInt16(truncatingIfNeeded: row)
  }

  /// The entries of the table that are about it.
  var entries: LocaleEntries { LocaleTable.entries(Int(row)) }

  // Said here, since Swift would compare the raw values, for which both names are read from the table.

  /// Whether both are the same language.
  public static func == (one: KeyboardLocale, other: KeyboardLocale) -> Bool {
    one.row == other.row
  }

  /// Adds what makes languages equal.
  public func hash(into hasher: inout Hasher) { hasher.combine(row) }
}

extension KeyboardLocale: RawRepresentable {
  /// The language with an identifier; capitals, hyphens and underscores make no difference.
  public init?(rawValue: String) {
    guard let row = LocaleTable.row(rawValue) else { return nil }
    self.init(row: row)
  }

  public var rawValue: String { LocaleTable.name(Int(row)) }
}

extension KeyboardLocale: CaseIterable {
  /// All languages by rising identifiers.
  public static var allCases: [KeyboardLocale] {
    (0..<LocaleTable.count).map { KeyboardLocale(row: $0) }
  }
}

extension KeyboardLocale: CustomStringConvertible {
  public var description: String { rawValue }
}
