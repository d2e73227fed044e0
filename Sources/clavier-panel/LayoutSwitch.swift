// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import KeyOutput

/// Says when the session goes to another of its layouts: to the language's, whenever that is another one or the session
/// has another keymap.
///
/// Which group is active does not matter: what somebody chooses in the session stays until the next language.
struct LayoutSwitch {
  /// What is to be done.
  enum Action: Hashable {
    /// The session is to go to this group of its keymap.
    case activate(Int)
    /// It stays where it is, for this reason.
    case stay(String)
  }

  private var locale: KeyboardLocale?
  private var keymap: String?
  private var groups: Result<KeymapGroups, KeymapError>?

  /// Takes the language and the keymap as they are now.
  ///
  /// - Parameters:
  ///   - locale: The language of the keys.
  ///   - keymap: What the session makes of keys; `nil` while nobody knows.
  ///   - names: The layout that is the language's; `nil` for none.
  /// - Returns: What is to be done; `nil` for nothing.
  mutating func take(
    _ locale: KeyboardLocale, _ keymap: SessionKeymap?, _ names: KeymapNames?
  ) -> Action? {
    guard let text = keymap?.text, locale != self.locale || text != self.keymap else { return nil }
    if text != self.keymap {
      groups = Result { () throws(KeymapError) in try KeymapGroups(Array(text.utf8)) }
    }
    self.locale = locale
    self.keymap = text
    guard let names else { return .stay("no layout of XKB is known for it") }
    do throws(KeymapError) {
      let group = try groups?.get().group(of: names)
      return group.map(Action.activate) ?? .stay("the session has no layout that is \(names.title)")
    } catch {
      return .stay("\(error)")
    }
  }
}

extension KeymapNames {
  /// The layout as XKB writes it, such as `us(dvorak)`.
  fileprivate var title: String { variant.isEmpty ? layout : "\(layout)(\(variant))" }
}
