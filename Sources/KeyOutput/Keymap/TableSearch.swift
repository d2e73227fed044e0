// SPDX-License-Identifier: MIT

import CXkbcommon
import ClavierKit

/// Inverts a keymap for one state of its receiver: finds the chord for each character.
///
/// Every chord is **verified**: its keys are pressed on a simulated keyboard in that very state,
/// with Num Lock off and on. It counts only if it gives this character alone, and leaves no trace.
/// So a latching level key, a number pad or an inconsistent keymap makes characters untypable, but
/// never gives a wrong one.
///
/// Of several chords the cheapest by ``KeyCost`` is used.
struct TableSearch {
  /// One keyboard if Num Lock has no effect on the keymap, otherwise one without and one with Num
  /// Lock.
  private let keyboards: [SimulatedKeyboard]
  /// The modifiers that no chord may hold: Control, Alt and Super, under which no text is typed,
  /// and the locks, which the user controls.
  private let unusable: UInt32
  /// The modifiers of strokes by their bits in XKB's masks.
  private let strokeBits: [(UInt32, KeyStroke.Modifiers)]
  private let state: KeyTable.State

  /// Creates a search in a state; `nil` if the keymap cannot be in that state.
  init?(_ keymap: borrowing CompiledKeymap, _ state: KeyTable.State) {
    guard state.group >= 0, state.group < keymap.groupCount else { return nil }
    let group = UInt32(state.group)
    let caps = keymap.modifier(XKB_MOD_NAME_CAPS)
    guard !state.capsLock || caps != 0 else { return nil }
    let locked = state.capsLock ? caps : 0
    let numLock = keymap.numLock(inGroup: group) & ~caps

    guard let base = SimulatedKeyboard(keymap, locked: locked, group: group) else { return nil }
    var held: [Keycode] = []
    for modifier in KeyStroke.Modifiers.each where state.held.contains(modifier) {
      guard let key = ModifierKeys.stroke(modifier, on: base) else { return nil }
      held.append(key)
    }
    keyboards = (numLock == 0 ? [0] : [0, numLock]).compactMap {
      SimulatedKeyboard(keymap, locked: locked | $0, group: group, held: held)
    }
    guard !keyboards.isEmpty else { return nil }
    let control = keymap.modifier(XKB_MOD_NAME_CTRL)
    let (alt, logo) = (keymap.modifier(XKB_MOD_NAME_ALT), keymap.modifier(XKB_MOD_NAME_LOGO))
    unusable = caps | numLock | control | alt | logo
    strokeBits = [
      (control, .control), (alt, .alt), (logo, .super),
      (keymap.modifier(XKB_MOD_NAME_SHIFT), .shift),
      (keymap.modifier(KeyboardState.levelThree), .altGr),
    ]
    self.state = state
  }

  /// Returns the table of this state.
  func table() -> KeyTable {
    KeyTable(entries(), keys: state.held.isEmpty ? keys() : KeyTable.Keys())
  }
}

// MARK: - Chords

extension TableSearch {
  /// A set of held keys, and the modifiers and group that they activate.
  private struct ModifierCombination {
    var keys: [Keycode]
    var bits: UInt32
    var group: UInt32
    var cost: Int
  }

  /// A key that gives a symbol under a combination, with Num Lock in the states of the mask.
  private struct Candidate {
    var rank: UInt32
    var symbol: Keysym
    var combination: UInt16
    var key: UInt8
    var numLocks: UInt8
    var endsSequence: Bool
  }

  /// The maximum number of combined modifiers; installed keymaps use Shift and two more.
  private static let modifierLimit = 4

  private var bothNumLockStates: UInt8 { keyboards.count > 1 ? 3 : 1 }

  private func entries() -> [KeyTable.Entry] {
    let combinations = modifierCombinations()
    var candidates: [Candidate] = []
    candidates.reserveCapacity(1024)
    for index in combinations.indices {
      collect(combinations[index], UInt16(index), into: &candidates)
    }
    candidates.sort { $0.rank < $1.rank }

    var entries: [KeyTable.Entry] = []
    var verified: [Keysym: UInt8] = [:]
    for candidate in candidates {
      let symbol = candidate.symbol
      let missing = candidate.numLocks & ~(verified[symbol] ?? 0)
      guard missing != 0 else { continue }
      let scalar = symbol.scalar
      guard scalar != nil || symbol.isDead else { continue }
      let combination = combinations[Int(candidate.combination)]
      let key = Keycode(rawValue: UInt16(candidate.key))
      guard let chord = KeyChord(key, modifiers: combination.keys) else { continue }
      let locks = verifiedLocks(chord, symbol, among: candidate.numLocks)
      guard locks & missing != 0 else { continue }
      verified[symbol, default: 0] |= locks
      entries.append(
        KeyTable.Entry(
          symbol: symbol.rawValue, scalar: scalar, chord: chord,
          numLock: locks == bothNumLockStates ? nil : locks == 2,
          isOfOtherGroup: combination.cost >= KeyCost.otherGroup,
          endsSequence: candidate.endsSequence))
    }
    return entries
  }

