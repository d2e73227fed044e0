// SPDX-License-Identifier: MIT

extension KeyChord {
  /// What it costs to press it, as ``KeyCost`` says, a key of another group not counted.
  var cost: Int { modifiers.reduce(KeyCost.place(key)) { $0 + KeyCost.modifier($1) } }
}

/// What decides between several ways to type the same character: the least sum is taken.
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
/// So the order of ways is, the first that there is:
/// 1. the chord that gives the character in the state that the receiver is in, Caps Lock and all;
/// 2. the chord of a canonically equal one;
/// 3. a dead key and what it joins, where the receiver composes;
/// 4. the character in pieces, such as a letter and its mark;
/// 5. a chord that holds another group for its time;
/// 6. a switch to another group, or of Caps Lock, and back: once for all characters that are together;
/// 7. the number of the character, where the receiver knows a way to type it.
enum KeyCost {
  /// Every key that a sequence has beyond its first.
  static let anotherKey = 64
  /// A key that leads to another group while it is held; more than any sequence within a group.
  static let otherGroup = 1_000
  /// A chord that takes the receiver to another state.
  static let change = 10_000
  /// A character's number; more than a way there and back.
  static let number = 100_000

  static func modifier(_ key: Keycode) -> Int { key == .leftShift ? 1 : 3 }

  /// A key that only some keyboards have costs more than Shift, since programs that look at
  /// keycodes, such as remote desktops, may know them differently: "<" is Shift and comma on the
  /// layout "us".
  static func place(_ key: Keycode) -> Int {
    switch key.place {
    case .main: 0
    case .regional: 2
    case .elsewhere: 20
    case .keypad: 40
    }
  }
}
