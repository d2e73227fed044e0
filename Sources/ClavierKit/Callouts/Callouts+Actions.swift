// SPDX-License-Identifier: MIT

extension Callouts {
  /// Which texts the keys of characters offer: a table by small letters.
  ///
  /// **Source:** KeyboardKit 9.5's value of the same name.
  public struct Actions: Hashable, Sendable {
    private let texts: [String: [String]]

    /// A table of lists.
    ///
    /// - Parameter texts: What the key of each character offers, the one next to the finger first. A
    ///   text may be longer than one character.
    public init(texts: [String: [String]]) {
      self.texts = texts
    }

    /// A table of characters.
    ///
    /// - Parameter characters: What the key of each character offers, as one string: "aàáâ".
    public init(characters: [String: String]) {
      self.init(texts: characters.mapValues { $0.map { String($0) } })
    }

    /// What the key of a character offers, the one next to the finger first; often nothing.
    ///
    /// The key of a capital offers capitals. Each text keeps its length: ß becomes ẞ and not SS. Two
    /// texts that have the same capital are offered as one.
    public func texts(for character: String) -> [String] {
      let small = character.lowercased()
      guard let list = texts[small] else { return [] }
      let isCapital = character != small && character == character.uppercased()
      return isCapital ? list.map(\.capitalsOfSameLength).withoutRepetitions : list
    }
  }
}

extension String {
  /// Each character's capital, or the character itself where its capital is several.
  fileprivate var capitalsOfSameLength: String {
    String(
      map { character in
        let capital = character == "ß" ? "ẞ" : character.uppercased()
        return capital.count == 1 ? Character(capital) : character
      })
  }
}

extension [String] {
  fileprivate var withoutRepetitions: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
