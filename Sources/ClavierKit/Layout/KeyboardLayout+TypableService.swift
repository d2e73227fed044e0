// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// Gives the layouts of another service, with plain signs where the receiver has no typographic ones.
  ///
  /// Phones have curly quotation marks on their keys, which many layouts of computers cannot type. A key
  /// that would do nothing becomes the one with the plain sign, if that one can be typed, and shows it.
  /// An accent changes letters only into others that can be typed, since it deletes the letter. All other
  /// keys stay as they are. Lists of held keys leave out what cannot be typed.
  package struct TypableService: KeyboardLayoutService {
    package var base: any KeyboardLayoutService
    private let signs: TypableSigns

    /// - Parameters:
    ///   - base: What makes the layouts.
    ///   - canType: Whether the receiver can be sent a character.
    package init(
      _ base: any KeyboardLayoutService, canType: @escaping (Character) -> Bool
    ) {
      self.base = base
      signs = TypableSigns(canType: canType)
    }

    /// The layout of the other service, with plain signs where they are needed.
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

    /// The pages of the other service.
    package func customPages(for context: KeyboardContext) -> [String] {
      base.customPages(for: context)
    }
  }
}

/// What becomes of actions for a receiver that has not all characters.
struct TypableSigns {
  let canType: (Character) -> Bool

  /// The action, or that of the plain sign if only that can be typed.
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

  /// The actions without those that cannot be typed.
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

  /// The sign on a typewriter for each typographic one.
  private static let plainSigns: [Character: Character] = [
    "’": "'", "‘": "'", "‚": "'", "”": "\"", "“": "\"", "„": "\"", "«": "\"", "»": "\"",
    "–": "-", "—": "-",
  ]
}
