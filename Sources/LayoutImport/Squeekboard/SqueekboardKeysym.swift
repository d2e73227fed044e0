// SPDX-License-Identifier: MIT

import ClavierKit

/// The key names of squeekboard's layouts, which are keysym names of X.
///
/// **Source:** xkbcommon-keysyms.h; the names used by Debian's layouts, and related ones.
enum SqueekboardKeysym {
  /// Returns the action of a key of this name; `nil` for an unknown name.
  static func action(_ name: String) -> KeyboardAction? {
    if let key = functionKeys[name] { return .key(key) }
    if let sign = signs[name] { return .character(sign) }
    if let action = actions[name] { return action }
    // The name of a letter or digit is the character itself; other characters are named by their
    // code point.
    if name.utf8.count == 1 { return .character(name) }
    if name.utf8.first == UInt8(ascii: "U"), name.utf8.count > 4, name.utf8.count < 8,
      let number = UInt32(name.dropFirst(), radix: 16), let scalar = Unicode.Scalar(number),
      scalar.properties.generalCategory != .control
    {
      return .character(String(scalar))
    }
    return nil
  }

  /// All known names, for suggestions.
  static var names: [String] {
    (Array(functionKeys.keys) + Array(signs.keys) + Array(actions.keys)).sorted()
  }

  private static let actions: [String: KeyboardAction] = [
    "BackSpace": .backspace, "Caps_Lock": .capsLock, "Escape": .escape,
    "KP_Enter": .primary(.return),
    "Return": .primary(.return), "Tab": .tab, "space": .space,
  ]

  private static let functionKeys: [String: FunctionKey] = [
    "Left": .left, "Right": .right, "Up": .up, "Down": .down,
    "Home": .home, "End": .end, "Page_Up": .pageUp, "Page_Down": .pageDown, "Prior": .pageUp,
    "Next": .pageDown, "Insert": .insert, "Delete": .delete, "Print": .printScreen,
    "Scroll_Lock": .scrollLock, "Pause": .pause, "Break": .pause, "Num_Lock": .numLock,
    "Menu": .menu, "XF86AudioRaiseVolume": .volumeUp, "XF86AudioLowerVolume": .volumeDown,
    "XF86AudioMute": .volumeMute, "XF86MonBrightnessUp": .brightnessUp,
    "XF86MonBrightnessDown": .brightnessDown, "XF86AudioPlay": .mediaPlay,
    "XF86AudioStop": .mediaStop, "XF86AudioNext": .mediaNext, "XF86AudioPrev": .mediaPrevious,
    "XF86Back": .browserBack, "XF86Forward": .browserForward, "XF86HomePage": .browserHome,
    "XF86Reload": .browserReload,
    "F1": .f1, "F2": .f2, "F3": .f3, "F4": .f4, "F5": .f5, "F6": .f6, "F7": .f7, "F8": .f8,
    "F9": .f9, "F10": .f10, "F11": .f11, "F12": .f12,
  ]

  private static let signs = [
    "exclam": "!", "quotedbl": "\"", "numbersign": "#", "dollar": "$", "percent": "%",
    "ampersand": "&", "apostrophe": "'", "parenleft": "(", "parenright": ")", "asterisk": "*",
    "plus": "+", "comma": ",", "minus": "-", "period": ".", "slash": "/", "colon": ":",
    "semicolon": ";", "less": "<", "equal": "=", "greater": ">", "question": "?", "at": "@",
    "bracketleft": "[", "backslash": "\\", "bracketright": "]", "asciicircum": "^",
    "underscore": "_", "grave": "`", "braceleft": "{", "bar": "|", "braceright": "}",
    "asciitilde": "~", "EuroSign": "€", "sterling": "£", "section": "§", "degree": "°",
  ]
}
