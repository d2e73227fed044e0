// SPDX-License-Identifier: MIT

extension Callouts {
  /// The alternatives of character keys: from a table by lower-case letters, or from a language.
  ///
  /// **Source:** KeyboardKit 9.5's value of the same name.
  public struct Actions: Hashable, Sendable {
    private let source: Source

    private enum Source: Hashable, Sendable {
      case table([String: [String]])
      case language(KeyboardLocale)
    }

    /// Creates a table from lists.
    ///
    /// - Parameter texts: The texts for each character, with the one next to the finger first. A
    ///   text may be longer than one character.
    public init(texts: [String: [String]]) {
      source = .table(texts)
    }

    /// Creates a table from strings.
    ///
    /// - Parameter characters: The alternatives of each character, as one string: "aàáâ".
    public init(characters: [String: String]) {
      self.init(texts: characters.mapValues { $0.map { String($0) } })
    }

    /// Creates the alternatives of a language; each list begins with its key's character.
    public init(locale: KeyboardLocale) {
      source = .language(locale)
    }

    /// Returns the texts for a character, the one next to the finger first; often empty.
    ///
    /// The texts for a capital are capitals. Each text keeps its length: ß becomes ẞ and not SS.
    /// Texts with the same capital appear once.
    public func texts(for character: String) -> [String] {
      switch source {
      case .table(let texts):
        let small = character.lowercased()
        guard let list = texts[small] else { return [] }
        let isCapital = character != small && character == character.uppercased()
        return isCapital ? list.map(\.keyCapitals).withoutRepetitions : list
      case .language(let locale):
        return locale.calloutTexts(for: character)
      }
    }
  }
}

extension KeyboardLocale {
  /// Returns the texts for a character, which begin with that character; often empty.
  func calloutTexts(for character: String) -> [String] {
    if let own = alternates(of: character) { return ([character] + own).withoutRepetitions }
    let small = lowercased(character)
    guard small != character, uppercased(small) == character, let own = alternates(of: small) else {
      return []
    }
    return ([character] + own.map(uppercased)).withoutRepetitions
  }

  /// Returns the alternatives of a character without changing its case; `nil` for none.
  ///
  /// A sign or digit includes its common form and the alternatives common to all languages.
  /// Quotation marks include the straight ones.
  private func alternates(of character: String) -> [String]? {
    let own = entries.value("c", after: character)?.parts ?? []
    let usual = commonSign(character)
    let digit = alternativeDigit(character)
    let common = Callouts.Actions.signs(for: usual ?? character)
    let addsCommon = own.isEmpty || usual != nil || common.contains("'") || common.contains("\"")
    let all = [usual, digit].compactMap { $0 } + own + (addsCommon ? common : [])
    return all.isEmpty ? nil : all
  }
}

extension Callouts.Actions {
  /// Returns the alternatives of a sign in languages that define none.
  ///
  /// **Source:** KeyboardKit's base service; for currencies, its whole list.
  fileprivate static func signs(for sign: String) -> [String] {
    let texts =
      switch sign {
      case "0": "°"
      case "-": "–—•"
      case "/": "\\"
      case "&": "§"
      case "”": "\"„“«»"
      case "“": "\"„”«»"
      case "„": "\"“”«»"
      case "«": "\"»„“”"
      case "»": "\"«„“”"
      case ".": "…"
      case "?": "¿"
      case "!": "¡"
      case "’": "'‘`"
      case "‘": "'’`"
      case "‚": "'’‘`"
      case "%": "‰"
      case "=": "≠≈"
      case "$": "₽¥€¢£₩"
      case "€": "$£¥₩¢₽"
      default: ""
      }
    return texts.map { String($0) }
  }
}

extension [String] {
  fileprivate var withoutRepetitions: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
