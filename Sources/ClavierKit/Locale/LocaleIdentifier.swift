// SPDX-License-Identifier: MIT

/// A locale identifier in its parts: a language, optionally a script and a region.
///
/// ```
/// "sv"   "pt_BR"   "sr-Latn"   "uz_Arab_AF"   "es_419"
/// ```
///
/// Comparison ignores case, and hyphens equal underscores.
///
/// **Source:** Unicode LDML (UTS 35), Unicode locale identifiers.
package struct LocaleIdentifier: Hashable, Sendable {
  /// All parts in lower case, separated by underscores.
  private let spelling: String

  package init(_ identifier: String) {
    spelling = String(identifier.lowercased().map { $0 == "-" ? "_" : $0 })
  }

  /// The language code, such as "sv" or "ckb"; empty if the identifier has none.
  package var languageCode: String {
    String(spelling.prefix { $0 != "_" })
  }

  /// The script code in lower case, such as "latn"; `nil` if the identifier has none.
  package var scriptCode: String? {
    let parts = spelling.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[1].count == 4, parts[1].allSatisfy(\.isLetter) else { return nil }
    return String(parts[1])
  }

  /// The language, without script and region.
  var language: LocaleIdentifier { LocaleIdentifier(languageCode) }

  /// Whether the text runs from right to left, by the script or else by the language.
  ///
  /// **Source:** CLDR 42's character order of scripts and its likely scripts of living languages.
  package var isRightToLeft: Bool {
    if let scriptCode { return Self.rightToLeftScripts.contains(scriptCode) }
    return Self.rightToLeftLanguages.contains(languageCode)
  }

  private static let rightToLeftScripts: Set<String> = [
    "adlm", "arab", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
  ]

  private static let rightToLeftLanguages: Set<String> = [
    // Arabic and its varieties.
    "ar", "acm", "aeb", "apc", "arq", "ars", "ary", "arz", "shu",
    // Other languages in Arabic letters.
    "azb", "bal", "bej", "bgn", "bqi", "brh", "ckb", "fa", "gbz", "glk", "khw", "ks", "lah", "lrc",
    "mde", "mzn", "ota", "pnb", "prs", "ps", "sd", "sdh", "skr", "swb", "ug", "ur",
    // Languages in Hebrew letters; "iw" is an old code for Hebrew.
    "he", "iw", "lad", "yi",
    // Languages in Syriac letters, Thaana and N’Ko.
    "aii", "arc", "syr", "dv", "nqo",
  ]
}

extension Sequence<LocaleIdentifier> {
  /// Returns the best match for a locale: the locale itself, or else the first one of its language.
  ///
  /// **Source:** KeyboardKit's choice of a keyboard locale.
  ///
  /// - Parameter identifier: A locale, such as that of a system.
  /// - Returns: A member of the sequence; `nil` if none has the language.
  package func match(for identifier: LocaleIdentifier) -> LocaleIdentifier? {
    if contains(identifier) { return identifier }
    let language = identifier.languageCode
    return language.isEmpty ? nil : first { $0.languageCode == language }
  }
}
