// SPDX-License-Identifier: MIT

import ClavierKit
import KeyOutput

/// A reader's interpretation of the virtual keyboard's keys, in the terms of the engine's effects.
enum KeyTimeline {
  /// One action of a receiver.
  enum Action: Hashable, CustomStringConvertible {
    case insert(Character)
    case delete
    /// A key without text or one under modifiers: the names of both, as the keymap calls the key.
    case press(String)

    var description: String {
      switch self {
      case .insert(let character): "insert \(String(reflecting: String(character)))"
      case .delete: "delete"
      case .press(let name): "press \(name)"
      }
    }
  }

  /// Returns the actions of keys for a receiver with this keymap.
  ///
  /// - Throws: ``RigError`` if a key goes down twice, goes up twice or is left down.
  static func actions(of records: [KeyRecord], keymap: Keymap.Source) throws -> [Action] {
    var decoder = try KeymapDecoder(keymap)
    var down: Set<UInt16> = []
    var actions: [Action] = []
    for record in records {
      switch record.transition {
      case .down where !down.insert(record.code).inserted: throw RigError("\(record) twice")
      case .up where down.remove(record.code) == nil: throw RigError("\(record) but was not down")
      case .repeat: throw RigError("\(record): our keyboard does not repeat")
      case .down, .up: break
      }
      let event = KeyEvent(
        Keycode(rawValue: record.code), record.transition == .down ? .down : .up)
      if let stroke = decoder.handle(event) { actions += Action.actions(of: stroke) }
    }
    guard down.isEmpty, decoder.isAtRest else { throw RigError("keys were left down: \(down)") }
    return actions
  }

  /// Returns the actions that effects request.
  ///
  /// The receiver's layout determines the key of a stroke, so it is looked up there.
  ///
  /// - Throws: ``KeymapError``; ``RigError`` if a stroke cannot be pressed there.
  static func actions(of effects: [Effect], keymap source: Keymap.Source) throws -> [Action] {
    let keymap = try KeymapCache.keymap(source)
    // A stroke is decoded once: a drag presses the same arrow many times.
    var strokes: [KeyStroke: [Action]] = [:]
    var actions: [Action] = []
    for effect in effects {
      switch effect {
      case .insertText(let text): actions += text.map(Action.insert)
      case .deleteBackward(let count): actions += Array(repeating: .delete, count: count)
      case .press(let stroke):
        let pressed = try strokes[stroke] ?? self.actions(of: stroke, keymap, source)
        strokes[stroke] = pressed
        actions += pressed
      case .request: break
      }
    }
    return actions
  }

  private static func actions(
    of stroke: KeyStroke, _ keymap: Keymap, _ source: Keymap.Source
  ) throws -> [Action] {
    guard let chord = keymap.chord(for: stroke) else {
      throw RigError("the receiver's layout has no keys for \(stroke)")
    }
    var events: [KeyEvent] = []
    chord.appendPresses(to: &events)
    chord.appendReleases(to: &events)
    var decoder = try KeymapDecoder(source)
    var actions: [Action] = []
    for event in events {
      if let keystroke = decoder.handle(event) { actions += Action.actions(of: keystroke) }
    }
    return actions
  }
}

extension KeyTimeline.Action {
  /// Returns the actions of one keystroke; none for modifiers alone.
  fileprivate static func actions(of stroke: KeymapDecoder.Keystroke) -> [KeyTimeline.Action] {
    if modifierNames.contains(stroke.name) { return [] }
    // Shift and AltGr alone choose a character; with other modifiers the key itself counts.
    if stroke.modifiers.isSubset(of: [.shift, .altGr]) {
      if stroke.name == "BackSpace" { return [.delete] }
      if stroke.name == "Return" || stroke.name == "Tab", stroke.modifiers.isEmpty {
        return stroke.text.map(KeyTimeline.Action.insert)
      }
      if !stroke.text.isEmpty, stroke.text.allSatisfy({ !$0.isNewline && $0 != "\t" }) {
        return stroke.text.map(KeyTimeline.Action.insert)
      }
    }
    return [.press((stroke.modifiers.names + [stroke.name]).joined(separator: "+"))]
  }

  /// The names of the modifier keys in keymaps.
  private static let modifierNames: Set<String> = [
    "Shift_L", "Shift_R", "Control_L", "Alt_L", "Alt_R", "Meta_L", "Super_L", "ISO_Level3_Shift",
    "ISO_Level5_Shift",
  ]
}