  /// Returns the states of Num Lock in the mask in which the chord gives this symbol.
  private func verifiedLocks(_ chord: KeyChord, _ symbol: Keysym, among locks: UInt8) -> UInt8 {
    var verified: UInt8 = 0
    for (index, keyboard) in keyboards.enumerated() where locks & (1 << index) != 0 {
      if keyboard.produces(chord, symbol) { verified |= 1 << index }
    }
    return verified
  }

  /// Adds the symbols of all keys under a combination of modifiers.
  private func collect(
    _ combination: ModifierCombination, _ number: UInt16, into candidates: inout [Candidate]
  ) {
    var symbols = [[Keysym]](
      repeating: [Keysym](repeating: Keysym.none, count: Int(Keycode.highest.rawValue) + 1),
      count: keyboards.count)
    var endsSequence = false
    for index in keyboards.indices {
      let ending = keyboards[index].readKeys(
        holding: combination.keys, bits: combination.bits, group: combination.group
      ) {
        symbols[index][Int($0.rawValue)] = $1
      }
      if ending == nil { symbols[index].removeAll() }
      endsSequence = endsSequence || ending == true
    }
    for key in VirtualKeyboard.keys {
      let code = Int(key.rawValue)
      // Keycodes break ties, so that the same keymap always gives the same table.
      let rank = UInt32(KeyCost.block(of: key) + combination.cost) << 8 + UInt32(code)
      let off = symbols[0].isEmpty ? Keysym.none : symbols[0][code]
      let on = keyboards.count < 2 || symbols[1].isEmpty ? Keysym.none : symbols[1][code]
      func add(_ symbol: Keysym, _ locks: UInt8) {
        guard symbol.mayEnterText else { return }
        candidates.append(
          Candidate(
            rank: rank, symbol: symbol, combination: number, key: UInt8(code), numLocks: locks,
            endsSequence: endsSequence))
      }
      if keyboards.count < 2 || off == on {
        add(off, bothNumLockStates)
      } else {
        add(off, 1)
        add(on, 2)
      }
    }
  }

  /// Returns every set of modifiers that a chord may hold, alone and after each key of another
  /// group.
  private func modifierCombinations() -> [ModifierCombination] {
    let own = modifierCombinations(on: keyboards[0], after: nil)
    let others = ModifierKeys.groups(on: keyboards[0]).flatMap { key, group in
      keyboards[0].holding([key]).map { modifierCombinations(on: $0, after: (key, group)) } ?? []
    }
    return own + others
  }

  private func modifierCombinations(
    on keyboard: SimulatedKeyboard, after first: (Keycode, UInt32)?
  ) -> [ModifierCombination] {
    let found = ModifierKeys.all(on: keyboard, except: unusable | keyboards[0].rest.held)
    // Level keys come before Shift, which has the lowest bit. Some options change the level key
    // while Shift is held, but never the reverse.
    let modifiers = found.sorted { $0.key > $1.key }.suffix(TableSearch.modifierLimit)
    var combinations = [
      ModifierCombination(
        keys: first.map { [$0.0] } ?? [], bits: 0, group: first?.1 ?? keyboards[0].rest.group,
        cost: first == nil ? 0 : KeyCost.otherGroup)
    ]
    for (bit, key) in modifiers {
      combinations += combinations.map {
        ModifierCombination(
          keys: $0.keys + [key], bits: $0.bits | bit, group: $0.group,
          cost: $0.cost + KeyCost.modifier(key))
      }
    }
    return combinations
  }
}

// MARK: - Keys without text

extension TableSearch {
  private func keys() -> KeyTable.Keys {
    var keys = KeyTable.Keys(
      enter: key(.enter, XKB_KEY_Return), tab: key(.tab, XKB_KEY_Tab),
      backspace: key(.backspace, XKB_KEY_BackSpace))
    for function in FunctionKey.allCases {
      let standard = function.standard
      keys.functions[function] = key(standard.key, standard.keysym)
    }
    for modifier in KeyStroke.Modifiers.each {
      keys.modifiers[modifier] = ModifierKeys.stroke(modifier, on: keyboards[0])
    }
    keys.modifiersByKey = ModifierKeys.modifiersByKey(on: keyboards[0], strokeBits)
    return keys
  }

  /// Returns a key with this symbol without modifiers: the usual key if possible, otherwise the
  /// lowest keycode.
  private func key(_ usual: Keycode, _ symbol: Int32) -> KeyChord? {
    ModifierKeys.key(usual, Keysym(symbol), on: keyboards[0]).map { KeyChord($0) }
  }
}
