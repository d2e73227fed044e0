// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import KeyOutput

/// The decision when to switch the session's XKB layout: when the language, its configured layout
/// or the keymap changes.
///
/// The active group is ignored: a layout that the user chooses in the session stays until the next
/// change of language. A display server that connects begins with its first group.
struct LayoutSwitch {
  /// The action to perform.
  enum Action: Hashable {
    /// Switches the session to this group of its keymap.
    case activate(Int)
    /// Keeps the layout, for this reason.
    case stay(String)
  }

  private var locale: KeyboardLocale?
  private var names: KeymapNames?
  private var keymap: String?
  private var groups: Result<KeymapGroups, KeymapError>?

  /// Updates the language and the keymap.
  ///
  /// - Parameters:
  ///   - locale: The language of the keys.
  ///   - keymap: The session's keymap; `nil` while unknown.
  ///   - names: The language's layout; `nil` for none.
  /// - Returns: The action; `nil` if nothing has changed.
  mutating func update(
    _ locale: KeyboardLocale, _ keymap: SessionKeymap?, _ names: KeymapNames?
  ) -> Action? {
    guard let text = keymap?.text else {
      self.keymap = nil
      return nil
    }
    guard locale != self.locale || names != self.names || text != self.keymap else { return nil }
    if text != self.keymap {
      groups = Result { () throws(KeymapError) in try KeymapGroups(Array(text.utf8)) }
    }
    (self.locale, self.names, self.keymap) = (locale, names, text)
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
  /// The layout in XKB's notation, such as `us(dvorak)`.
  fileprivate var title: String { variant.isEmpty ? layout : "\(layout)(\(variant))" }
}
