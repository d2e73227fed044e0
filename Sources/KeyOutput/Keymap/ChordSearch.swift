// SPDX-License-Identifier: MIT

import CXkbcommon
import ClavierKit

/// Turns a keymap around: which chord gives a character.
///
/// Every chord is **proved** before it is taken: its keys are pressed on a simulated keyboard, with
/// Num Lock off and on, and it counts only if they give this character and nothing else, and leave
/// nothing behind. So a latching level key, a number pad or a keymap that says one thing and does
/// another costs characters that cannot be typed, but never gives a wrong one.
///
/// Caps Lock on the receiving side is not part of the proof: it turns letters around, and no
/// keyboard can type through it without knowing.
struct ChordSearch: ~Copyable {
  private let keymap: CompiledKeymap
  /// The key for each bit of XKB's modifier masks that a chord may use.
  private let modifierKeys: [UInt32: Keycode]

  init(_ keymap: consuming CompiledKeymap) {
    modifierKeys = ChordSearch.modifierKeys(of: keymap)
    self.keymap = keymap
  }

  /// The cheapest chord for each scalar that is not a control character.
  func chords() -> [Unicode.Scalar: KeyChord] {
    var chords: [Unicode.Scalar: KeyChord] = [:]
    let candidates = candidates()
    chords.reserveCapacity(candidates.count / 2)
    for candidate in candidates.sorted(by: { $0.cost < $1.cost })
    where chords[candidate.scalar] == nil && gives(candidate.chord, candidate.scalar) {
      chords[candidate.scalar] = candidate.chord
    }
    return chords
  }

  func enter() -> KeyChord? { key(.enter, XKB_KEY_Return) }
  func tab() -> KeyChord? { key(.tab, XKB_KEY_Tab) }
  func backspace() -> KeyChord? { key(.backspace, XKB_KEY_BackSpace) }

  func functionKeys() -> [FunctionKey: KeyChord] {
    var chords: [FunctionKey: KeyChord] = [:]
    for key in FunctionKey.allCases {
      let standard = key.standard
      chords[key] = self.key(standard.key, standard.keysym)
    }
    return chords
  }

  /// The key that is held for each modifier, by what keymaps call it.
  ///
  /// Options move them, such as Ctrl to the place of Caps Lock. A key is taken only if it holds one
  /// modifier and leaves nothing behind: one that locks or latches is none.
  func strokeModifiers() -> [KeyStroke.Modifiers: Keycode] {
    let standard: [(KeyStroke.Modifiers, Keycode, Int32)] = [
      (.control, .leftControl, XKB_KEY_Control_L), (.alt, .leftAlt, XKB_KEY_Alt_L),
      (.super, .leftSuper, XKB_KEY_Super_L), (.altGr, .rightAlt, XKB_KEY_ISO_Level3_Shift),
      (.shift, .leftShift, XKB_KEY_Shift_L),
    ]
    var keys: [KeyStroke.Modifiers: Keycode] = [:]
    for (modifier, usual, symbol) in standard {
      guard let key = key(usual, symbol)?.key,
        ChordSearch.modifier(held: key, keymap) != nil
      else { continue }
      keys[modifier] = key
    }
    return keys
  }
}

// MARK: - Candidates

extension ChordSearch {
  private struct Candidate {
    var scalar: Unicode.Scalar
    var chord: KeyChord
    var cost: Int
  }

  /// The most modifier masks that are looked at for a level; the installed types have at most four.
  private static let maskLimit = 16

  /// Every chord that the keymap lists for a character in its first group.
  private func candidates() -> [Candidate] {
    var candidates: [Candidate] = []
    var masks = [xkb_mod_mask_t](repeating: 0, count: ChordSearch.maskLimit)
    for key in VirtualKeyboard.keys {
      for level in 0..<xkb_keymap_num_levels_for_key(keymap.pointer, key.xkb, 0) {
        guard let scalar = scalar(of: key, level: level) else { continue }
        let count = xkb_keymap_key_get_mods_for_level(
          keymap.pointer, key.xkb, 0, level, &masks, masks.count)
        for mask in masks.prefix(count) {
          guard let modifiers = modifiers(for: mask),
            let chord = KeyChord(key, modifiers: modifiers)
          else { continue }
          candidates.append(Candidate(scalar: scalar, chord: chord, cost: cost(of: chord)))
        }
      }
    }
    return candidates
  }

  private func scalar(of key: Keycode, level: xkb_level_index_t) -> Unicode.Scalar? {
    var symbols: UnsafePointer<xkb_keysym_t>?
    let count = xkb_keymap_key_get_syms_by_level(keymap.pointer, key.xkb, 0, level, &symbols)
    guard count == 1, let symbol = symbols?.pointee else { return nil }
    let value = xkb_keysym_to_utf32(symbol)
    guard value != 0, let scalar = Unicode.Scalar(value) else { return nil }
    return scalar.properties.generalCategory == .control ? nil : scalar
  }

