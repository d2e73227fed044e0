// SPDX-License-Identifier: MIT

import CLinux

/// The kernel's number of a key.
///
/// XKB's number of the same key is larger by ``xkbOffset``.
///
/// **Source:** `linux/input-event-codes.h`, the constants `KEY_*`.
public struct Keycode: RawRepresentable, Hashable, Sendable, BitwiseCopyable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  init(_ constant: Int32) {
    self.init(rawValue: UInt16(constant))
  }

  public static let escape = Keycode(KEY_ESC)
  public static let backspace = Keycode(KEY_BACKSPACE)
  public static let tab = Keycode(KEY_TAB)
  public static let enter = Keycode(KEY_ENTER)
  public static let left = Keycode(KEY_LEFT)
  public static let right = Keycode(KEY_RIGHT)
  public static let leftShift = Keycode(KEY_LEFTSHIFT)
  public static let rightShift = Keycode(KEY_RIGHTSHIFT)
  public static let leftControl = Keycode(KEY_LEFTCTRL)
  public static let rightControl = Keycode(KEY_RIGHTCTRL)
  public static let leftAlt = Keycode(KEY_LEFTALT)
  /// The key with the system's logo.
  public static let leftSuper = Keycode(KEY_LEFTMETA)
  public static let rightSuper = Keycode(KEY_RIGHTMETA)
  public static let rightAlt = Keycode(KEY_RIGHTALT)
  public static let capsLock = Keycode(KEY_CAPSLOCK)
  public static let numLock = Keycode(KEY_NUMLOCK)

  /// The key that XKB calls `<LVL3>`, which the kernel's header does not name.
  ///
  /// **Source:** xkeyboard-config, `keycodes/evdev`: `<LVL3> = 92`.
  public static let level3 = Keycode(rawValue: 92 - xkbOffset)

  /// The difference between XKB's keycodes and the kernel's.
  ///
  /// **Source:** xkbcommon.h on `xkb_keycode_t`: "evdev keycodes … offset by 8".
  public static let xkbOffset: UInt16 = 8

  /// The highest keycode that an X server passes on.
  ///
  /// **Source:** the X protocol's KEYCODE, which lies in 8…255.
  public static let highest = Keycode(rawValue: 255 - xkbOffset)

  var xkb: UInt32 { UInt32(rawValue) + UInt32(Keycode.xkbOffset) }
}

extension Keycode {
  /// The block of a keyboard that a key is in, in order of preference.
  enum Block: Int {
    /// The block of letters and digits that all keyboards share.
    case main
    /// The keys that only European and Japanese keyboards have.
    case regional
    /// Any other block, such as keys of remote controls.
    case other
    /// The number pad, whose keys depend on Num Lock in many programs.
    case keypad
  }

  /// The block of a keyboard that this key is in.
  var block: Block {
    switch Int32(rawValue) {
    case KEY_KPASTERISK, KEY_KP7...KEY_KPDOT, KEY_KPJPCOMMA, KEY_KPENTER, KEY_KPSLASH, KEY_KPEQUAL,
      KEY_KPPLUSMINUS, KEY_KPCOMMA, KEY_KPLEFTPAREN, KEY_KPRIGHTPAREN:
      .keypad
    case KEY_1...KEY_SPACE: .main
    case KEY_102ND, KEY_RO, KEY_YEN: .regional
    default: .other
    }
  }
}

extension Keycode {
  /// Looks up the key of a letter or digit on the layout "us"; `nil` unless it is a–z or 0–9.
  ///
  /// **Source:** linux/input-event-codes.h, whose names are those of a US keyboard.
  init?(usLetterOrDigit ascii: UInt8) {
    let rows: [(keys: StaticString, first: Int32)] = [
      ("1234567890", KEY_1), ("qwertyuiop", KEY_Q), ("asdfghjkl", KEY_A), ("zxcvbnm", KEY_Z),
    ]
    for (keys, first) in rows {
      let place = keys.withUTF8Buffer { $0.firstIndex(of: ascii) }
      guard let place else { continue }
      self.init(first + Int32(place))
      return
    }
    return nil
  }

  /// The key's name: the kernel's constant without `KEY_`, in lower case.
  ///
  /// A key that no Clavier layout uses is named `key` and its number.
  ///
  /// **Source:** linux/input-event-codes.h.
  public var name: String {
    self == .level3 ? "level3" : Self.names[Int32(rawValue)] ?? "key\(rawValue)"
  }

