// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
import Linux

@testable import KeyOutput

extension Keymap {
  init(_ layout: String, _ variant: String = "", options: String = "") throws {
    try self.init(.names(KeymapNames(layout: layout, variant: variant, options: options)))
  }

  /// Returns the text of a keymap whose keys have one level.
  static func oneLevel(_ keycodes: String, compat: String = "", symbols: String) -> String {
    """
    xkb_keymap {
      xkb_keycodes { minimum = 8; maximum = 255; \(keycodes) };
      xkb_types { type "ONE_LEVEL" { modifiers = none; level_name[Level1] = "Any"; }; };
      xkb_compat { \(compat) };
      xkb_symbols { \(symbols) };
    };
    """
  }
}

extension KeymapDecoder {
  init(_ layout: String, _ variant: String = "") throws {
    try self.init(.names(KeymapNames(layout: layout, variant: variant)))
  }

  /// Returns the text of some chords in sequence.
  mutating func text(of chords: [KeyChord]) -> String {
    var text = ""
    for event in chords.flatMap(\.events) {
      text += handle(event)?.text ?? ""
    }
    return text
  }
}

extension KeyChord {
  /// All downs and ups.
  var events: [KeyEvent] {
    var events: [KeyEvent] = []
    appendPresses(to: &events)
    appendReleases(to: &events)
    return events
  }
}

extension Keycode {
  static let a = Keycode(rawValue: 30)
  static let e = Keycode(rawValue: 18)
  static let y = Keycode(rawValue: 21)
  static let z = Keycode(rawValue: 44)
  static let q = Keycode(rawValue: 16)
  static let comma = Keycode(rawValue: 51)
}
