// SPDX-License-Identifier: MIT

import ArgumentParser
import Linux
import WordLists

/// The directories with word lists of other programs.
struct ListDirectoryOptions: ParsableArguments {
  /// The usual directories; Onboard's come first, since its lists have frequencies.
  static let standardDirectories = [
    "/usr/share/onboard/models", "/usr/share/hunspell", "/usr/share/myspell/dicts",
  ]

  @Option(
    name: .customLong("lists"),
    help: "A directory to search for word lists, in place of the standard ones. May be repeated.")
  var paths: [String] = []

  /// A word list with its language.
  struct ListFile {
    let language: String
    let path: String
  }

  /// Returns all lists, sorted by language; of lists with the same name, that in the first
  /// directory.
  func all() -> [ListFile] {
    var found: [ListFile] = []
    for directory in paths.isEmpty ? Self.standardDirectories : paths {
      let names = try? SystemDirectory.names(in: directory, atMost: 10_000) { name in
        // Hyphenation patterns are in the same directories.
        (name.hasSuffix(".dic") && !name.hasPrefix("hyph_")) || name.hasSuffix(".lm")
      }
      for name in (names ?? []).sorted() {
        guard let language = WordListFile.language(named: name) else { continue }
        let isRepeated = found.contains { $0.path.hasSuffix("/\(name)") }
        if !isRepeated { found.append(ListFile(language: language, path: "\(directory)/\(name)")) }
      }
    }
    return found.enumerated().sorted {
      ($0.element.language, $0.offset) < ($1.element.language, $1.offset)
    }.map(\.element)
  }

  /// Returns the lists of a language, preferring its home region: de-DE for de, or else the first
  /// one.
  func lists(of language: String) -> [ListFile] {
    let all = all()
    let exact = all.filter { $0.language == language }
    if !exact.isEmpty { return exact }
    guard !language.contains("-") else { return [] }
    let regional = all.filter { $0.language.hasPrefix("\(language)-") }
    let homeRegion = Self.homeRegions[language] ?? "\(language)-\(language.uppercased())"
    let chosen =
      regional.contains { $0.language == homeRegion } ? homeRegion : regional.first?.language
    return regional.filter { $0.language == chosen }
  }

  /// The home regions of languages whose code is not that of a country.
  private static let homeRegions = ["en": "en-US", "pt": "pt-PT", "ar": "ar-EG"]
}