  /// The keys for a mask, those that choose a level before Shift.
  ///
  /// Options give the level key another meaning while Shift is held, but none do the reverse. The
  /// mask has Shift as its lowest bit.
  ///
  /// - Returns: `nil` if a modifier of the mask has no key, as Caps Lock and Num Lock never have.
  private func modifiers(for mask: UInt32) -> [Keycode]? {
    var keys: [Keycode] = []
    for bit in (0..<UInt32.bitWidth).reversed() where mask & (1 << bit) != 0 {
      guard let key = modifierKeys[1 << bit] else { return nil }
      keys.append(key)
    }
    return keys
  }

  /// What a chord costs: least for one key that every keyboard has, then with Shift, then with
  /// AltGr.
  ///
  /// A key that only some keyboards have costs more than Shift, since programs that look at
  /// keycodes, such as remote desktops, may know them differently: "<" is Shift and comma on the
  /// layout "us".
  private func cost(of chord: KeyChord) -> Int {
    let place =
      switch chord.key.place {
      case .main: 0
      case .regional: 2
      case .elsewhere: 20
      case .keypad: 40
      }
    let modifiers = chord.modifiers.reduce(0) { $0 + ($1 == .leftShift ? 1 : 3) }
    // Keycodes decide between equals, so that the same keymap always gives the same table.
    return (place + modifiers) << 8 + Int(chord.key.rawValue)
  }
}

// MARK: - Proof

extension ChordSearch {
  /// Whether the chord gives exactly this character whatever Num Lock is, and then leaves no trace.
  private func gives(_ chord: KeyChord, _ scalar: Unicode.Scalar) -> Bool {
    for numLock in [NumLock.off, .on] {
      guard var state = KeyboardState(keymap) else { return false }
      if numLock == .on { state.tap(.numLock) }
      let before = state.modifiers
      for modifier in chord.modifiers {
        guard state.scalar(of: modifier) == nil else { return false }
        state.handle(KeyEvent(modifier, .down))
      }
      guard state.scalar(of: chord.key) == scalar else { return false }
      var releases: [KeyEvent] = []
      chord.appendReleases(to: &releases)
      state.handle(KeyEvent(chord.key, .down))
      releases.forEach { state.handle($0) }
      guard state.modifiers == before else { return false }
    }
    return true
  }

  private enum NumLock {
    case off
    case on
  }

  /// A key that gives this symbol without modifiers: the usual one, else the lowest that does.
  private func key(_ usual: Keycode, _ symbol: Int32) -> KeyChord? {
    guard let state = KeyboardState(keymap) else { return nil }
    let symbol = xkb_keysym_t(symbol)
    if state.keysym(of: usual) == symbol { return KeyChord(usual) }
    return VirtualKeyboard.keys.first { state.keysym(of: $0) == symbol }.map { KeyChord($0) }
  }
}

// MARK: - Modifier keys

extension ChordSearch {
  /// Where to look first for the key of a modifier.
  ///
  /// The right Alt key comes before `<LVL3>`. Both choose level 3 wherever a keymap has AltGr, but
  /// who receives the keys may not be what we think it is, and on a text console only the right Alt
  /// key does: the kernel's own keymaps have nothing for `<LVL3>`. Where right Alt is a plain Alt,
  /// as on the layout "us", `<LVL3>` serves.
  private static let preferredModifiers: [Keycode] = [.leftShift, .rightShift, .rightAlt, .level3]

  /// The keys that set one modifier while they are held, and nothing else.
  private static func modifierKeys(of keymap: borrowing CompiledKeymap) -> [UInt32: Keycode] {
    var keys: [UInt32: Keycode] = [:]
    for key in preferredModifiers + VirtualKeyboard.keys where key != .numLock {
      guard let modifier = modifier(held: key, keymap), keys[modifier] == nil else { continue }
      keys[modifier] = key
    }
    // Locks are the user's: with them a chord would depend on a state that it cannot see.
    for lock in [capsLock(keymap), numLock(keymap)].compactMap({ $0 }) {
      keys[lock] = nil
    }
    return keys
  }

  /// The one modifier that is set while the key is held and gone when it is lifted.
  private static func modifier(held key: Keycode, _ keymap: borrowing CompiledKeymap) -> UInt32? {
    guard var state = KeyboardState(keymap) else { return nil }
    let before = state.modifiers
    state.handle(KeyEvent(key, .down))
    let during = state.modifiers
    state.handle(KeyEvent(key, .up))
    var expected = before
    expected.held = during.held
    guard during.held.nonzeroBitCount == 1, during == expected, state.modifiers == before else {
      return nil
    }
    return during.held
  }

  private static func capsLock(_ keymap: borrowing CompiledKeymap) -> UInt32? {
    let index = xkb_keymap_mod_get_index(keymap.pointer, XKB_MOD_NAME_CAPS)
    return index < UInt32.bitWidth ? 1 << index : nil
  }

  private static func numLock(_ keymap: borrowing CompiledKeymap) -> UInt32? {
    guard var state = KeyboardState(keymap) else { return nil }
    state.tap(.numLock)
    return state.modifiers.locked
  }
}
