// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit

/// Inverts a text console's keymap for one state: finds the chord for each character.
///
/// Like ``TableSearch`` for XKB's keymaps, the search verifies every chord on a simulated keyboard.
/// The number pad is left out, since its output depends on a mode that programs set and that cannot
/// be queried.
struct ConsoleSearch {
  private let keyboard: ConsoleKeyboard
  private let isAtRest: Bool

  /// Creates a search in a state; `nil` if the console cannot be in that state.
  init?(_ keymap: ConsoleKeymap, _ state: KeyTable.State) {
    guard state.group == 0 else { return nil }
    var keyboard = ConsoleKeyboard(keymap)
    if state.capsLock {
      guard let locked = keyboard.withCapsLock() else { return nil }
      keyboard = locked
    }
    for modifier in KeyStroke.Modifiers.each where state.held.contains(modifier) {
      guard let key = Self.key(for: modifier, on: keyboard), let holding = keyboard.holding(key)
      else { return nil }
      keyboard = holding
    }
    self.keyboard = keyboard
    isAtRest = state.held.isEmpty
  }

  /// Returns the table of this state.
  func table() -> KeyTable {
    KeyTable(entries(), keys: isAtRest ? keys() : KeyTable.Keys())
  }

  private func entries() -> [KeyTable.Entry] {
    var candidates: [(rank: Int, chord: KeyChord)] = []
    for held in modifierCombinations() {
      for key in VirtualKeyboard.keys where !held.contains(key) {
        guard let chord = KeyChord(key, modifiers: held) else { continue }
        candidates.append((chord.cost << 8 + Int(key.rawValue), chord))
      }
    }
    candidates.sort { $0.rank < $1.rank }
    var entries: [KeyTable.Entry] = []
    var found: Set<UInt32> = []
    for candidate in candidates {
      guard let entry = entry(candidate.chord), found.insert(entry.symbol).inserted else {
        continue
      }
      entries.append(entry)
    }
    return entries
  }

  private func entry(_ chord: KeyChord) -> KeyTable.Entry? {
    switch keyboard.output(of: chord) {
    case .character(let scalar):
      KeyTable.Entry(symbol: scalar.value, scalar: scalar, chord: chord)
    case .waiting(.dead(let scalar)):
      KeyTable.Entry(symbol: ConsoleSequences.dead(scalar), scalar: nil, chord: chord)
    case .waiting(.compose):
      KeyTable.Entry(symbol: ConsoleSequences.compose, scalar: nil, chord: chord)
    default: nil
    }
  }

  /// The kernel's modifiers under which keymaps have characters; Ctrl and Alt make commands.
  ///
  /// Keymaps with more than four levels also use the modifiers that distinguish the left key from
  /// the right.
  static let levelModifiers = [KG_SHIFT, KG_ALTGR, KG_SHIFTL, KG_SHIFTR, KG_CTRLL, KG_CTRLR]
    .map { UInt8($0) }

  /// Returns the sets of keys to hold around a key: none, one, and two of different modifiers.
  private func modifierCombinations() -> [[Keycode]] {
    let keys = Self.levelModifiers.compactMap { number in
      ([.leftShift, .rightShift, .rightAlt] + VirtualKeyboard.keys).first {
        keyboard.symbol(of: $0) == .modifier(number)
      }
    }
    let pairs = keys.indices.flatMap { index in keys[(index + 1)...].map { [$0, keys[index]] } }
    return [[]] + keys.map { [$0] } + pairs
  }

  /// Returns the key that is held for a modifier of a stroke.
  ///
  /// - Returns: The key; `nil` if there is none, such as for Super, which the kernel lacks.
  static func key(
    for modifier: KeyStroke.Modifiers, on keyboard: ConsoleKeyboard
  ) -> Keycode? {
    let usual: [Keycode]
    switch modifier {
    case .shift: usual = [.leftShift, .rightShift]
    case .altGr: usual = [.rightAlt]
    case .control: usual = [.leftControl]
    case .alt: usual = [.leftAlt]
    default: return nil
    }
    return (usual + VirtualKeyboard.keys).first { strokeModifier(of: $0, on: keyboard) == modifier }
  }

