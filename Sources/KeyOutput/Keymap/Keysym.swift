// SPDX-License-Identifier: MIT

import CXkbcommon

/// A symbol of a keymap, by its meaning to a receiver.
struct Keysym: Hashable {
  let rawValue: xkb_keysym_t

  init(_ rawValue: xkb_keysym_t) {
    self.rawValue = rawValue
  }

  init(_ constant: Int32) {
    rawValue = xkb_keysym_t(bitPattern: constant)
  }

  /// The constant `NoSymbol`, for a key that has no symbol, or several at once.
  static let none = Keysym(XKB_KEY_NoSymbol)
  static let multiKey = Keysym(XKB_KEY_Multi_key)

  /// The symbol's character; `nil` for keys that type nothing and for control characters.
  var scalar: Unicode.Scalar? {
    guard mayType else { return nil }
    let value = xkb_keysym_to_utf32(rawValue)
    guard value >= 0x20, !(0x7F...0x9F).contains(value) else { return nil }
    return Unicode.Scalar(value)
  }

  /// Whether the symbol is a dead key or Compose: it waits for the next key and combines with it.
  ///
  /// **Source:** xkbcommon-keysyms.h: `dead_grave`, 0xFE50, is the first. The range reaches to
  /// 0xFEA0, where other keys begin, for future dead keys.
  var isDead: Bool { (0xFE50..<0xFEA0).contains(rawValue) || self == Keysym.multiKey }

  /// Whether the symbol only changes the keyboard's state and has no effect in any program.
  ///
  /// **Source:** xkbcommon-keysyms.h: the modifiers, and the ISO 9995 keys that choose levels and
  /// groups.
  var isSilent: Bool {
    switch Int32(bitPattern: rawValue) {
    case XKB_KEY_Shift_L...XKB_KEY_Hyper_R, XKB_KEY_ISO_Lock...XKB_KEY_ISO_Last_Group_Lock,
      XKB_KEY_ISO_Level5_Shift...XKB_KEY_ISO_Level5_Lock, XKB_KEY_Mode_switch, XKB_KEY_Num_Lock:
      true
    default: false
    }
  }

  /// Whether the symbol ends a pending sequence, although it types nothing.
  ///
  /// **Source:** libxkbcommon 1.5, `xkb_compose_state_feed`: it ignores modifiers, but not those
  /// that choose level 5.
  var endsSequence: Bool {
    switch Int32(bitPattern: rawValue) {
    case XKB_KEY_ISO_Level5_Shift...XKB_KEY_ISO_Level5_Lock: true
    default: !isSilent
    }
  }

  /// Whether the symbol may be part of a text; `false` only if it certainly is not.
  var mayEnterText: Bool { mayType || isDead }

  /// Whether the symbol may type a character; `false` only if it certainly does not.
  ///
  /// The test avoids a search in the library for the symbols of function keys, which are the
  /// majority.
  private var mayType: Bool {
    switch rawValue {
    case 0..<0x20, 0xFE00...0xFF7F, 0xFFBE...0xFFFF, 0x1000_0000...: false
    default: true
    }
  }
}
