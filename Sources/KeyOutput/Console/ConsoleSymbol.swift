// SPDX-License-Identifier: MIT

import CLinux

/// The meaning of a value in a text console's table.
///
/// **Source:** linux/keyboard.h for the kinds; drivers/tty/vt/keyboard.c for their effects.
enum ConsoleSymbol: Hashable, Sendable {
  case nothing
  /// A byte of the console's charset, including control characters; Caps Lock affects letters.
  case byte(UInt8, isLetter: Bool)
  case character(Unicode.Scalar)
  /// A dead key: its sign begins accents, and the next key completes one.
  case dead(Unicode.Scalar)
  /// The Compose key, which combines the next two keys.
  case compose
  /// A modifier, active while it is down; the kernel's number, such as `KG_SHIFT`.
  case modifier(UInt8)
  /// A lock: it inverts a modifier until it is pressed again.
  case lock(UInt8)
  /// A decimal digit of a character's number.
  case digit(UInt8)
  case enter
  case capsLock
  case numLock
  case scrollLock
  /// A function key, which sends one of the kernel's strings, such as F1's.
  case function(UInt8)
  /// An arrow key: 0 is down, 1 left, 2 right, 3 up.
  case cursor(UInt8)
  /// Any other function, such as a console switch or the number pad, which depends on modes that
  /// cannot be queried.
  case other

  init(_ value: UInt16) {
    let number = UInt8(truncatingIfNeeded: value)
    switch Int32(value >> 8) {
    case KT_LATIN: self = .byte(number, isLetter: false)
    case KT_LETTER: self = .byte(number, isLetter: true)
    case KT_FN: self = .function(number)
    case KT_SPEC: self = Self.special(number)
    case KT_DEAD:
      self =
        Self.deadKeys.indices.contains(Int(number)) ? .dead(Self.deadKeys[Int(number)]) : .other
    case KT_DEAD2: self = .dead(Unicode.Scalar(number))
    case KT_CUR: self = .cursor(number)
    case KT_SHIFT: self = .modifier(number)
    case KT_LOCK: self = .lock(number)
    case KT_ASCII: self = number < 10 ? .digit(number) : .other
    case KT_PAD, KT_CONS, KT_META, KT_SLOCK, KT_BRL: self = .other
    default:
      // Other values are characters, XORed with 0xF000 so that they match no kind.
      self = Unicode.Scalar(UInt32(value ^ 0xF000)).map { .character($0) } ?? .other
    }
  }

  /// Returns the symbol of a special function.
  ///
  /// **Source:** linux/keyboard.h, `K_HOLE` to `K_BARENUMLOCK`.
  private static func special(_ number: UInt8) -> ConsoleSymbol {
    switch number {
    case 0, 126, 127: .nothing
    case 1: .enter
    case 7: .capsLock
    case 8, 19: .numLock
    case 9: .scrollLock
    case 14: .compose
    default: .other
    }
  }

  /// The characters of the kernel's dead keys, by their numbers.
  ///
  /// **Source:** drivers/tty/vt/keyboard.c, `ret_diacr`. Older kernels have only the first six, and
  /// their tables have no higher numbers.
  private static let deadKeys: [Unicode.Scalar] = [
    "`", "'", "^", "~", "\"", ",", "_", "U", ".", "*", "=", "c", "k", "i", "#", "o", "!", "?", "+",
    "-", ")", "(", ":", "n", ";", "$", "@",
  ]
}
