// SPDX-License-Identifier: MIT

/// The state of Ctrl, Alt, AltGr, Super or Fn: a tap latches the key, a double tap locks it, and a
/// held key forms chords.
///
/// ```
///                 tap                 key
///      ┌─────▶ off ─────────▶ latched ────▶ off
///      │        ▲                │ ▲
///   tap│        └── slow tap ────┘ └ quick tap ──▶ locked
///    locked
///
///   finger on the key:  pressed ──another key──▶ chording ──lift──▶ off (locked stays locked)
/// ```
///
/// A tap takes effect on the lift, after any time. It sends no key by itself, so that Super alone
/// opens no menu. The virtual keyboard holds no modifier: each key is sent with its modifiers
/// around it.
struct ModifierMachine: Hashable, Sendable {
  /// The state without a finger on the key.
  private enum ReleasedState: Hashable {
    case off
    case latched
    case locked

    /// The state after a key was typed with the modifier.
    var used: ReleasedState { self == .locked ? .locked : .off }
  }

  private enum State: Hashable {
    case released(ReleasedState)
    case pressed(by: Contact.ID, from: ReleasedState)
    case chording(by: Contact.ID, from: ReleasedState)
  }

  private var state = State.released(.off)
  /// The time of the last tap, while a second one may still lock.
  private var lastTap: Timestamp?

  /// The state shown on the key.
  var shown: Keyboard.ModifierState {
    switch state {
    case .released(.off): .off
    case .released(.latched): .latched
    case .released(.locked): .locked
    case .pressed, .chording: .held
    }
  }

  mutating func press(by contact: Contact.ID) {
    guard case .released(let released) = state else { return }
    state = .pressed(by: contact, from: released)
  }

  /// Applies the modifier to a key that was typed.
  mutating func keyTyped() {
    lastTap = nil
    switch state {
    case .released(let released): state = .released(released.used)
    case .pressed(let contact, let from): state = .chording(by: contact, from: from)
    case .chording: break
    }
  }

  /// Starts a chord, because the finger slid to another key.
  mutating func slideOff(_ contact: Contact.ID) {
    guard case .pressed(contact, let from) = state else { return }
    state = .chording(by: contact, from: from)
  }

  /// Handles the lift of a finger.
  ///
  /// - Parameters:
  ///   - contact: The finger; ignored unless it is the first on the key.
  ///   - time: The time of the lift.
  ///   - lockInterval: The maximum time between two taps that lock.
  mutating func release(by contact: Contact.ID, at time: Timestamp, lockInterval: Duration) {
    switch state {
    case .pressed(contact, let from):
      let isSecondTap = lastTap.map { time - $0 < lockInterval } ?? false
      state = .released(isSecondTap ? .locked : from == .off ? .latched : .off)
      lastTap = isSecondTap ? nil : time
    case .chording(contact, let from):
      state = .released(from.used)
    case .released, .pressed, .chording:
      break
    }
  }

  /// Handles the cancellation of a finger.
  mutating func cancel(_ contact: Contact.ID) {
    switch state {
    case .pressed(contact, let from):
      lastTap = nil
      state = .released(from)
    case .chording(contact, let from):
      state = .released(from.used)
    case .released, .pressed, .chording:
      break
    }
  }

  /// Replaces a finger's contact by one that continues its touch.
  mutating func rename(_ old: Contact.ID, to new: Contact.ID) {
    switch state {
    case .pressed(old, let from): state = .pressed(by: new, from: from)
    case .chording(old, let from): state = .chording(by: new, from: from)
    case .released, .pressed, .chording: break
    }
  }
}

/// The machines of the five modifier keys.
struct ModifierKeys: Hashable, Sendable {
  private var control = ModifierMachine()
  private var alt = ModifierMachine()
  private var altGr = ModifierMachine()
  private var `super` = ModifierMachine()
  private var function = ModifierMachine()

  /// The states shown on the keys.
  var shown: Keyboard.ModifierStates {
    Keyboard.ModifierStates(
      control: control.shown, alt: alt.shown, altGr: altGr.shown, super: `super`.shown,
      function: function.shown)
  }

  /// Whether Fn applies to the next key.
  var isFunctionActive: Bool { function.shown != .off }

  mutating func press(_ modifier: Keyboard.Modifier, by contact: Contact.ID) {
    switch modifier {
    case .control: control.press(by: contact)
    case .alt: alt.press(by: contact)
    case .altGr: altGr.press(by: contact)
    case .super: `super`.press(by: contact)
    case .function: function.press(by: contact)
    }
  }

  mutating func keyTyped() { forEach { $0.keyTyped() } }

  mutating func slideOff(_ contact: Contact.ID) { forEach { $0.slideOff(contact) } }

  mutating func release(by contact: Contact.ID, at time: Timestamp, lockInterval: Duration) {
    forEach { $0.release(by: contact, at: time, lockInterval: lockInterval) }
  }

  mutating func cancel(_ contact: Contact.ID) { forEach { $0.cancel(contact) } }

  mutating func rename(_ old: Contact.ID, to new: Contact.ID) {
    forEach { $0.rename(old, to: new) }
  }

  private mutating func forEach(_ body: (inout ModifierMachine) -> Void) {
    body(&control)
    body(&alt)
    body(&altGr)
    body(&`super`)
    body(&function)
  }
}
