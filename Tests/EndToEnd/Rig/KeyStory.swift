// SPDX-License-Identifier: MIT

import ClavierKit
import KeyOutput

/// What a reader of the virtual keyboard makes of its keys: the same words as the engine's effects.
enum KeyStory {
  /// One thing that a receiver does.
  enum Deed: Hashable, CustomStringConvertible {
    case insert(Character)
    case delete
    /// A key that gives no text, or one under modifiers: their names and what the keymap calls it.
    case press(String)

    var description: String {
      switch self {
      case .insert(let character): "insert \(String(reflecting: String(character)))"
      case .delete: "delete"
      case .press(let name): "press \(name)"
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
  ///
  /// Which key a stroke is depends on the receiver's layout, so it is taken from there.
  ///
  /// - Throws: ``KeymapError``; ``RigError`` if a stroke cannot be pressed there.
  static func deeds(of effects: [Effect], keymap source: Keymap.Source) throws -> [Deed] {
    let keymap = try Keymap(source)
    var deeds: [Deed] = []
    for effect in effects {
      switch effect {
      case .insertText(let text): deeds += text.map(Deed.insert)
      case .deleteBackward(let count): deeds += Array(repeating: .delete, count: count)
      case .press(let stroke): deeds += try self.deeds(of: stroke, keymap, source)
      case .request: break
      }
    }
    return deeds
  }

  private static func deeds(
    of stroke: KeyStroke, _ keymap: Keymap, _ source: Keymap.Source
  ) throws -> [Deed] {
    guard let chord = keymap.chord(for: stroke) else {
      throw RigError("the receiver's layout has no keys for \(stroke)")
    }
    var events: [KeyEvent] = []
    chord.appendPresses(to: &events)
    chord.appendReleases(to: &events)
    var decoder = try KeymapDecoder(source)
    var deeds: [Deed] = []
    for event in events {
      if let keystroke = decoder.handle(event) { deeds += Deed.deeds(of: keystroke) }
    }
    return deeds
  }
}

extension KeyStory.Deed {
  /// What one keystroke does; nothing for modifiers alone.
  fileprivate static func deeds(of stroke: KeymapDecoder.Keystroke) -> [KeyStory.Deed] {
    if modifierNames.contains(stroke.name) { return [] }
    // Shift and AltGr alone choose a character; with the others it is the key that counts.
    if stroke.modifiers.isSubset(of: [.shift, .altGr]) {
      if stroke.name == "BackSpace" { return [.delete] }
      if stroke.name == "Return" || stroke.name == "Tab", stroke.modifiers.isEmpty {
        return stroke.text.map(KeyStory.Deed.insert)
      }
      if !stroke.text.isEmpty, stroke.text.allSatisfy({ !$0.isNewline && $0 != "\t" }) {
        return stroke.text.map(KeyStory.Deed.insert)
      }
    }
    return [.press((stroke.modifiers.names + [stroke.name]).joined(separator: "+"))]
  }

  /// What keymaps call the keys of modifiers.
  private static let modifierNames: Set<String> = [
    "Shift_L", "Shift_R", "Control_L", "Alt_L", "Alt_R", "Meta_L", "Super_L", "ISO_Level3_Shift",
    "ISO_Level5_Shift",
  ]
}
