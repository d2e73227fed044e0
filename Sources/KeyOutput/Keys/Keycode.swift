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

  /// The difference of XKB's keycodes to the kernel's.
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
  enum Place: Int {
    /// The block of letters and digits that all keyboards share.
    case main
    /// The keys that only European and Japanese keyboards have.
    case regional
    /// Any other place, such as keys of remote controls.
    case elsewhere
    /// The number pad, whose keys depend on Num Lock in many programs.
    case keypad
  }

  /// The place of this key on a keyboard.
  var place: Place {
    switch Int32(rawValue) {
    case KEY_KPASTERISK, KEY_KP7...KEY_KPDOT, KEY_KPJPCOMMA, KEY_KPENTER, KEY_KPSLASH, KEY_KPEQUAL,
      KEY_KPPLUSMINUS, KEY_KPCOMMA, KEY_KPLEFTPAREN, KEY_KPRIGHTPAREN:
      .keypad
    case KEY_1...KEY_SPACE: .main
    case KEY_102ND, KEY_RO, KEY_YEN: .regional
    default: .elsewhere
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
}
