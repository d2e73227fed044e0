// SPDX-License-Identifier: MIT

extension KeyboardLocale {
  /// Creates the best language for an identifier of a user or a system; `nil` if there is no
  /// keyboard.
  ///
  /// Besides the identifiers of keyboards, those of BCP 47 and of POSIX are accepted:
  ///
  ///     he      ▶ he-IL       no    ▶ nb        es-AR       ▶ es-419
  ///     sr-Cyrl ▶ sr          iw    ▶ he-IL     de_DE.UTF-8 ▶ de
  ///
  /// A script in the identifier is never replaced by another one. The region is that of the
  /// identifier, or else its parent region, or else the default of the language.
  ///
  /// **Source:** CLDR 44: aliases of languages, parent locales, and likely subtags.
  ///
  /// - Parameter identifier: The identifier, in any case, with hyphens or underscores.
  public init?(matching identifier: String) {
    if let exact = KeyboardLocale(rawValue: identifier) {
      self = exact
      return
    }
    guard let tags = LanguageTags(identifier) else { return nil }
    func isWritten(_ locale: KeyboardLocale) -> Bool {
      tags.script.map { $0 == locale.scriptCode.lowercased() } ?? true
    }
    let match =
      tags.identifiers.lazy.compactMap { KeyboardLocale(rawValue: $0) }.first(where: isWritten)
      ?? Self.allCases.first { $0.rawValue.hasPrefix(tags.language + "-") && isWritten($0) }
    guard let match else { return nil }
    self = match
  }
}

/// The language, script and region of an identifier, all in lower case.
private struct LanguageTags {
  let language: String
  let script: String?
  let region: String?

  /// Parses an identifier; `nil` if it contains no language.
  init?(_ identifier: String) {
    let lower = identifier.lowercased()
    let name = lower.prefix { $0 != "." && $0 != "@" }
    let modifier = lower.split(separator: "@").dropFirst().first.map { String($0) }
    var parts = name.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" }
    ).map { String($0) }[...]
    guard let first = parts.popFirst(), (2...8).contains(first.count),
      first.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return nil }
    let alias = Self.aliases[first] ?? first
    language = String(alias.prefix { $0 != "-" })
    var script = alias.contains("-") ? String(alias.drop { $0 != "-" }.dropFirst()) : nil
    if let part = parts.first, part.count == 4, part.allSatisfy(\.isLetter) {
      script = parts.popFirst()
    }
    self.script = script ?? modifier.flatMap { Self.scripts[$0] }
    let isRegion = parts.first.map { $0.count == 2 || $0.count == 3 && Int($0) != nil } ?? false
    region = isRegion ? parts.first : nil
  }

  /// The identifiers to search for, in descending order of preference.
  var identifiers: [String] {
    let scripts = [script, region.flatMap { Self.likelyScripts["\(language)-\($0)"] }]
      .compactMap { $0 }
    return scripts.map { "\(language)-\($0)" }
      + [region, parent].compactMap { $0 }
      .map { "\(language)-\($0)" } + [language]
  }

  /// The parent of the identifier's region, unless that is the default of the language.
  private var parent: String? {
    guard let region else { return nil }
    return switch language {
    case "es": Self.latinAmerica.contains(region) ? "419" : nil
    case "pt": Self.portuguese.contains(region) ? "pt" : nil
    default: nil
    }
  }

  private static let aliases = [
    "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "no": "nb", "tl": "fil",
    "sh": "sr-latn",
  ]

  private static let scripts = ["latin": "latn", "cyrillic": "cyrl", "arabic": "arab"]

  private static let likelyScripts = [
    "mn-cn": "mong", "pa-pk": "arab", "sr-me": "latn", "sr-ro": "latn", "sr-tr": "latn",
  ]

  private static let latinAmerica: Set<String> = [
    "ar", "bo", "br", "bz", "cl", "co", "cr", "cu", "do", "ec", "gt", "hn", "mx", "ni", "pa", "pe",
    "pr", "py", "sv", "us", "uy", "ve",
  ]

  private static let portuguese: Set<String> = [
    "ao", "ch", "cv", "fr", "gq", "gw", "lu", "mo", "mz", "st", "tl",
  ]
}
