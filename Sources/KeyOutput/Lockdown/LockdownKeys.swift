// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit

/// The role of each key for a lockdown, under the receiver's keymap in its active group.
struct LockdownKeys {
  /// The role of a key.
  enum Kind {
    /// A key that types characters.
    case typing
    /// A key that ends lines, deletes, or moves the cursor.
    case editing
    case capsLock
    case modifier
    /// Any other key: Escape and F-keys, Print Screen, the keys of remote controls.
    case other
  }

  /// The modifier of each key that a chord may hold.
  let modifiers: [Keycode: KeyStroke.Modifiers]
  private let keymap: Keymap
  private let group: Int
  private let typing: Set<Keycode>
  private let editing: Set<Keycode>

  init(_ keymap: Keymap, group: Int) {
    self.keymap = keymap
    self.group = group
    var modifiers: [Keycode: KeyStroke.Modifiers] = [
      Keycode(KEY_LEFTCTRL): .control, Keycode(KEY_RIGHTCTRL): .control,
      Keycode(KEY_LEFTALT): .alt, Keycode(KEY_RIGHTALT): .alt,
      Keycode(KEY_LEFTMETA): .super, Keycode(KEY_RIGHTMETA): .super,
      Keycode(KEY_LEFTSHIFT): .shift, Keycode(KEY_RIGHTSHIFT): .shift, .level3: .altGr,
    ]
    for modifier in KeyStroke.Modifiers.each {
      // The keymap's own key for a modifier, wherever an option has moved it.
      let chord = keymap.chord(for: KeyStroke(.escape, modifiers: modifier), inGroup: group)
      if let key = chord?.modifiers.first { modifiers[key] = modifier }
    }
    self.modifiers = modifiers
    let state = ReceiverState(group: group)
    let table = state.isAtRest ? keymap.tableAtRest : keymap.store.table(state.tableState)
    let scalars = table?.scalars(KeyTable.EntryFilter()) ?? []
    let characters = scalars.compactMap { keymap.chord(for: Character($0), in: state)?.key }
    typing = Set(characters)
    let functions: [FunctionKey] = [
      .delete, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown,
    ]
    editing = Set(
      functions.compactMap { keymap.chord(for: $0)?.key } + [
        .enter, .tab, .backspace, Keycode(KEY_KPENTER),
      ] + [keymap.backspace?.key].compactMap { $0 })
  }

  func kind(of key: Keycode) -> Kind {
    if modifiers[key] != nil { return .modifier }
    if key == Keycode(KEY_CAPSLOCK) { return typing.contains(key) ? .typing : .capsLock }
    if editing.contains(key) { return .editing }
    if typing.contains(key) { return .typing }
    return key.block == .other ? .other : .typing
  }

  /// Returns the keys that a rule names, each with the modifiers that its character needs.
  func named(_ key: KeyStroke.Key?) -> [(key: Keycode, needed: KeyStroke.Modifiers)] {
    guard let key else { return VirtualKeyboard.keys.map { ($0, []) } }
    guard let chord = keymap.chord(for: KeyStroke(key), inGroup: group) else { return [] }
    let needed = chord.modifiers.reduce(into: KeyStroke.Modifiers()) {
      $0.formUnion(modifiers[$1] ?? .altGr)
    }
    return [(chord.key, needed)]
  }

  /// Returns the key of a character on the layout "us".
  ///
  /// With a keymap without Latin letters, programs recognise shortcuts by the position on that
  /// layout too.
  func namedOnUSLayout(_ key: KeyStroke.Key?) -> [(key: Keycode, needed: KeyStroke.Modifiers)] {
    guard case .character(let character)? = key, let ascii = character.asciiValue,
      let place = Keycode(usLetterOrDigit: ascii)
    else { return [] }
    return [(place, [])]
  }
}
