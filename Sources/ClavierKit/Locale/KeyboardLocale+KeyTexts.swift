// SPDX-License-Identifier: MIT

// The labels of keys that type no letter.
extension KeyboardLocale {
  /// Returns the label of a key in the language; `nil` if the key has none, or it is unknown.
  ///
  /// **Source:** the labels of phones. A language without labels has those of English.
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
    entries.value("t", after: name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The first three digits; `nil` for ASCII digits.
  private var firstDigits: String? {
    let own = entries.parts("0")
    return own.isEmpty ? nil : own.prefix(3).joined()
  }
}
