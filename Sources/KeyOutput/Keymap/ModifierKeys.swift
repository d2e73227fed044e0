// SPDX-License-Identifier: MIT

import CXkbcommon
import ClavierKit

/// Finds the modifier keys by holding each key on a simulated keyboard.
///
/// Options move modifiers, such as Ctrl to the place of Caps Lock. A key counts only if it holds
/// one modifier and leaves no trace: keys that lock or latch are excluded.
enum ModifierKeys {
  /// The keys that are tried first for a modifier.
  ///
  /// The right Alt key comes before `<LVL3>`. Both choose level 3 in a keymap with AltGr. On a text
  /// console only the right Alt key does, since the kernel's own keymaps have no entry for
  /// `<LVL3>`. The actual receiver may differ from the detected one. Where the right Alt key is a
  /// plain Alt, as on the layout "us", `<LVL3>` is used.
  private static let preferred: [Keycode] = [.leftShift, .rightShift, .rightAlt, .level3]

  /// Returns the key for each bit of XKB's modifier masks.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard.
  ///   - excluded: The bits that do not count.
  /// - Returns: The keys.
  static func all(on keyboard: SimulatedKeyboard, except excluded: UInt32) -> [UInt32: Keycode] {
    var keys: [UInt32: Keycode] = [:]
    for key in preferred + VirtualKeyboard.keys where key != .numLock {
      guard keyboard.keysym(of: key).isSilent, let bit = bit(heldBy: key, on: keyboard),
        bit & excluded == 0, keys[bit] == nil
      else { continue }
      keys[bit] = key
    }
    return keys
  }

  /// Returns the keys that select another group while they are held, one for each group.
  static func groups(on keyboard: SimulatedKeyboard) -> [(key: Keycode, group: UInt32)] {
    var found: [(key: Keycode, group: UInt32)] = []
    for key in VirtualKeyboard.keys where keyboard.keysym(of: key).isSilent {
      guard let during = keyboard.modifiers(whileHolding: key), during.group != keyboard.rest.group,
        !found.contains(where: { $0.group == during.group })
      else { continue }
      var expected = keyboard.rest
      expected.group = during.group
      if during == expected { found.append((key, during.group)) }
    }
    return found
  }

  /// Returns the modifiers that each modifier key holds.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard.
  ///   - bits: The modifiers of strokes by their bits in XKB's masks.
  /// - Returns: The modifiers; Super stands for a modifier unknown to strokes, such as a fifth
  ///   level, since no text is typed under either.
  static func modifiersByKey(
    on keyboard: SimulatedKeyboard, _ bits: [(UInt32, KeyStroke.Modifiers)]
  ) -> [Keycode: KeyStroke.Modifiers] {
    var result: [Keycode: KeyStroke.Modifiers] = [:]
    for key in keysHoldingModifiers(on: keyboard) {
      guard var rest = keyboard.modifiers(whileHolding: key)?.held else { continue }
      var modifiers: KeyStroke.Modifiers = []
      for (bit, modifier) in bits where bit != 0 && rest & bit == bit {
        modifiers.formUnion(modifier)
        rest &= ~bit
      }
      result[key] = rest == 0 ? modifiers : modifiers.union(.super)
    }
    return result
  }

  /// Returns every key that holds a modifier and leaves no trace after its release.
  static func keysHoldingModifiers(on keyboard: SimulatedKeyboard) -> [Keycode] {
    VirtualKeyboard.keys.filter { key in
      guard keyboard.keysym(of: key).isSilent, let during = keyboard.modifiers(whileHolding: key)
      else { return false }
      return during.held != keyboard.rest.held
    }
  }

  /// Returns the key that is held for a modifier of a stroke, by its symbol.
  static func stroke(_ modifier: KeyStroke.Modifiers, on keyboard: SimulatedKeyboard) -> Keycode? {
    let standard: (Keycode, Int32)? =
      switch modifier {
      case .control: (.leftControl, XKB_KEY_Control_L)
      case .alt: (.leftAlt, XKB_KEY_Alt_L)
      case .super: (.leftSuper, XKB_KEY_Super_L)
      case .altGr: (.rightAlt, XKB_KEY_ISO_Level3_Shift)
      case .shift: (.leftShift, XKB_KEY_Shift_L)
      default: nil
      }
    guard let (usual, symbol) = standard, let key = key(usual, Keysym(symbol), on: keyboard),
      bit(heldBy: key, on: keyboard) != nil
    else { return nil }
    return key
  }

  /// Returns a key with this symbol: the usual key if possible, otherwise the lowest keycode.
  static func key(_ usual: Keycode, _ symbol: Keysym, on keyboard: SimulatedKeyboard) -> Keycode? {
    if keyboard.keysym(of: usual) == symbol { return usual }
    return VirtualKeyboard.keys.first { keyboard.keysym(of: $0) == symbol }
  }

  /// Returns the single modifier that is set while the key is held and cleared when it is released.
  private static func bit(heldBy key: Keycode, on keyboard: SimulatedKeyboard) -> UInt32? {
    guard let during = keyboard.modifiers(whileHolding: key) else { return nil }
    let bit = during.held & ~keyboard.rest.held
    var expected = keyboard.rest
    expected.held |= bit
    return bit.nonzeroBitCount == 1 && during == expected ? bit : nil
  }
}
