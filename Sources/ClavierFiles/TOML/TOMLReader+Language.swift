// SPDX-License-Identifier: MIT

import ClavierKit

extension TOMLReader {
  /// The description of a valid language for messages.
  static let expectedLanguage =
    "the identifier of a language, as `clavier layouts locales` lists them"

  /// Reads a language.
  mutating func language(_ key: String, into target: inout KeyboardLocale) {
    var language: KeyboardLocale? = target
    self.language(key, into: &language)
    target = language ?? target
  }

  /// Reads a language into an optional.
  mutating func language(_ key: String, into target: inout KeyboardLocale?) {
    guard let node = remove(key) else { return }
    guard case .string(let text) = node.value, let locale = KeyboardLocale(rawValue: text) else {
      return mismatch(key, node, expected: Self.expectedLanguage)
    }
    target = locale
  }

  /// Reads an array of languages, without repetitions.
  mutating func languages(_ key: String, into target: inout [KeyboardLocale]) {
    guard let (elements, _) = array(key) else { return }
    var locales: [KeyboardLocale] = []
    for element in elements {
      guard case .string(let text) = element.value, let locale = KeyboardLocale(rawValue: text)
      else { return mismatch(key, element, expected: Self.expectedLanguage) }
      guard !locales.contains(locale) else {
        return report(key, at: element.position, "\(quoted(text)) is there twice")
      }
      locales.append(locale)
    }
    target = locales
  }
}
