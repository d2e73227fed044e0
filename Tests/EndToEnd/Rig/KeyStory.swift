// SPDX-License-Identifier: MIT

import ClavierKit
import KeyOutput

/// What a reader of the virtual keyboard makes of its keys: the same words as the engine's effects.
enum KeyStory {
  /// One thing that a receiver does.
  enum Deed: Hashable, CustomStringConvertible {
    case insert(Character)
    case delete
    case press(String)

    var description: String {
      switch self {
      case .insert(let character): "insert \(String(reflecting: String(character)))"
      case .delete: "delete"
      case .press(let name): "key \(name)"
      }
    }
  }

  /// The deeds of keys, for a receiver with this keymap.
  ///
  /// - Throws: ``RigError`` if a key goes down that is down, up that is up, or is left down.
  static func deeds(of records: [KeyRecord], keymap: Keymap.Source) throws -> [Deed] {
    var decoder = try KeymapDecoder(keymap)
    var down: Set<UInt16> = []
    var deeds: [Deed] = []
    for record in records {
      switch record.transition {
      case .down where !down.insert(record.code).inserted: throw RigError("\(record) twice")
      case .up where down.remove(record.code) == nil: throw RigError("\(record) but was not down")
      case .repeat: throw RigError("\(record): our keyboard does not repeat")
      case .down, .up: break
      }
      let event = KeyEvent(
        Keycode(rawValue: record.code), record.transition == .down ? .down : .up)
      if let stroke = decoder.handle(event) { deeds += Deed.deeds(of: stroke) }
    }
    guard down.isEmpty, decoder.isAtRest else { throw RigError("keys were left down: \(down)") }
    return deeds
  }

  /// The deeds that effects ask for.
  static func deeds(of effects: [Effect]) -> [Deed] {
    effects.flatMap { effect -> [Deed] in
      switch effect {
      case .insertText(let text): text.map(Deed.insert)
      case .deleteBackward(let count): Array(repeating: .delete, count: count)
      case .pressKey(let key): [.press(key.rawValue)]
      case .request: []
      }
    }
  }
}

extension KeyStory.Deed {
  /// What one keystroke does; nothing for modifiers alone.
  fileprivate static func deeds(of stroke: KeymapDecoder.Keystroke) -> [KeyStory.Deed] {
    switch stroke.name {
    case "BackSpace": [.delete]
    case "Escape", "Left", "Right": [.press(stroke.name.lowercased())]
    default: stroke.text.map(KeyStory.Deed.insert)
    }
  }
}
