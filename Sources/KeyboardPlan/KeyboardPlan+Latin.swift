// SPDX-License-Identifier: MIT

import ClavierFiles
public import ClavierKit
import KeyOutput

extension KeyboardPlan {
  /// Returns the additional language for a field whose text needs Latin letters.
  ///
  /// Phones show a keyboard of Latin letters in fields for passwords and addresses, whatever the
  /// user's languages are.
  ///
  /// - Parameters:
  ///   - purpose: The purpose of the field.
  ///   - acceptsAnyText: Whether a panel can insert any text into the field.
  /// - Returns: English; `nil` if the field needs no Latin letters, the keyboard has them, the
  ///   receiver cannot be sent them, or a custom layout determines the keys.
  public func latinLocale(
    for purpose: Keyboard.FieldPurpose, acceptsAnyText: Bool = false
  ) -> KeyboardLocale? {
    guard purpose.needsLatinLetters, languagesDetermineKeys, !hasLatinLetters else { return nil }
    guard let receiver else { return .english }
    let isInserted = acceptsAnyText && !receiver.target.isConsole
    return isInserted || receiver.typist.canEverType("a") ? .english : nil
  }

  /// The message that fields for passwords and addresses have an additional language; `nil` if they
  /// have none.
  public var latinMessage: String? {
    guard languagesDetermineKeys, !hasLatinLetters else { return nil }
    let names = layout?.name ?? locales.map(\.rawValue).joined(separator: ", ")
    let fields = "Fields for passwords, addresses and commands"
    guard let latin = latinLocale(for: .password) else {
      return
        "\(fields) have no Latin letters: neither \(names) nor the receiver's layout has any; add "
        + "a layout with Latin letters, such as \"us\", to output.layout"
    }
    return "\(fields) begin in \"\(latin.rawValue)\", since \(names) has no Latin letters; "
      + "for another language, add it to keyboard.locales"
  }

  /// Whether the languages determine the keys, on a device with letters.
  private var languagesDetermineKeys: Bool {
    switch layout?.device ?? configuration.keyboard.device {
    case .numpad, .pin, .phonePad: return false
    case .phone, .tablet, .tabletPro, .terminal, .full, .email, .url: break
    }
    return layout.map { KeymapLayout.isName($0.name) } ?? true
  }

  private var hasLatinLetters: Bool {
    guard let layout else { return locales.contains { $0.scriptCode == "Latn" } }
    let characters = KeyboardCharacters(
      of: layout.service, for: KeyboardContext(), on: [layout.device ?? .phone])
    return characters.letters.contains("a")
  }
}

extension Keyboard.FieldPurpose {
  /// Whether the text usually consists of Latin letters in all languages.
  ///
  /// **Source:** phones, which show keyboards of ASCII for such fields; commands of shells.
  var needsLatinLetters: Bool {
    switch self {
    case .email, .url, .password, .terminal: true
    case .standard, .webSearch, .name, .number, .pin: false
    }
  }
}
