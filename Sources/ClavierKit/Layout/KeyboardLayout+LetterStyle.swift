// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// A style for which Unicode has separate characters for the letters A to Z, such as 𝐛𝐨𝐥𝐝.
  ///
  /// **Source:** the Unicode Standard, 22.2: the block Mathematical Alphanumeric Symbols, and its
  /// letters in the block Letterlike Symbols.
  public enum LetterStyle: String, Hashable, Sendable, CaseIterable {
    case bold
    case italic
    case script
    case fraktur
    case doubleStruck = "double-struck"
    case sans
    case monospace

    /// Returns a text with its letters A to Z and a to z in the style.
    ///
    /// - Parameter text: The text; its other characters are unchanged.
    /// - Returns: The text with the same number of characters.
    public func styled(_ text: String) -> String {
      String(text.map { letter(for: $0) })
    }

    /// Returns the action with its letters in the style; only character actions change.
    func styled(_ action: KeyboardAction) -> KeyboardAction {
      switch action {
      case .character(let text): .character(styled(text))
      case .characterMargin(let text): .characterMargin(styled(text))
      default: action
      }
    }

    private func letter(for character: Character) -> Character {
      guard character.isLetter, let code = character.asciiValue else { return character }
      if let other = letterlike[character] { return other }
      // In each style, the small letters follow the capitals.
      let start: Unicode.Scalar = character.isUppercase ? "A" : "a"
      let index = UInt32(code) - start.value + (character.isUppercase ? 0 : 26)
      return Unicode.Scalar(capitalA + index).map { Character($0) } ?? character
    }

    /// The code point of the style's capital A.
    private var capitalA: UInt32 {
      switch self {
      case .bold: 0x1D400
      case .italic: 0x1D434
      case .script: 0x1D49C
      case .fraktur: 0x1D504
      case .doubleStruck: 0x1D538
      case .sans: 0x1D5A0
      case .monospace: 0x1D670
      }
    }

    /// The letters with older code points, whose places in the block are empty.
    private var letterlike: [Character: Character] {
      switch self {
      case .bold, .sans, .monospace: [:]
      case .italic: ["h": "ℎ"]
      case .script:
        [
          "B": "ℬ", "E": "ℰ", "F": "ℱ", "H": "ℋ", "I": "ℐ", "L": "ℒ", "M": "ℳ", "R": "ℛ", "e": "ℯ",
          "g": "ℊ", "o": "ℴ",
        ]
      case .fraktur: ["C": "ℭ", "H": "ℌ", "I": "ℑ", "R": "ℜ", "Z": "ℨ"]
      case .doubleStruck:
        ["C": "ℂ", "H": "ℍ", "N": "ℕ", "P": "ℙ", "Q": "ℚ", "R": "ℝ", "Z": "ℤ"]
      }
    }
  }

  /// Returns the layout with the letters of all keys and callout actions in a style.
  package func styled(_ style: LetterStyle) -> KeyboardLayout {
    var layout = self
    for row in layout.itemRows.indices {
      for index in layout.itemRows[row].indices {
        var item = layout.itemRows[row][index]
        item.action = style.styled(item.action)
        item.calloutActions = item.calloutActions.map { $0.map { style.styled($0) } }
        item.swipes = item.swipes.mapValues { style.styled($0) }
        layout.itemRows[row][index] = item
      }
    }
    return layout
  }
}
