// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import KeyOutput

/// The characters of a language's keyboard that the receiver cannot be sent, and the remedies.
///
/// Letters on the keys and ASCII signs count. Other signs do not: they are on the keys of every
/// phone, but many are on no computer layout. Alternatives of held keys count if a setting makes
/// them typable.
struct UntypableCharacters {
  /// The keyboard, such as `keyboard.locale "ru"`, for messages.
  let keyboard: String
  let letters: [Character]
  let signs: [Character]
  let alternatives: [Character]
  /// The typist for the receiver, which determines the characters of its keymap.
  let typist: Typist
  let target: Target
  /// The XKB layouts that have the characters; `nil` if none is known.
  let layouts: KeymapNames?
  /// Whether a panel can insert any text into the field.
  let acceptsAnyText: Bool

  /// The messages, one for each remedy, with the number of characters; empty if all can be typed.
  var messages: [String] {
    var (missing, messages) = (missing(for: typist), [String]())
    if !typist.composes {
      var composing = typist
      composing.composes = true
      let found = missing.union(untypable(alternatives, typist)).filter(composing.canEverType)
      if !found.isEmpty {
        let examples = found.sorted().prefix(3).map { String($0) }.joined(separator: " ")
        messages.append(
          message(
            "\(found.count) characters of dead keys, such as \(examples),",
            "set output.dead_keys = true, unless its programs do not compose"))
      }
      missing.subtract(found)
    }
    let ofNumberPad = missing.filter(typist.withNumLock.canEverType)
    if !ofNumberPad.isEmpty {
      messages.append(
        message(
          countPhrase(ofNumberPad) + " of the number pad",
          "their keys move the cursor unless Num Lock is on: turn it on, or \(layoutRemedy)"))
      missing.subtract(ofNumberPad)
    }
    if !missing.isEmpty, typist.lockdown != nil {
      let found = missing.filter(Typist(withoutLockdown: typist).canEverType)
      if !found.isEmpty {
        messages.append(
          message(countPhrase(found), "its keys are refused: change output.lockdown_deny"))
      }
      missing.subtract(found)
    }
    if !missing.isEmpty { messages.append(message(countPhrase(missing), layoutRemedy)) }
    return messages
  }

  private func message(_ characters: String, _ remedy: String) -> String {
    "\(keyboard): \(characters) cannot be typed for \(target.title); \(remedy)"
  }

  /// Returns a phrase such as `66 of the 66 letters and 2 of the 32 signs`.
  private func countPhrase(_ missing: Set<Character>) -> String {
    [(letters, "letters"), (signs, "signs")].compactMap { characters, name in
      let count = characters.count(where: missing.contains)
      return count == 0 ? nil : "\(count) of the \(characters.count) \(name)"
    }.joined(separator: " and ")
  }

  private func missing(for typist: Typist) -> Set<Character> {
    Set(untypable(letters, typist) + untypable(signs, typist))
  }

  private func untypable(_ characters: [Character], _ typist: Typist) -> [Character] {
    characters.filter { character in
      !typist.canEverType(character)
        && !(acceptsAnyText && TextCommit.isAllowed(String(character), from: typist))
    }
  }

  /// The remedy of choosing another layout.
  private var layoutRemedy: String {
    if target.isConsole {
      return "load a console keymap that has them (loadkeys), then run: systemctl reload clavier"
    }
    guard let names = layouts else {
      return "no usual layout has them: set output.unicode_input = \"ctrlShiftU\" if all programs "
        + "support that, or start a panel, which can type them"
    }
    let values = ["layout": names.layout, "variant": names.variant, "options": names.options]
    let settings = ["layout", "variant", "options"].compactMap { key in
      values[key].flatMap { $0.isEmpty ? nil : "output.\(key) = \"\($0)\"" }
    }
    return "give the session the layout \"\(names.layout)\", and set "
      + settings.joined(separator: ", ") + " if it is not detected"
  }
}

extension Typist {
  /// Creates the same typist without a lockdown.
  fileprivate init(withoutLockdown typist: Typist) {
    self.init(keymap: typist.keymap, state: typist.state, composes: typist.composes)
  }
}
