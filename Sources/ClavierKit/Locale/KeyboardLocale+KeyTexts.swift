// SPDX-License-Identifier: MIT

// The words on keys that type no letter.
extension KeyboardLocale {
  /// What stands on a key in the language; `nil` for keys without a word, and where none is known.
  ///
  /// **Source:** what phones show; a language without words has those of English.
  public func keyText(for action: KeyboardAction) -> String? {
    switch action {
    case .space: keyText("space")
    case .primary(.custom): nil
    case .primary(let type): keyText(type.id)
    case .keyboardType(.numeric): keyText("numeric") ?? firstDigits
    case .keyboardType(let type) where type == .alphabetic || type == .symbolic: keyText(type.id)
    default: nil
    }
  }

  private func keyText(_ name: String) -> String? {
    entries.rest("t", after: name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The first three digits, where they are not the usual ones.
  private var firstDigits: String? {
    let own = entries.parts("0")
    return own.isEmpty ? nil : own.prefix(3).joined()
  }
}
