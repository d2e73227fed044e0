// SPDX-License-Identifier: MIT

extension Callouts {
  /// Which texts the keys of characters offer: a table by small letters, or what a language has.
  ///
  /// **Source:** KeyboardKit 9.5's value of the same name.
  public struct Actions: Hashable, Sendable {
    private let source: Source

    private enum Source: Hashable, Sendable {
      case table([String: [String]])
      case language(KeyboardLocale)
    }

    /// A table of lists.
    ///
    /// - Parameter texts: What the key of each character offers, the one next to the finger first. A
    ///   text may be longer than one character.
    public init(texts: [String: [String]]) {
      source = .table(texts)
    }

    /// A table of characters.
    ///
    /// - Parameter characters: What the key of each character offers, as one string: "aàáâ".
    public init(characters: [String: String]) {
      self.init(texts: characters.mapValues { $0.map { String($0) } })
    }

    /// What keys offer in a language; each list begins with its key.
    public init(locale: KeyboardLocale) {
      source = .language(locale)
    }

    /// What the key of a character offers, the one next to the finger first; often nothing.
    ///
    /// The key of a capital offers capitals. Each text keeps its length: ß becomes ẞ and not SS. Two
    /// texts that have the same capital are offered as one.
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
  /// What the key of a character offers, the character itself first; often nothing.
  func calloutTexts(for character: String) -> [String] {
    if let own = alternates(of: character) { return ([character] + own).withoutRepetitions }
    let small = lowercased(character)
    guard small != character, uppercased(small) == character, let own = alternates(of: small) else {
      return []
    }
    return ([character] + own.map(uppercased)).withoutRepetitions
  }

  /// What stands beside a character that is written on a key as it is; `nil` for nothing.
  ///
  /// Signs and digits offer what they stand for, and what they offer in every language.
  private func alternates(of character: String) -> [String]? {
    let own = entries.rest("c", after: character)?.parts ?? []
    let usual = usualSign(character)
    let digit = otherDigit(character)
    let common = Callouts.Actions.signs(for: usual ?? character)
    let all = [usual, digit].compactMap { $0 } + own + (own.isEmpty || usual != nil ? common : [])
    return all.isEmpty ? nil : all
  }
}

extension Callouts.Actions {
  /// What signs offer in every language that says nothing else of them.
  ///
  /// **Source:** KeyboardKit's base service; of currencies all that it knows.
  fileprivate static func signs(for sign: String) -> [String] {
    let texts =
      switch sign {
      case "0": "°"
      case "-": "–—•"
      case "/": "\\"
      case "&": "§"
      case "”": "\"„“«»"
      case ".": "…"
      case "?": "¿"
      case "!": "¡"
      case "’": "'‘`"
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
