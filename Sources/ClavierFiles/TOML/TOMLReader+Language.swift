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
    if let locale = language(key, in: node) { target = locale }
  }

  /// Reads an array of languages, without repetitions.
  mutating func languages(_ key: String, into target: inout [KeyboardLocale]) {
    guard let (elements, _) = array(key) else { return }
    var locales: [KeyboardLocale] = []
    for element in elements {
      guard let locale = language(key, in: element) else { return }
      guard !locales.contains(locale) else {
        return report(key, at: element.position, "\(quoted(locale.rawValue)) is there twice")
      }
      locales.append(locale)
    }
    target = locales
  }

  /// Returns the language that a value names; reports an error and returns `nil` if there is none.
  private mutating func language(_ key: String, in node: TOMLNode) -> KeyboardLocale? {
    if case .string(let text) = node.value {
      if let locale = KeyboardLocale(matching: text) { return locale }
      if Self.isChinese(text) {
        return refuse(
          key, at: node.position,
          "Chinese has no keys of its own; write \"en\", whose letters an input method composes, such as ibus or fcitx5"
        )
      }
      let names = text.count > 3 ? KeyboardLocale.allCases.map(\.rawValue) : []
      let near = KeyboardLocale(fuzzyName: text)?.rawValue ?? suggestion(for: text, among: names)
      if let near {
        return refuse(
          key, at: node.position,
          "\(quoted(text)) is no language of `clavier layouts locales`; did you mean \"\(near)\"?")
      }
    }
    return refuse(key, node, expected: Self.expectedLanguage)
  }

  /// Whether an identifier of BCP 47 or POSIX names Chinese or Cantonese.
  private static func isChinese(_ identifier: String) -> Bool {
    let language = identifier.prefix { $0.isLetter && $0.isASCII }.lowercased()
    return ["zh", "yue"].contains(language)
  }
}