  private static let names: [Int32: String] = Dictionary(uniqueKeysWithValues: [
    (KEY_ESC, "esc"), (KEY_1, "1"), (KEY_2, "2"), (KEY_3, "3"), (KEY_4, "4"), (KEY_5, "5"),
    (KEY_6, "6"), (KEY_7, "7"), (KEY_8, "8"), (KEY_9, "9"), (KEY_0, "0"), (KEY_MINUS, "minus"),
    (KEY_EQUAL, "equal"), (KEY_BACKSPACE, "backspace"), (KEY_TAB, "tab"), (KEY_Q, "q"),
    (KEY_W, "w"), (KEY_E, "e"), (KEY_R, "r"), (KEY_T, "t"), (KEY_Y, "y"), (KEY_U, "u"),
    (KEY_I, "i"), (KEY_O, "o"), (KEY_P, "p"), (KEY_LEFTBRACE, "leftbrace"),
    (KEY_RIGHTBRACE, "rightbrace"), (KEY_ENTER, "enter"), (KEY_LEFTCTRL, "leftctrl"), (KEY_A, "a"),
    (KEY_S, "s"), (KEY_D, "d"), (KEY_F, "f"), (KEY_G, "g"), (KEY_H, "h"), (KEY_J, "j"),
    (KEY_K, "k"), (KEY_L, "l"), (KEY_SEMICOLON, "semicolon"), (KEY_APOSTROPHE, "apostrophe"),
    (KEY_GRAVE, "grave"), (KEY_LEFTSHIFT, "leftshift"), (KEY_BACKSLASH, "backslash"), (KEY_Z, "z"),
    (KEY_X, "x"), (KEY_C, "c"), (KEY_V, "v"), (KEY_B, "b"), (KEY_N, "n"), (KEY_M, "m"),
    (KEY_COMMA, "comma"), (KEY_DOT, "dot"), (KEY_SLASH, "slash"), (KEY_RIGHTSHIFT, "rightshift"),
    (KEY_KPASTERISK, "kpasterisk"), (KEY_LEFTALT, "leftalt"), (KEY_SPACE, "space"),
    (KEY_CAPSLOCK, "capslock"), (KEY_F1, "f1"), (KEY_F2, "f2"), (KEY_F3, "f3"), (KEY_F4, "f4"),
    (KEY_F5, "f5"), (KEY_F6, "f6"), (KEY_F7, "f7"), (KEY_F8, "f8"), (KEY_F9, "f9"),
    (KEY_F10, "f10"), (KEY_NUMLOCK, "numlock"), (KEY_SCROLLLOCK, "scrolllock"), (KEY_KP7, "kp7"),
    (KEY_KP8, "kp8"), (KEY_KP9, "kp9"), (KEY_KPMINUS, "kpminus"), (KEY_KP4, "kp4"),
    (KEY_KP5, "kp5"), (KEY_KP6, "kp6"), (KEY_KPPLUS, "kpplus"), (KEY_KP1, "kp1"), (KEY_KP2, "kp2"),
    (KEY_KP3, "kp3"), (KEY_KP0, "kp0"), (KEY_KPDOT, "kpdot"), (KEY_102ND, "102nd"),
    (KEY_F11, "f11"), (KEY_F12, "f12"), (KEY_RO, "ro"), (KEY_KPENTER, "kpenter"),
    (KEY_RIGHTCTRL, "rightctrl"), (KEY_KPSLASH, "kpslash"), (KEY_RIGHTALT, "rightalt"),
    (KEY_HOME, "home"), (KEY_UP, "up"), (KEY_PAGEUP, "pageup"), (KEY_LEFT, "left"),
    (KEY_RIGHT, "right"), (KEY_END, "end"), (KEY_DOWN, "down"), (KEY_PAGEDOWN, "pagedown"),
    (KEY_INSERT, "insert"), (KEY_DELETE, "delete"), (KEY_YEN, "yen"), (KEY_LEFTMETA, "leftmeta"),
    (KEY_RIGHTMETA, "rightmeta"), (KEY_COMPOSE, "compose"), (KEY_SYSRQ, "sysrq"),
    (KEY_PAUSE, "pause"), (KEY_MENU, "menu"), (KEY_HENKAN, "henkan"), (KEY_MUHENKAN, "muhenkan"),
    (KEY_KATAKANAHIRAGANA, "katakanahiragana"), (KEY_KPEQUAL, "kpequal"),
    (KEY_KPCOMMA, "kpcomma"), (KEY_ZENKAKUHANKAKU, "zenkakuhankaku"), (KEY_KATAKANA, "katakana"),
    (KEY_HIRAGANA, "hiragana"), (KEY_LINEFEED, "linefeed"),
    (KEY_MUTE, "mute"), (KEY_VOLUMEDOWN, "volumedown"), (KEY_VOLUMEUP, "volumeup"),
    (KEY_BRIGHTNESSDOWN, "brightnessdown"), (KEY_BRIGHTNESSUP, "brightnessup"),
    (KEY_PLAYPAUSE, "playpause"), (KEY_STOPCD, "stopcd"), (KEY_NEXTSONG, "nextsong"),
    (KEY_PREVIOUSSONG, "previoussong"), (KEY_BACK, "back"), (KEY_FORWARD, "forward"),
    (KEY_HOMEPAGE, "homepage"), (KEY_REFRESH, "refresh"),
  ])
}
