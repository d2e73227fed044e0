// SPDX-License-Identifier: MIT

import ClavierFiles
public import ClavierKit
public import Words

/// The lexicons of the keyboard's languages, where they exist.
public struct Lexicons: Sendable {
  private var lexicons: [KeyboardLocale: Lexicon] = [:]
  private var pairs: [KeyboardLocale: WordPairs] = [:]
  /// The files that cannot be used, each once.
  public private(set) var failures: [LexiconFiles.Failure] = []
  /// The languages without any file.
  public private(set) var missing: [KeyboardLocale] = []

  /// Creates a collection without lexicons.
  public init() {}

  /// Opens the lexicons of languages, and records failures.
  public init(_ files: LexiconFiles, for locales: [KeyboardLocale]) {
    for locale in locales {
      do throws(LexiconFiles.Failure) {
        if let lexicon = try files.lexicon(for: locale) {
          lexicons[locale] = lexicon
          pairs[locale] = try files.pairs(for: locale)
        } else {
          missing.append(locale)
        }
      } catch {
        if !failures.contains(error) { failures.append(error) }
      }
    }
  }

  /// Adds a lexicon and its word pairs; replaces those of the same language.
  public mutating func set(
    _ lexicon: Lexicon, pairs: WordPairs? = nil, for locale: KeyboardLocale
  ) {
    lexicons[locale] = lexicon
    self.pairs[locale] = pairs
  }

  /// The lexicon of a language; `nil` for none.
  public subscript(locale: KeyboardLocale) -> Lexicon? { lexicons[locale] }

  /// Returns the words of a language, and of the next language with a lexicon in the same script.
  ///
  /// - Parameters:
  ///   - locale: The language in which the user writes.
  ///   - locales: All languages of the keyboard.
  /// - Returns: The words; `nil` if there is no lexicon of the language.
  func language(of locale: KeyboardLocale, among locales: [KeyboardLocale]) -> LanguageModel? {
    guard let lexicon = lexicons[locale] else { return nil }
    let index = locales.firstIndex(of: locale) ?? 0
    let others = locales[index...].dropFirst() + locales[..<index]
    let second = others.lazy.compactMap { lexicons[$0] }.first {
      $0.language != lexicon.language && $0.sharesAlphabet(with: lexicon)
    }
    return LanguageModel(lexicon, second, pairs: pairs[locale])
  }
}
