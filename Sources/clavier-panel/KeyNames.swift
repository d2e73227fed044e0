// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink

/// The name of the key that an exploring finger comes to, for speech.
///
/// In a secret field, keys that type a character have no name, since others may listen.
struct KeyNames {
  /// A key of a page, which changes with the page and with Shift.
  private struct Key: Hashable {
    let index: Int
    let action: KeyboardAction
  }

  /// The key under the finger; `nil` for none.
  private var key: Key?

  /// Updates the key under the finger.
  ///
  /// - Parameter scene: The scene; `nil` without a daemon.
  /// - Returns: The name to speak; `nil` if the key is the same, has no name, or there is none.
  mutating func update(_ scene: LinkScene?) -> SpeechSession.Utterance? {
    let last = key
    key = scene.flatMap { scene -> Key? in
      let keys = scene.scene.frames.keys
      guard scene.isShown, let index = scene.scene.pressedKeys.first, keys.indices.contains(index)
      else { return nil }
      return Key(index: index, action: keys[index].action)
    }
    guard let scene, let key, key != last, let name = key.action.accessibilityLabel,
      !scene.context.fieldPurpose.isSecret || !key.action.typesCharacters
    else { return nil }
    let locale = key.action.localeOfName ?? scene.context.locale
    return SpeechSession.Utterance(text: name, language: locale.rawValue)
  }
}

extension KeyboardAction {
  /// Whether the key types a character, rather than a line break or a tab.
  fileprivate var typesCharacters: Bool {
    switch standardAction {
    case .insertText(let text): text != "\n" && text != "\t"
    case .insertDiacritic: true
    default: false
    }
  }

  /// The language of the key's name; `nil` for that of the keyboard.
  fileprivate var localeOfName: KeyboardLocale? {
    switch self {
    case .character, .diacritic, .text, .urlDomain: nil
    case .selectLocale(let locale): locale
    default: .english
    }
  }
}
