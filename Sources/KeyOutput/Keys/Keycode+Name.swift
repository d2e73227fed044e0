// SPDX-License-Identifier: MIT

import CLinux

extension Keycode {
  /// The key's name: the kernel's constant without `KEY_`, in lower case.
  ///
  /// A key that no layout of ours uses is `key` and its number.
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
