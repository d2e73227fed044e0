// SPDX-License-Identifier: MIT

/// The compositions of a text console, as sequences of its keys.
///
///     dead ´, e          the list of accents has ´ and e: é
///     dead ´, space      ´ itself
///     Compose, ´, e      the same list
///
/// **Source:** drivers/tty/vt/keyboard.c, `handle_diacr`.
enum ConsoleSequences {
  /// The symbol of the key Compose, which no character and no dead key has.
  static let compose: UInt32 = 0x4000_0000

  /// Returns the symbol of the dead key for a character.
  static func dead(_ scalar: Unicode.Scalar) -> UInt32 { 0x8000_0000 | scalar.value }

  /// Returns all sequences for characters that the console can send.
  static func sequences(of keymap: ConsoleKeymap) -> KeySequences {
    var found: [(scalar: Unicode.Scalar, symbols: [UInt32])] = []
    var prefixes: Set<[UInt32]> = []
    for accent in keymap.accents {
      let pair = [accent.diacritic.value, accent.base.value]
      guard prefixes.insert(pair).inserted, isSent(accent.result, keymap) else { continue }
      found.append((accent.result, [dead(accent.diacritic), accent.base.value]))
      found.append((accent.result, [compose] + pair))
    }
    // With a space, a dead key gives its own sign, unless the list has a pair with the space.
    let space = Unicode.Scalar(UInt8(ascii: " ")).value
    for scalar in deadKeys(of: keymap) where isSent(scalar, keymap) {
      guard prefixes.insert([scalar.value, space]).inserted else { continue }
      found.append((scalar, [dead(scalar), space]))
    }
    return KeySequences(found)
  }

  private static func isSent(_ scalar: Unicode.Scalar, _ keymap: ConsoleKeymap) -> Bool {
    keymap.charset.number(of: scalar) != nil
  }

  private static func deadKeys(of keymap: ConsoleKeymap) -> Set<Unicode.Scalar> {
    var scalars: Set<Unicode.Scalar> = []
    for table in keymap.tables.values {
      for value in table {
        if case .dead(let scalar) = ConsoleSymbol(value) { scalars.insert(scalar) }
      }
    }
    return scalars
  }
}