  /// Returns the modifier that a key holds; `nil` for none.
  ///
  /// A modifier unknown to strokes counts as Super, since no text is typed under either.
  private static func strokeModifier(
    of key: Keycode, on keyboard: ConsoleKeyboard
  ) -> KeyStroke.Modifiers? {
    guard case .modifier(let number) = keyboard.symbol(of: key) else { return nil }
    switch Int32(number) {
    case KG_SHIFT, KG_SHIFTL, KG_SHIFTR: return .shift
    case KG_ALTGR: return .altGr
    case KG_CTRL, KG_CTRLL, KG_CTRLR: return .control
    case KG_ALT: return .alt
    default: return .super
    }
  }
}

// MARK: - Keys without text

extension ConsoleSearch {
  private func keys() -> KeyTable.Keys {
    var keys = KeyTable.Keys(
      enter: key(.enter) { $0 == .other(.enter) }, tab: key(.tab) { $0 == .control(0x09) },
      // Both delete characters are accepted: the terminal's settings decide, and keymaps conform to
      // them.
      backspace: key(.backspace) { $0 == .control(0x7F) || $0 == .control(0x08) })
    for function in FunctionKey.allCases {
      guard let key = key(for: function) else { continue }
      keys.functions[function] = KeyChord(key)
    }
    for modifier in KeyStroke.Modifiers.each {
      keys.modifiers[modifier] = Self.key(for: modifier, on: keyboard)
    }
    keys.modifiersByKey = modifiersByKey()
    return keys
  }

  /// Returns the modifiers that each key holds.
  private func modifiersByKey() -> [Keycode: KeyStroke.Modifiers] {
    var modifiersByKey: [Keycode: KeyStroke.Modifiers] = [:]
    for key in VirtualKeyboard.keys {
      modifiersByKey[key] = Self.strokeModifier(of: key, on: keyboard)
    }
    return modifiersByKey
  }

  /// Returns a key with this output without modifiers: the usual key if possible, otherwise the
  /// lowest keycode.
  private func key(
    _ usual: Keycode, where isWanted: (ConsoleKeyboard.Output) -> Bool
  ) -> KeyChord? {
    ([usual] + VirtualKeyboard.keys).lazy.map { KeyChord($0) }
      .first { keyboard.output(of: $0).map(isWanted) ?? false }
  }

  /// Returns the key for a function.
  ///
  /// A key without effect on the console is accepted, since programs that read devices directly may
  /// use it.
  private func key(for function: FunctionKey) -> Keycode? {
    let usual = function.standard.key
    let symbol = keyboard.symbol(of: usual)
    if symbol == .nothing || symbol == function.consoleSymbol { return usual }
    guard let wanted = function.consoleSymbol else { return nil }
    return VirtualKeyboard.keys.first { keyboard.symbol(of: $0) == wanted }
  }
}

extension FunctionKey {
  /// The key's symbol on a text console; `nil` if the kernel has none.
  ///
  /// **Source:** linux/keyboard.h, `K_F1` to `K_PAUSE`, `K_DOWN` to `K_UP`. The kernel names Home
  /// and End after the keys in their places on old terminals, Find and Select.
  fileprivate var consoleSymbol: ConsoleSymbol? {
    switch self {
    case .escape: .byte(0x1B, isLetter: false)
    case .down: .cursor(0)
    case .left: .cursor(1)
    case .right: .cursor(2)
    case .up: .cursor(3)
    case .home: .function(20)
    case .insert: .function(21)
    case .delete: .function(22)
    case .end: .function(23)
    case .pageUp: .function(24)
    case .pageDown: .function(25)
    case .menu: .function(28)
    case .pause: .function(29)
    case .numLock: .numLock
    case .scrollLock: .scrollLock
    default: Self.numbered.firstIndex(of: self).map { ConsoleSymbol.function(UInt8($0)) }
    }
  }

  private static let numbered: [FunctionKey] = [
    .f1, .f2, .f3, .f4, .f5, .f6, .f7, .f8, .f9, .f10, .f11, .f12,
  ]
}
