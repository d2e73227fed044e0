// SPDX-License-Identifier: MIT

extension KeyChord {
  /// The cost of the chord by ``KeyCost``, without that of a key that selects another group.
  var cost: Int { modifiers.reduce(KeyCost.block(of: key)) { $0 + KeyCost.modifier($1) } }
}

/// The cost of a way to type a character; the way with the lowest sum is chosen.
///
///     a key        all keyboards have it  0        for each modifier    Shift          1
///                  some keyboards have it 2                             any other      3
///                  of remote controls    20
///                  of the number pad     40        for each key beyond the first      64
///
///     a key that holds another group    1 000      a chord that goes to another     10 000
///                                                  group, or turns Caps Lock off
///                                                  a character by its number  100 000
///
/// The first existing way in this order is used:
/// 1. the chord for the character in the receiver's state, including Caps Lock;
/// 2. the chord of a canonically equal one;
/// 3. a dead key and the letter that it modifies, where the receiver composes;
/// 4. the character in pieces, such as a letter and its mark;
/// 5. a chord that temporarily selects another group;
/// 6. a switch to another group, or of Caps Lock, and back: once for all adjacent characters;
/// 7. the number of the character, where the receiver supports it.
enum KeyCost {
  /// The cost of every key of a sequence beyond its first.
  static let additionalKey = 64
  /// The cost of a key that selects another group while it is held; more than any sequence within a
  /// group.
  static let otherGroup = 1_000
  /// The cost of a chord that changes the receiver's state.
  static let change = 10_000
  /// The cost of a character's number; more than a state change and the change back.
  static let number = 100_000

  static func modifier(_ key: Keycode) -> Int { key == .leftShift ? 1 : 3 }

  /// Returns the cost of a key by its block.
  ///
  /// A key that only some keyboards have costs more than Shift, since programs that use keycodes,
  /// such as remote desktops, may map that key differently. So "<" is Shift and comma on the layout
  /// "us".
  static func block(of key: Keycode) -> Int {
    switch key.block {
    case .main: 0
    case .regional: 2
    case .other: 20
    case .keypad: 40
    }
  }
}
