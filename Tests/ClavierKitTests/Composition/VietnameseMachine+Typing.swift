// SPDX-License-Identifier: MIT

@testable import ClavierKit

extension VietnameseMachine {
  /// Returns the text after keys are typed into an empty field.
  static func text(
    typing keys: String, _ method: Composition.Vietnamese.Keys = .telex,
    _ tones: Composition.Vietnamese.Tones = .old
  ) -> String {
    var machine = VietnameseMachine(Composition.Vietnamese(keys: method, tones: tones))
    var text = ""
    for key in keys {
      let word = String(text.suffix(while: { $0.isLetter }))
      if let new = machine.text(typing: key, after: word) {
        text = text.dropLast(word.count) + new
      } else {
        text.append(key)
      }
    }
    return text
  }
}
