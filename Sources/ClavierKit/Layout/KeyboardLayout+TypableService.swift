// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The layouts of another service, with plain signs where the receiver lacks typographic ones.
  ///
  /// Phones have curly quotation marks on their keys, which many computer layouts cannot type. Such
  /// a key is replaced by one with the plain sign and its label, if that can be typed. An accent
  /// changes only letters whose result can be typed, since it deletes the letter. All other keys
  /// are unchanged. Callouts omit untypable actions.
  package struct TypableService: KeyboardLayoutService {
    package var base: any KeyboardLayoutService
    private let signs: TypableSigns

    /// - Parameters:
    ///   - base: The other service.
    ///   - canType: Returns whether the receiver can be sent a character.
    package init(
      _ base: any KeyboardLayoutService, canType: @escaping (Character) -> Bool
    ) {
      self.base = base
      signs = TypableSigns(canType: canType)
    }

    /// Returns the layout of the other service, with plain signs where necessary.
    package func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      var layout = base.keyboardLayout(for: context)
      for row in layout.itemRows.indices {
        for index in layout.itemRows[row].indices {
          let item = layout.itemRows[row][index]
          layout.itemRows[row][index].action = signs.plain(item.action)
          layout.itemRows[row][index].calloutActions = item.calloutActions.map {
            let actions = signs.typable($0)
            return actions == [item.action] ? [] : actions
          }
        }
      }
      return layout
    }

    /// Returns the custom pages of the other service.
    package func customPages(for context: KeyboardContext) -> [String] {
      base.customPages(for: context)
    }
  }
}

/// The replacement of actions for a receiver with a limited character set.
struct TypableSigns {
  let canType: (Character) -> Bool

  /// Returns the action, or that of the plain sign if only that can be typed.
  func plain(_ action: KeyboardAction) -> KeyboardAction {
    switch action {
    case .character(let text): .character(plain(text))
    case .characterMargin(let text): .characterMargin(plain(text))
    case .diacritic(let diacritic): .diacritic(typable(diacritic))
    default: action
    }
  }

  private func typable(_ diacritic: Keyboard.Diacritic) -> Keyboard.Diacritic {
    var diacritic = diacritic
    diacritic.replacements = diacritic.replacements.filter { $0.value.allSatisfy(canType) }
    return diacritic
  }

  /// Returns the typable actions.
  func typable(_ actions: [KeyboardAction]) -> [KeyboardAction] {
    actions.filter { action in
      switch action {
      case .character(let text), .characterMargin(let text), .emoji(let text), .text(let text):
        text.allSatisfy(canType)
      default: true
      }
    }
  }

  private func plain(_ text: String) -> String {
    guard text.count == 1, let character = text.first, let plain = Self.plainSigns[character],
      !canType(character), canType(plain)
    else { return text }
    return String(plain)
  }

  /// The typewriter sign for each typographic one.
  private static let plainSigns: [Character: Character] = [
    "’": "'", "‘": "'", "‚": "'", "”": "\"", "“": "\"", "„": "\"", "«": "\"", "»": "\"",
    "–": "-", "—": "-",
  ]
}
