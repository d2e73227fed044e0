// SPDX-License-Identifier: MIT

public import ClavierKit

/// The characters of all pages of a language's keyboard, without emojis.
public struct KeyboardCharacters {
  /// The characters of the page of letters, in Unicode order.
  public let letters: [Character]
  /// The further characters of the pages of signs, in Unicode order.
  public let signs: [Character]
  /// The further characters in the callouts of held keys, in Unicode order.
  public let alternatives: [Character]

  /// Collects the characters.
  ///
  /// - Parameters:
  ///   - service: The service of the pages.
  ///   - context: The context of the pages; its page, case and device are ignored.
  ///   - devices: The devices whose pages count.
  public init(
    of service: any KeyboardLayoutService, for context: KeyboardContext, on devices: [DeviceType]
  ) {
    var letters: Set<Character> = []
    var signs: Set<Character> = []
    var alternatives: Set<Character> = []
    let lists = Callouts.StandardService.standard()
    var context = context
    for device in devices {
      context.deviceType = device
      for type in [Keyboard.KeyboardType.alphabetic, .numeric, .symbolic] {
        context.keyboardType = type
        for keyboardCase in [Keyboard.Case.lowercased, .uppercased] {
          context.keyboardCase = keyboardCase
          for item in service.keyboardLayout(for: context).itemRows.joined() {
            if type == .alphabetic {
              letters.formUnion(item.action.typed)
            } else {
              signs.formUnion(item.action.typed)
            }
            let list =
              item.calloutActions ?? lists.calloutActions(for: item.action, context: context)
            alternatives.formUnion(list.flatMap(\.typed))
          }
        }
      }
    }
    signs.subtract(letters)
    alternatives.subtract(letters.union(signs))
    self.letters = letters.sorted()
    self.signs = signs.sorted()
    self.alternatives = alternatives.sorted()
  }
}

extension KeyboardAction {
  /// The characters that the action types; none for emojis, which need programs that accept text.
  fileprivate var typed: [Character] {
    switch self {
    case .character(let text), .characterMargin(let text), .text(let text): Array(text)
    case .space: [" "]
    default: []
    }
  }
}
