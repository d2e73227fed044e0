// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import KeyOutput

extension KeyboardPlan {
  /// Returns messages about the characters of the keyboard that the receiver cannot be sent.
  ///
  /// - Parameter takesAnyText: Whether a panel can put any text into the field.
  /// - Returns: A sentence for each language and remedy, the remedy after a semicolon; empty if all
  ///   letters and all signs of ASCII can be typed.
  public func untypableMessages(takesAnyText: Bool = false) -> [String] {
    guard let receiver else { return [] }
    return locales.flatMap { locale in
      var receiver = receiver
      _ = receiver.update(settings: configuration.output(for: locale))
      return untypable(in: locale, receiver, takesAnyText).messages
    }
  }

  private func untypable(
    in locale: KeyboardLocale, _ receiver: KeyReceiver, _ takesAnyText: Bool
  ) -> UntypableCharacters {
    let device = layout?.device ?? configuration.keyboard.device
    let characters = KeyboardCharacters(
      of: layout?.service ?? KeyboardLayout.StandardService(),
      for: KeyboardContext(
        locale: locale, layoutType: configuration.languages[locale]?.letters),
      on: [device])
    let keymap = layout.flatMap {
      KeymapLayout.isName($0.name) ? try? KeymapLayout.names(in: $0.name) : nil
    }
    let keyboard =
      keymap == nil
      ? "keyboard.locale \"\(locale.rawValue)\"" : "keyboard.layout \"\(layout?.name ?? "")\""
    return UntypableCharacters(
      keyboard: keyboard,
      letters: characters.letters.filter { !$0.isASCII || $0.isLetter },
      signs: (characters.letters + characters.signs).filter { $0.isASCII && !$0.isLetter },
      alternatives: characters.alternatives, typist: receiver.typist, target: receiver.target,
      layouts: Self.layouts(keymap ?? KeymapNames(of: locale), receiver.target, locales),
      takesAnyText: takesAnyText)
  }

  /// Returns the layouts that may have the characters of a language.
  ///
  /// - Parameters:
  ///   - own: The usual layout of the keyboard or its language.
  ///   - target: The receiver, whose layouts stay in use for several languages.
  ///   - locales: All languages of the keyboard.
  /// - Returns: The layouts, the best first.
  private static func layouts(
    _ own: KeymapNames?, _ target: Target, _ locales: [KeyboardLocale]
  ) -> [KeymapNames] {
    let latin = KeymapNames(layout: "us")
    let single = [own].compactMap { $0 }
    var pairs = single.map { $0.joined(with: latin) }
    guard case .layouts(let present) = target.keyboard else { return single + pairs }
    let added = (single + [latin]).map { present.joined(with: $0) }
    if locales.count > 1 { pairs = added + pairs } else { pairs += added }
    return locales.count > 1 ? pairs + single : single + pairs
  }
}

extension KeymapNames {
  /// Returns the layouts followed by another one, with a key that switches between them.
  fileprivate func joined(with other: KeymapNames) -> KeymapNames {
    var names = self
    names.layout += ",\(other.layout)"
    if !(variant.isEmpty && other.variant.isEmpty) {
      let blanks = Array(repeating: "", count: max(0, layouts.count - variants.count))
      names.variant = (variants + blanks + [other.variant]).joined(separator: ",")
    }
    if !options.contains("grp:") {
      names.options += "\(options.isEmpty ? "" : ",")grp:alt_shift_toggle"
    }
    return names
  }
}
