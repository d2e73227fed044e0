// SPDX-License-Identifier: MIT

import CXkbcommon

/// A simulated keyboard on which chords are tried out before anybody types them.
///
///              a chord that is clean
///                 ┌──────────┐
///                 ▼          │        a chord leaves a trace
///     reset ──▶ at rest ─────┴─────────────────────────────▶ spoilt ──▶ reset
///
/// At rest is not nothing: locks, a group and keys that somebody holds belong to it.
final class TrialKeyboard {
  private var state: KeyboardState
  private let locked: UInt32
  private let group: UInt32
  private let held: [Keycode]
  /// What is in force while nothing is tried.
  let rest: KeyboardState.Modifiers

  /// A keyboard at rest; `nil` when memory is short.
  ///
  /// - Parameters:
  ///   - keymap: The keymap.
  ///   - locked: The modifiers that are locked.
  ///   - group: The group that is locked.
  ///   - held: The keys that are held, in the order in which they went down.
  convenience init?(
    _ keymap: borrowing CompiledKeymap, locked: UInt32, group: UInt32, held: [Keycode] = []
  ) {
    guard let state = KeyboardState(keymap, locked: locked, group: group) else { return nil }
    self.init(state, locked: locked, group: group, held: held)
  }

  private init(
    _ fresh: consuming KeyboardState, locked: UInt32, group: UInt32, held: [Keycode]
  ) {
    for key in held { fresh.handle(KeyEvent(key, .down)) }
    rest = fresh.modifiers
    state = fresh
    self.locked = locked
    self.group = group
    self.held = held
  }

  /// The same keyboard with more keys held.
  func holding(_ keys: [Keycode]) -> TrialKeyboard? {
    guard let other = KeyboardState(like: state, locked: locked, group: group) else { return nil }
    return TrialKeyboard(other, locked: locked, group: group, held: held + keys)
  }

  /// The symbol that the key gives now.
  func keysym(of key: Keycode) -> Keysym { Keysym(state.keysym(of: key)) }

  /// Presses a key, looks, and lifts it.
  ///
  /// - Returns: What was in force while it was down; `nil` if it left a trace.
  func hold(_ key: Keycode) -> KeyboardState.Modifiers? {
    defer { settle() }
    state.handle(KeyEvent(key, .down))
    let during = state.modifiers
    state.handle(KeyEvent(key, .up))
    return state.modifiers == rest ? during : nil
  }

  /// Presses modifiers, looks at all keys, and lifts them.
  ///
  /// - Parameters:
  ///   - modifiers: The keys to hold, in the order in which they go down.
  ///   - bits: The modifiers that they must put in force beside those at rest, and nothing else.
  ///   - group: The group that they must lead to.
  ///   - look: Is asked with each key and its symbol.
  /// - Returns: Whether going down they end a sequence that the receiver composes; `nil` if they did
  ///   something else, or left a trace.
  /// - Returns: Whether the modifiers did that, and left no trace.
  func look(
    holding modifiers: [Keycode], bits: UInt32, group: UInt32,
    _ look: (Keycode, Keysym) -> Void
  ) -> Bool? {
    defer { settle() }
    var endsSequence = false
    for key in modifiers {
      endsSequence = endsSequence || keysym(of: key).endsSequence
      guard press([key]) else { return nil }
    }
    var expected = rest
    expected.held |= bits
    expected.group = group
    guard state.modifiers == expected else { return nil }
    for key in VirtualKeyboard.keys { look(key, keysym(of: key)) }
    for key in modifiers.reversed() { state.handle(KeyEvent(key, .up)) }
    return state.modifiers == rest ? endsSequence : nil
  }

  /// Whether the chord gives exactly this symbol, and leaves no trace.
  func gives(_ chord: KeyChord, _ symbol: Keysym) -> Bool {
    defer { settle() }
    guard press(Array(chord.modifiers)), keysym(of: chord.key) == symbol else { return false }
    state.handle(KeyEvent(chord.key, .down))
    for key in chord.keys.reversed() { state.handle(KeyEvent(key, .up)) }
    return state.modifiers == rest
  }

  /// What a chord of keys that type nothing leaves behind; `nil` if one of them types something.
  func trace(of chord: KeyChord) -> KeyboardState.Modifiers? {
    defer { settle() }
    guard press(Array(chord.keys)) else { return nil }
    for key in chord.keys.reversed() { state.handle(KeyEvent(key, .up)) }
    return state.modifiers
  }

  /// Presses keys as long as each of them types nothing.
  private func press(_ keys: [Keycode]) -> Bool {
    for key in keys {
      guard keysym(of: key).isSilent else { return false }
      state.handle(KeyEvent(key, .down))
    }
    return true
  }

  /// Puts the keyboard back to rest if something was left down or in force.
  ///
  /// Without memory for another it stays as it is, and then proves nothing any more.
  private func settle() {
    // A latch that was taken back by force may still wait for a key, so only a new state is clean.
    guard state.modifiers != rest,
      let fresh = KeyboardState(like: state, locked: locked, group: group)
    else { return }
    state = fresh
    for key in held { state.handle(KeyEvent(key, .down)) }
  }
}
