// SPDX-License-Identifier: MIT

public import ClavierKit

extension Keymap {
  /// Returns the single chord that presses a key under modifiers.
  ///
  /// A character's key is the key that types it in this keymap: Ctrl and C is C's key, in any
  /// position. Modifiers needed to reach the character are held as well, such as Shift for a digit
  /// on a French keyboard.
  ///
  /// A keymap without Latin letters still has the keys. A letter a–z or a digit that the keymap
  /// cannot type is pressed in its position on the layout "us". Users of such keyboards press the
  /// same keys, and programs recognise Ctrl+C by that position.
  ///
  /// Caps Lock has no influence: programs recognise a shortcut with and without it.
  ///
  /// - Parameters:
  ///   - stroke: The key and its modifiers.
  ///   - group: The receiver's group.
  /// - Returns: The chord; `nil` if the keymap lacks one of the modifiers or the key.
  public func chord(for stroke: KeyStroke, inGroup group: Int = 0) -> KeyChord? {
    guard let table = table(ofGroup: group), let key = table.chord(for: stroke.key) else {
      return nil
    }
    var held: [Keycode] = []
    for modifier in KeyStroke.Modifiers.each where stroke.modifiers.contains(modifier) {
      guard let key = table.keys.modifiers[modifier] else { return nil }
      held.append(key)
    }
    // Level modifiers go down between the other modifiers and Shift, which is the last.
    let levels = key.modifiers.filter { !held.contains($0) }
    let shifts: Set<Keycode> = [.leftShift, .rightShift]
    let others = held.filter { !shifts.contains($0) } + levels.filter { !shifts.contains($0) }
    let shift = held.first(where: shifts.contains) ?? levels.first(where: shifts.contains)
    return KeyChord(key.key, modifiers: others + (shift.map { [$0] } ?? []))
  }

  /// Returns the modifiers that no key of the keymap holds.
  func missing(of modifiers: KeyStroke.Modifiers, inGroup group: Int = 0) -> KeyStroke.Modifiers {
    let keys = table(ofGroup: group)?.keys.modifiers ?? [:]
    return KeyStroke.Modifiers(
      KeyStroke.Modifiers.each.filter { modifiers.contains($0) && keys[$0] == nil })
  }

  /// Returns the modifiers that are active while keys are held, on any keyboard.
  ///
  /// - Parameters:
  ///   - keys: The held keys, modifiers and others.
  ///   - group: The receiver's group.
  /// - Returns: The modifiers; Super also stands for a modifier that strokes lack.
  public func modifiers(
    heldBy keys: some Sequence<Keycode>, inGroup group: Int = 0
  ) -> KeyStroke.Modifiers {
    guard let modifiersByKey = table(ofGroup: group)?.keys.modifiersByKey else { return [] }
    return keys.reduce(into: []) { $0.formUnion(modifiersByKey[$1] ?? []) }
  }

  private func table(ofGroup group: Int) -> KeyTable? {
    group == 0 ? tableAtRest : store.table(KeyTable.State(group: group))
  }
}

extension KeyTable {
  fileprivate func chord(for key: KeyStroke.Key) -> KeyChord? {
    switch key {
    case .character(let character):
      chord(for: character, EntryFilter()) ?? KeyTable.chordOnUSLayout(for: character)
    case .function(let key): keys.functions[key]
    case .backspace: keys.backspace
    case .return: keys.enter
    case .tab: keys.tab
    }
  }

  /// Returns the key of a letter or digit on the layout "us".
  private static func chordOnUSLayout(for character: Character) -> KeyChord? {
    guard let ascii = character.asciiValue else { return nil }
    return Keycode(usLetterOrDigit: ascii).map { KeyChord($0) }
  }
}
