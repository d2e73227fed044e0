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
  enum Resting: Hashable {
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
    var afterChord: Resting { isLock ? self : .off }
  }

  private enum State: Hashable {
    case resting(Resting)
    case pressed(by: Contact.ID, from: Resting)
    case chording(by: Contact.ID, from: Resting)
  }

  private var state = State.resting(.off)
  /// The time of the last tap, while a second one may still lock.
  private var lastTap: Timestamp?

  /// The current case of the letters.
  var keyboardCase: Keyboard.Case {
    switch state {
    case .resting(.off): .lowercased
    case .resting(.automatic), .resting(.latched): .uppercased
    case .resting(.locked), .resting(.capsLock): .capsLocked
    case .pressed(_, let from), .chording(_, let from): from.isLock ? .capsLocked : .uppercased
    }
  }

  /// Whether the capital is automatic; it then ends if the text becomes unknown.
  var isAutomatic: Bool { state == .resting(.automatic) }

  /// Whether the user requested Shift, with a tap or a finger on it.
  var isRequested: Bool {
    switch state {
    case .resting(.latched), .pressed, .chording: true
    case .resting: false
    }
  }

  /// Whether a finger is on Shift.
  var isHeld: Bool {
    switch state {
    case .pressed, .chording: true
    case .resting: false
    }
  }

  /// Whether another key was typed under the finger on Shift.
  var isChording: Bool {
    if case .chording = state { true } else { false }
  }

  /// Whether two taps have locked Shift.
  var isLocked: Bool { state == .resting(.locked) }

  mutating func press(by contact: Contact.ID) {
    guard case .resting(let resting) = state else { return }
    state = .pressed(by: contact, from: resting)
  }

  /// Applies Shift to a key that was typed.
  mutating func keyTyped() {
    lastTap = nil
    switch state {
    case .resting(.latched), .resting(.automatic): state = .resting(.off)
    case .pressed(let contact, let from): state = .chording(by: contact, from: from)
    case .resting(.off), .resting(.locked), .resting(.capsLock), .chording: break
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
      state = .resting(locks ? .locked : from == .off ? .latched : .off)
      lastTap = locks ? nil : time
      return false
    case .chording(contact, let from):
      state = .resting(from.afterChord)
      return true
    case .resting, .pressed, .chording:
      return false
    }
  }

  /// Handles the cancellation of a finger.
  mutating func cancel(_ contact: Contact.ID) {
    switch state {
    case .pressed(contact, let from):
      lastTap = nil
      state = .resting(from)
    case .chording(contact, let from):
      state = .resting(from.afterChord)
    case .resting, .pressed, .chording:
      break
    }
  }

  /// Replaces a finger's contact by one that continues its touch.
  mutating func rename(_ old: Contact.ID, to new: Contact.ID) {
    switch state {
    case .pressed(old, let from): state = .pressed(by: new, from: from)
    case .chording(old, let from): state = .chording(by: new, from: from)
    case .resting, .pressed, .chording: break
    }
  }

  /// Turns Caps Lock on or off.
  mutating func toggleLock() {
    lastTap = nil
    if case .resting(let resting) = state, resting.isLock {
      state = .resting(.off)
    } else {
      state = .resting(.capsLock)
    }
  }

  /// Sets the case as if the user had chosen it, and ends the effect of a finger on Shift.
  mutating func show(_ keyboardCase: Keyboard.Case) {
    lastTap = nil
    switch keyboardCase {
    case .auto, .lowercased: state = .resting(.off)
    case .uppercased: state = .resting(.latched)
    case .capsLocked: state = .resting(.capsLock)
    }
  }

  /// Applies autocapitalization, unless the user has overridden it.
  mutating func prefer(capital: Bool) {
    switch state {
    case .resting(.off) where capital: state = .resting(.automatic)
    case .resting(.automatic) where !capital: state = .resting(.off)
    case .resting, .pressed, .chording: break
    }
  }
}
