// SPDX-License-Identifier: MIT

import CXkbcommon
import ClavierKit

@testable import KeyOutput

/// A program that receives keys: libxkbcommon and its Compose, without our code.
///
/// It shares no code with the search for chords, so it detects that search's mistakes.
final class IndependentReader {
  private let context: OpaquePointer
  private let keymap: OpaquePointer
  private let state: OpaquePointer
  private let compose: OpaquePointer?

  /// - Parameters:
  ///   - names: The keymap.
  ///   - locale: The locale of its compositions; `nil` for none.
  init?(_ names: KeymapNames, composing locale: String? = nil) {
    guard let context = xkb_context_new(XKB_CONTEXT_NO_ENVIRONMENT_NAMES) else { return nil }
    let keymap = names.layout.withCString { layout in
      names.variant.withCString { variant in
        names.options.withCString { options in
          var rules = xkb_rule_names(
            rules: nil, model: nil, layout: layout, variant: variant, options: options)
          return xkb_keymap_new_from_names(context, &rules, XKB_KEYMAP_COMPILE_NO_FLAGS)
        }
      }
    }
    guard let keymap, let state = xkb_state_new(keymap) else { return nil }
    self.context = context
    self.keymap = keymap
    self.state = state
    compose = locale.flatMap { locale in
      xkb_compose_table_new_from_locale(context, locale, XKB_COMPOSE_COMPILE_NO_FLAGS).flatMap {
        xkb_compose_state_new($0, XKB_COMPOSE_STATE_NO_FLAGS)
      }
    }
  }

  deinit {
    if let compose { xkb_compose_state_unref(compose) }
    xkb_state_unref(state)
    xkb_keymap_unref(keymap)
    xkb_context_unref(context)
  }

  /// Reads a key.
  ///
  /// - Returns: The typed text, a line feed for Return.
  func read(_ event: KeyEvent) -> String {
    let code = UInt32(event.key.rawValue) + 8
    guard event.transition == .down else {
      xkb_state_update_key(state, code, XKB_KEY_UP)
      return ""
    }
    defer { xkb_state_update_key(state, code, XKB_KEY_DOWN) }
    let symbol = xkb_state_key_get_one_sym(state, code)
    guard let compose else { return text(of: xkb_state_key_get_utf32(state, code)) }
    xkb_compose_state_feed(compose, symbol)
    switch xkb_compose_state_get_status(compose) {
    case XKB_COMPOSE_COMPOSED:
      var buffer = [CChar](repeating: 0, count: 64)
      let length = xkb_compose_state_get_utf8(compose, &buffer, buffer.count)
      xkb_compose_state_reset(compose)
      let bytes = buffer.prefix(Int(length)).map(UInt8.init(bitPattern:))
      return String(decoding: bytes, as: UTF8.self)
    case XKB_COMPOSE_COMPOSING: return ""
    case XKB_COMPOSE_CANCELLED:
      xkb_compose_state_reset(compose)
      return "<cancelled>"
    default: return text(of: xkb_state_key_get_utf32(state, code))
    }
  }

  func read(_ chords: [KeyChord]) -> String { chords.flatMap(\.events).map(read).joined() }

  func tap(_ key: Keycode) { _ = read(KeyChord(key).events.map { $0 }) }
  func press(_ key: Keycode) { _ = read(KeyEvent(key, .down)) }

  private func read(_ events: [KeyEvent]) -> String { events.map(read).joined() }

  /// Selects a group, as a program does on a notification.
  func select(group: Int) {
    xkb_state_update_mask(
      state, 0, 0, xkb_state_serialize_mods(state, XKB_STATE_MODS_LOCKED), 0, 0, UInt32(group))
  }

  /// The pressed, latched and locked modifiers, and the effective group.
  var situation: [UInt32] {
    [
      xkb_state_serialize_mods(state, XKB_STATE_MODS_DEPRESSED),
      xkb_state_serialize_mods(state, XKB_STATE_MODS_LATCHED),
      xkb_state_serialize_mods(state, XKB_STATE_MODS_LOCKED),
      xkb_state_serialize_layout(state, XKB_STATE_LAYOUT_EFFECTIVE),
    ]
  }

  private func text(of value: UInt32) -> String {
    switch value {
    case 0: ""
    case 13: "\n"
    default: Unicode.Scalar(value).map { String($0) } ?? ""
    }
  }
}

extension Typist {
  /// Types a text.
  func keys(for text: String) -> (chords: [KeyChord], missing: [UntypableReason]) {
    var sequence = KeySequence()
    let missing = type(.insertText(text), into: &sequence)
    return (sequence.chords, missing)
  }
}
