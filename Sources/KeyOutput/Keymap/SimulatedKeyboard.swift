// SPDX-License-Identifier: MIT

import CXkbcommon

/// A simulated keyboard on which chords are verified before they are typed.
///
///              a chord that is clean
///                 ┌──────────┐
///                 ▼          │        a chord leaves a trace
///     reset ──▶ at rest ─────┴─────────────────────────────▶ dirty ───▶ reset
///
/// The rest state includes locks, a group, and keys held on other keyboards.
final class SimulatedKeyboard {
  private var state: KeyboardState
  private let locked: UInt32
  private let group: UInt32
  private let held: [Keycode]
  /// The modifiers and group at rest.
  let rest: KeyboardState.Modifiers

  /// Creates a keyboard at rest; `nil` when out of memory.
  ///
  /// - Parameters:
  ///   - keymap: The keymap.
  ///   - locked: The locked modifiers.
  ///   - group: The locked group.
  ///   - held: The held keys, in the order in which they went down.
  convenience init?(
    _ keymap: borrowing CompiledKeymap, locked: UInt32, group: UInt32, held: [Keycode] = []
  ) {
    guard let state = KeyboardState(keymap, locked: locked, group: group) else { return nil }
    self.init(state, locked: locked, group: group, held: held)
  }

  private init(
    _ initial: consuming KeyboardState, locked: UInt32, group: UInt32, held: [Keycode]
  ) {
    for key in held { initial.handle(KeyEvent(key, .down)) }
    rest = initial.modifiers
    state = initial
    self.locked = locked
    self.group = group
    self.held = held
  }

  /// Returns the same keyboard with more keys held; `nil` when out of memory.
  func holding(_ keys: [Keycode]) -> SimulatedKeyboard? {
    guard let other = KeyboardState(like: state, locked: locked, group: group) else { return nil }
    return SimulatedKeyboard(other, locked: locked, group: group, held: held + keys)
  }

  /// Returns the key's present symbol.
  func keysym(of key: Keycode) -> Keysym { Keysym(state.keysym(of: key)) }

  /// Presses and releases a key.
  ///
  /// - Returns: The modifiers while the key was down; `nil` if it left a trace.
  func modifiers(whileHolding key: Keycode) -> KeyboardState.Modifiers? {
    defer { restoreRestState() }
    state.handle(KeyEvent(key, .down))
    let during = state.modifiers
    state.handle(KeyEvent(key, .up))
    return state.modifiers == rest ? during : nil
  }

  /// Presses modifiers, reads all keys, and releases the modifiers.
  ///
  /// - Parameters:
  ///   - modifiers: The keys to hold, in the order in which they go down.
  ///   - bits: The modifiers that the keys must activate beside those at rest, and no others.
  ///   - group: The group that the keys must select.
  ///   - body: Called with each key and its symbol.
  /// - Returns: Whether pressing the modifiers ends a sequence that the receiver composes. `nil` if
  ///   they did anything else, or left a trace.
  func readKeys(
    holding modifiers: [Keycode], bits: UInt32, group: UInt32,
    _ body: (Keycode, Keysym) -> Void
  ) -> Bool? {
    defer { restoreRestState() }
    var endsSequence = false
    for key in modifiers {
      endsSequence = endsSequence || keysym(of: key).endsSequence
      guard press([key]) else { return nil }
    }
    var expected = rest
    expected.held |= bits
    expected.group = group
    guard state.modifiers == expected else { return nil }
    for key in VirtualKeyboard.keys { body(key, keysym(of: key)) }
    for key in modifiers.reversed() { state.handle(KeyEvent(key, .up)) }
    return state.modifiers == rest ? endsSequence : nil
  }

  /// Returns whether the chord gives exactly this symbol, and leaves no trace.
  func produces(_ chord: KeyChord, _ symbol: Keysym) -> Bool {
    defer { restoreRestState() }
    guard press(Array(chord.modifiers)), keysym(of: chord.key) == symbol else { return false }
    state.handle(KeyEvent(chord.key, .down))
    for key in chord.keys.reversed() { state.handle(KeyEvent(key, .up)) }
    return state.modifiers == rest
  }

  /// Returns the modifiers after a chord of keys that type nothing; `nil` if one of them types
  /// something.
  func modifiers(after chord: KeyChord) -> KeyboardState.Modifiers? {
    defer { restoreRestState() }
    guard press(Array(chord.keys)) else { return nil }
    for key in chord.keys.reversed() { state.handle(KeyEvent(key, .up)) }
    return state.modifiers
  }

  /// Presses keys up to the first that types something; returns whether none did.
  private func press(_ keys: [Keycode]) -> Bool {
    for key in keys {
      guard keysym(of: key).isSilent else { return false }
      state.handle(KeyEvent(key, .down))
    }
    return true
  }

  /// Restores the rest state if keys or modifiers are still active.
  ///
  /// When out of memory, the keyboard stays as it is, and verifies no further chord.
  private func restoreRestState() {
    // A latch that was cleared by force may still wait for a key, so a new state is created.
    guard state.modifiers != rest,
      let fresh = KeyboardState(like: state, locked: locked, group: group)
    else { return }
    state = fresh
    for key in held { state.handle(KeyEvent(key, .down)) }
  }
}
