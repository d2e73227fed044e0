// SPDX-License-Identifier: MIT

import ClavierKit

/// The function of a key of a US computer keyboard.
enum KeyRole {
  /// A character without and with Shift, such as `a` and `A`, or `1` and `!`.
  case sign(String, shifted: String)
  case shift
  case action(KeyboardAction)
  /// A mouse button, which keyboards do not have.
  case mouseButton
  /// A function that Clavier's keyboard does not have.
  case unknown

  /// Looks up the kernel's code of a key.
  ///
  /// **Source:** linux/input-event-codes.h for the codes; xkeyboard-config's `us` for the
  /// characters.
  init(code: Int) {
    if let index = Self.rows.firstIndex(where: { $0.codes.contains(code) }) {
      let row = Self.rows[index]
      let offset = code - row.codes.lowerBound
      self = .sign(row.small[offset], shifted: row.shifted[offset])
    } else if let sign = Self.keypad[code] {
      self = .sign(sign, shifted: sign)
    } else if let key = Self.functionKeys[code] {
      self = .action(.key(key))
    } else if let action = Self.actions[code] {
      self = .action(action)
    } else {
      switch code {
      case 42, 54: self = .shift
      case 0x110...0x117: self = .mouseButton
      default: self = .unknown
      }
    }
  }

  /// Returns the key's action on the page for a case; `nil` if the key has no place on a keyboard.
  ///
  /// A function without an equivalent action becomes a custom action of the given name.
  func action(for keyboardCase: Keyboard.Case, named name: String) -> KeyboardAction? {
    switch self {
    case .sign(let small, let shifted):
      switch keyboardCase {
      case .auto, .lowercased: .character(small)
      case .uppercased: .character(shifted)
      // As on computers, Caps Lock affects letters only.
      case .capsLocked: .character(small.uppercased() == shifted ? shifted : small)
      }
    case .shift: .shift(keyboardCase)
    case .action(let action): action
    case .mouseButton: nil
    case .unknown: .custom(named: name)
    }
  }

  /// A row of keys with consecutive codes.
  private struct Row {
    var codes: ClosedRange<Int>
    var small: [String]
    var shifted: [String]

    init(from first: Int, _ small: String, _ shifted: String) {
      (self.small, self.shifted) = (small.map(String.init), shifted.map(String.init))
      codes = first...(first + Swift.min(small.count, shifted.count) - 1)
    }
  }

  private static let rows = [
    Row(from: 2, "1234567890-=", "!@#$%^&*()_+"),
    Row(from: 16, "qwertyuiop[]", "QWERTYUIOP{}"),
    Row(from: 30, "asdfghjkl;'`", "ASDFGHJKL:\"~"),
    Row(from: 43, "\\zxcvbnm,./", "|ZXCVBNM<>?"),
    Row(from: 86, "<", ">"),
  ]

  private static let keypad = [
    55: "*", 71: "7", 72: "8", 73: "9", 74: "-", 75: "4", 76: "5", 77: "6", 78: "+", 79: "1",
    80: "2", 81: "3", 82: "0", 83: ".", 98: "/", 117: "=", 121: ",",
  ]

  private static let actions: [Int: KeyboardAction] = [
    1: .escape, 14: .backspace, 15: .tab, 28: .primary(.return), 57: .space, 58: .capsLock,
    96: .primary(.return), 29: .modifier(.control), 97: .modifier(.control), 56: .modifier(.alt),
    100: .modifier(.altGr), 125: .modifier(.super), 126: .modifier(.super),
  ]

  private static let functionKeys: [Int: FunctionKey] = [
    59: .f1, 60: .f2, 61: .f3, 62: .f4, 63: .f5, 64: .f6, 65: .f7, 66: .f8, 67: .f9, 68: .f10,
    87: .f11, 88: .f12, 69: .numLock, 70: .scrollLock, 99: .printScreen, 102: .home, 103: .up,
    104: .pageUp, 105: .left, 106: .right, 107: .end, 108: .down, 109: .pageDown, 110: .insert,
    111: .delete, 119: .pause, 127: .menu, 139: .menu,
    113: .volumeMute, 114: .volumeDown, 115: .volumeUp,
    158: .browserBack, 159: .browserForward, 163: .mediaNext, 164: .mediaPlay,
    165: .mediaPrevious, 166: .mediaStop, 172: .browserHome, 173: .browserReload,
    224: .brightnessDown, 225: .brightnessUp,
  ]
}
