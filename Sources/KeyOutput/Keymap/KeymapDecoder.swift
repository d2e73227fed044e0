// SPDX-License-Identifier: MIT

import CXkbcommon
public import ClavierKit

/// Decodes keys as their receiver does; the inverse of ``Typist``.
///
/// Dead keys are not composed: such a keystroke has a name and no text.
public struct KeymapDecoder: ~Copyable {
  /// The result of a key that went down.
  public struct Keystroke: Hashable, Sendable {
    /// The symbol's name, such as "adiaeresis" or "BackSpace"; "NoSymbol" if the key has none.
    public var name: String
    /// The text that the key types, a line feed for Return; empty for keys that type nothing.
    public var text: String
    /// The held modifiers.
    public var modifiers: KeyStroke.Modifiers = []
  }

  private var state: KeyboardState
  private var down = KeySet()

  /// Creates a keyboard on which no key has been pressed.
  ///
  /// - Throws: ``KeymapError``, as ``Keymap/init(_:)`` does.
  public init(_ source: Keymap.Source) throws(KeymapError) {
    let keymap = try CompiledKeymap(source)
    guard let state = KeyboardState(keymap) else { throw .textNotUnderstood }
    self.state = state
  }

  /// Whether no key is down and no modifier is held or latched.
  public var isAtRest: Bool {
    down.isEmpty && state.modifiers.held == 0 && state.modifiers.latched == 0
  }

  /// Processes a key event.
  ///
  /// - Returns: The keystroke, if the key went down.
  public mutating func handle(_ event: KeyEvent) -> Keystroke? {
    // A key's symbol depends on the modifiers held before it, so it is read first.
    let keystroke = Keystroke(
      name: name(of: event.key), text: text(of: event.key), modifiers: state.strokeModifiers)
    state.handle(event)
    switch event.transition {
    case .down:
      down.insert(event.key)
      return keystroke
    case .up:
      down.remove(event.key)
      return nil
    }
  }

  private func name(of key: Keycode) -> String {
    var buffer = [CChar](repeating: 0, count: KeymapDecoder.nameSize)
    let length = xkb_keysym_get_name(state.keysym(of: key), &buffer, buffer.count)
    guard length > 0 else { return "NoSymbol" }
    return String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The size of the longest name in bytes, with its terminator.
  ///
  /// **Source:** xkbcommon.h on `xkb_keysym_get_name`: "at least 64 bytes is recommended".
  private static let nameSize = 64

  private func text(of key: Keycode) -> String {
    switch state.scalar(of: key) {
    case "\r": "\n"
    case "\t": "\t"
    case let scalar? where scalar.properties.generalCategory != .control: String(scalar)
    default: ""
    }
  }
}
