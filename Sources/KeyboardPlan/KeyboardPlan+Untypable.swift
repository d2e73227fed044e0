// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierSettings
import KeyOutput

extension KeyboardPlan {
  /// Returns messages about the characters of the keyboard that the receiver cannot be sent.
  ///
  /// - Parameter acceptsAnyText: Whether a panel can insert any text into the field.
  /// - Returns: A sentence for each language and remedy, with the remedy after a semicolon; empty
  ///   if all letters and all ASCII signs can be typed.
  public func untypableMessages(acceptsAnyText: Bool = false) -> [String] {
    guard let receiver else { return [] }
    return locales.flatMap { locale in
      var receiver = receiver
      _ = receiver.update(settings: configuration.output(for: locale))
      return untypable(in: locale, receiver, acceptsAnyText).messages
    }
  }

  private func untypable(
    in locale: KeyboardLocale, _ receiver: KeyReceiver, _ acceptsAnyText: Bool
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
      layouts: layouts(
        with: keymap ?? KeymapNames(of: locale),
        isLatin: keymap != nil || locale.scriptCode == "Latn", receiver.target),
      acceptsAnyText: acceptsAnyText)
  }

  /// Returns the XKB layouts that have the characters of a language.
  ///
  /// The layouts are not compiled to test them, since that takes milliseconds in the daemon.
  /// Layouts of other scripts lack ASCII signs, which "us" has.
  ///
  /// - Parameters:
  ///   - own: The usual layout of the keyboard or its language; `nil` if unknown.
  ///   - isLatin: Whether the language is written in Latin letters, or the keyboard is that layout.
  ///   - target: The receiver, whose layouts stay in use if there are several languages.
  /// - Returns: The layouts; `nil` if the receiver already has all of them.
  private func layouts(
    with own: KeymapNames?, isLatin: Bool, _ target: Target
  ) -> KeymapNames? {
    var wanted = [own, isLatin ? nil : KeymapNames(layout: "us")].compactMap { $0 }
    guard case .layouts(let present) = target.keyboard else { return wanted.joined }
    let known = present.layouts
    guard locales.count > 1 || own.map({ known.contains($0.layout) }) == true else {
      return wanted.joined
    }
    wanted.removeAll { known.contains($0.layout) }
    let joined = ([present] + wanted).joined
    return joined == present ? nil : joined
  }
}

extension [KeymapNames] {
  /// The layouts as groups of one keymap, with a key to switch between several; `nil` for none.
  fileprivate var joined: KeymapNames? {
    guard var names = first else { return nil }
    for other in dropFirst() {
      let blanks = Array<String>(
        repeating: "", count: Swift.max(0, names.layouts.count - names.variants.count))
      let variants = names.variants + blanks + [other.variant]
      names.variant = variants.allSatisfy(\.isEmpty) ? "" : variants.joined(separator: ",")
      names.layout += ",\(other.layout)"
    }
    let options = names.options.split(separator: ",")
    if names.layouts.count > 1, !options.contains(where: { $0.hasPrefix("grp:") }) {
      names.options += "\(names.options.isEmpty ? "" : ",")grp:alt_shift_toggle"
    }
    return names
  }
}
