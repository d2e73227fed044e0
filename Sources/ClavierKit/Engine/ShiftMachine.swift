// SPDX-License-Identifier: MIT

/// The Shift key: a tap gives one capital, a double tap locks, and a held key forms chords.
///
/// ```
///                 tap                 key
///      ┌─────▶ off ─────────▶ latched ────▶ off, or automatic
///      │        ▲  ◀──────────────┘ tap          at the start of a sentence
///   tap│        │ tap
///      │   automatic                       off, latched, automatic ──double tap──▶ locked
///   locked
///
///   finger on Shift:  pressed ──another key──▶ chording ──lift──▶ off (locked stays locked)
/// ```
///
/// The Caps Lock key locks as well, and a tap on Shift ends that lock, too. While a finger is on
/// Shift, letters are capitals. A tap takes effect on the lift.
struct ShiftMachine: Hashable, Sendable {
  /// The state without a finger on Shift.
  enum ReleasedState: Hashable {
    case off
    /// An automatic capital, which depends on the text.
    case automatic
    /// A capital for the next key, after a tap.
    case latched
    /// Capitals and shifted keys, locked by two taps.
    case locked
    /// Capitals, locked by the Caps Lock key, for letters only.
    case capsLock

    var isLock: Bool { self == .locked || self == .capsLock }
    /// The state after a chord.
    var afterChord: ReleasedState { isLock ? self : .off }
  }

  private enum State: Hashable {
    case released(ReleasedState)
    case pressed(by: Contact.ID, from: ReleasedState)
    case chording(by: Contact.ID, from: ReleasedState)
  }

  private var state = State.released(.off)
  /// The time of the last tap, while a second one may still lock.
  private var lastTap: Timestamp?

  /// The current case of the letters.
  var keyboardCase: Keyboard.Case {
    switch state {
    case .released(.off): .lowercased
    case .released(.automatic), .released(.latched): .uppercased
    case .released(.locked), .released(.capsLock): .capsLocked
    case .pressed(_, let from), .chording(_, let from): from.isLock ? .capsLocked : .uppercased
    }
  }

  /// Whether the capital is automatic; it then ends if the text becomes unknown.
  var isAutomatic: Bool { state == .released(.automatic) }

  /// Whether the user requested Shift, with a tap or a finger on it.
  var isRequested: Bool {
    switch state {
    case .released(.latched), .pressed, .chording: true
    case .released: false
    }
  }

  /// Whether a finger is on Shift.
  var isHeld: Bool {
    switch state {
    case .pressed, .chording: true
    case .released: false
    }
  }

  /// Whether another key was typed under the finger on Shift.
  var isChording: Bool {
    if case .chording = state { true } else { false }
  }

  /// Whether two taps have locked Shift.
  var isLocked: Bool { state == .released(.locked) }

  mutating func press(by contact: Contact.ID) {
    guard case .released(let released) = state else { return }
    state = .pressed(by: contact, from: released)
  }

  /// Applies Shift to a key that was typed.
  mutating func keyTyped() {
    lastTap = nil
    switch state {
    case .released(.latched), .released(.automatic): state = .released(.off)
    case .pressed(let contact, let from): state = .chording(by: contact, from: from)
    case .released(.off), .released(.locked), .released(.capsLock), .chording: break
    }
  }

  /// Starts a chord, because the finger slid to another key.
  mutating func slideOff(_ contact: Contact.ID) {
    guard case .pressed(contact, let from) = state else { return }
    state = .chording(by: contact, from: from)
  }

  /// Returns the time since the last tap on Shift, if the lift of this finger is another tap.
  ///
  /// - Returns: The time between the taps; `nil` if the lift is no tap, no tap came before, or a
  ///   key was typed since.
  func tapInterval(endedBy contact: Contact.ID, at time: Timestamp) -> Duration? {
    guard case .pressed(contact, _) = state, let lastTap else { return nil }
    return time - lastTap
  }

  /// Handles the lift of a finger.
  ///
  /// - Parameters:
  ///   - contact: The finger; ignored unless it is the first on Shift.
  ///   - time: The time of the lift.
  ///   - locks: Whether a tap locks.
  /// - Returns: Whether a chord ended, after which autocapitalization applies again.
  mutating func release(by contact: Contact.ID, at time: Timestamp, locks: Bool) -> Bool {
    switch state {
    case .pressed(contact, let from):
      state = .released(locks ? .locked : from == .off ? .latched : .off)
      lastTap = locks ? nil : time
      return false
    case .chording(contact, let from):
      state = .released(from.afterChord)
      return true
    case .released, .pressed, .chording:
      return false
    }
  }

  /// Handles the cancellation of a finger.
  mutating func cancel(_ contact: Contact.ID) {
    switch state {
    case .pressed(contact, let from):
      lastTap = nil
      state = .released(from)
    case .chording(contact, let from):
      state = .released(from.afterChord)
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

  /// Turns Caps Lock on or off.
  mutating func toggleLock() {
    lastTap = nil
    if case .released(let released) = state, released.isLock {
      state = .released(.off)
    } else {
      state = .released(.capsLock)
    }
  }

  /// Sets the case as if the user had chosen it, and ends the effect of a finger on Shift.
  mutating func show(_ keyboardCase: Keyboard.Case) {
    lastTap = nil
    switch keyboardCase {
    case .auto, .lowercased: state = .released(.off)
    case .uppercased: state = .released(.latched)
    case .capsLocked: state = .released(.capsLock)
    }
  }

  /// Applies autocapitalization, unless the user has overridden it.
  mutating func prefer(capital: Bool) {
    switch state {
    case .released(.off) where capital: state = .released(.automatic)
    case .released(.automatic) where !capital: state = .released(.off)
    case .released, .pressed, .chording: break
    }
  }
}
