// SPDX-License-Identifier: MIT

import CXkbcommon
import ClavierKit

/// The state of a simulated XKB keyboard: keys, modifiers, locks and group.
///
/// The receiver uses the same state machine, so the simulation gives the receiver's answers.
struct KeyboardState: ~Copyable {
  /// The modifiers and group after the keys pressed so far.
  struct Modifiers: Hashable {
    var held: UInt32
    var latched: UInt32
    var locked: UInt32
    var group: UInt32
  }

  private let pointer: OpaquePointer

  /// Creates a keyboard without held keys; `nil` when out of memory.
  ///
  /// - Parameters:
  ///   - keymap: The keymap.
  ///   - locked: The locked modifiers, as bits of XKB's mask.
  ///   - group: The locked group.
  init?(_ keymap: borrowing CompiledKeymap, locked: UInt32 = 0, group: UInt32 = 0) {
    self.init(keymap: keymap.pointer, locked: locked, group: group)
  }

  /// Creates a keyboard with the same keymap and without held keys; `nil` when out of memory.
  init?(like other: borrowing KeyboardState, locked: UInt32, group: UInt32) {
    self.init(keymap: xkb_state_get_keymap(other.pointer), locked: locked, group: group)
  }

  private init?(keymap: OpaquePointer, locked: UInt32, group: UInt32) {
    guard let state = xkb_state_new(keymap) else { return nil }
    if locked != 0 || group != 0 { xkb_state_update_mask(state, 0, 0, locked, 0, 0, group) }
    pointer = state
  }

  deinit {
    xkb_state_unref(pointer)
  }

  mutating func handle(_ event: KeyEvent) {
    let direction = event.transition == .down ? XKB_KEY_DOWN : XKB_KEY_UP
    xkb_state_update_key(pointer, event.key.xkb, direction)
  }

  mutating func tap(_ key: Keycode) {
    handle(KeyEvent(key, .down))
    handle(KeyEvent(key, .up))
  }

  var modifiers: Modifiers {
    Modifiers(
      held: xkb_state_serialize_mods(pointer, XKB_STATE_MODS_DEPRESSED),
      latched: xkb_state_serialize_mods(pointer, XKB_STATE_MODS_LATCHED),
      locked: xkb_state_serialize_mods(pointer, XKB_STATE_MODS_LOCKED),
      group: xkb_state_serialize_layout(pointer, XKB_STATE_LAYOUT_EFFECTIVE))
  }

  /// Returns the key's present symbol; `XKB_KEY_NoSymbol` for none or more than one.
  func keysym(of key: Keycode) -> xkb_keysym_t {
    xkb_state_key_get_one_sym(pointer, key.xkb)
  }

  /// Returns the key's present character, including control characters; `nil` for none.
  func scalar(of key: Keycode) -> Unicode.Scalar? {
    let value = xkb_state_key_get_utf32(pointer, key.xkb)
    return value == 0 ? nil : Unicode.Scalar(value)
  }

  /// The modifier by which keymaps choose level 3.
  ///
  /// **Source:** xkeyboard-config, symbols/level3.
  static let levelThree = "Mod5"

  /// The active modifiers, by the names that all keymaps share.
  ///
  /// **Source:** xkbcommon-names.h: Alt is Mod1, Super is Mod4; xkeyboard-config: level 3 is Mod5.
  var strokeModifiers: KeyStroke.Modifiers {
    let names: [(String, KeyStroke.Modifiers)] = [
      (XKB_MOD_NAME_CTRL, .control), (XKB_MOD_NAME_ALT, .alt), (XKB_MOD_NAME_LOGO, .super),
      (Self.levelThree, .altGr), (XKB_MOD_NAME_SHIFT, .shift),
    ]
    var modifiers: KeyStroke.Modifiers = []
    for (name, modifier) in names
    where xkb_state_mod_name_is_active(pointer, name, XKB_STATE_MODS_EFFECTIVE) > 0 {
      modifiers.insert(modifier)
    }
    return modifiers
  }
}
