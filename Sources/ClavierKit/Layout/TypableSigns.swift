// SPDX-License-Identifier: MIT

/// The replacement of typographic signs by straight ones that a receiver can be sent.
struct TypableSigns {
  /// Returns whether the receiver can be sent a character.
  let canType: (Character) -> Bool

  /// Returns the action, or the action of the straight sign.
  ///
  /// - Parameters:
  ///   - action: The action of a key.
  ///   - isPreferred: Whether a quotation mark is replaced although it can be typed; otherwise only
  ///     signs that cannot be typed are replaced.
  /// - Returns: The action of the straight sign if that can be typed; otherwise the same action.
  func plain(_ action: KeyboardAction, isPreferred: Bool) -> KeyboardAction {
    switch action {
    case .character(let text): .character(plain(text, isPreferred))
    case .characterMargin(let text): .characterMargin(plain(text, isPreferred))
    case .diacritic(let diacritic): .diacritic(typable(diacritic))
    default: action
    }
  }

  /// Returns those actions that the receiver can be sent.
  func typable(_ actions: [KeyboardAction]) -> [KeyboardAction] {
    actions.filter { action in
      switch action {
      case .character(let text), .characterMargin(let text), .emoji(let text), .text(let text):
        text.allSatisfy(canType)
      default: true
      }
    }
  }

  /// Returns the typographic mark that phones have in place of a straight one; `nil` for other
  /// actions.
  static func typographic(_ action: KeyboardAction) -> KeyboardAction? {
    switch action {
    case .character("'"): .character("’")
    case .character("\""): .character("”")
    default: nil
    }
  }

  private func plain(_ text: String, _ isPreferred: Bool) -> String {
    guard text.count == 1, let character = text.first,
      let plain = Self.quotationMarks[character] ?? Self.otherSigns[character], canType(plain)
    else { return text }
    let isPlain = isPreferred && Self.quotationMarks[character] != nil
    return isPlain || !canType(character) ? String(plain) : text
  }

  private func typable(_ diacritic: Keyboard.Diacritic) -> Keyboard.Diacritic {
    var diacritic = diacritic
    diacritic.replacements = diacritic.replacements.filter { $0.value.allSatisfy(canType) }
    return diacritic
  }

  /// The straight mark for each typographic quotation mark.
  private static let quotationMarks: [Character: Character] = [
    "’": "'", "‘": "'", "‚": "'", "”": "\"", "“": "\"", "„": "\"",
  ]

  /// The straight sign for typographic signs with a meaning of their own, such as a dash.
  private static let otherSigns: [Character: Character] = [
    "«": "\"", "»": "\"", "–": "-", "—": "-",
  ]
}
