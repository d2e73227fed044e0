// SPDX-License-Identifier: MIT

/// The Shift key: tap for one capital, double tap to lock, hold to chord.
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
/// The Caps Lock key locks, too, and a tap on Shift unlocks it as well.
///
/// While a finger is on Shift, letters are capitals. A tap counts when the finger lifts.
struct ShiftMachine: Hashable, Sendable {
  /// What holds while no finger is on Shift.
  enum Resting: Hashable {
    case off
    /// A capital offered by autocapitalization; goes when the text says so.
    case automatic
    /// A capital asked for by a tap; goes with the next key.
    case latched
    /// Locked by two taps.
    case locked
    /// Locked by the Caps Lock key, which is a matter of letters only.
    case capsLock

    var isLock: Bool { self == .locked || self == .capsLock }
    /// What is left when a finger on Shift has chorded.
    var afterChord: Resting { isLock ? self : .off }
  }

  private enum State: Hashable {
    case resting(Resting)
    case pressed(by: Contact.ID, from: Resting)
    case chording(by: Contact.ID, from: Resting)
  }

  private var state = State.resting(.off)
  /// The last tap, while a second one may still lock.
  private var lastTap: Timestamp?

  /// The form of letters now.
  var keyboardCase: Keyboard.Case {
    switch state {
    case .resting(.off): .lowercased
    case .resting(.automatic), .resting(.latched): .uppercased
    case .resting(.locked), .resting(.capsLock): .capsLocked
    case .pressed(_, let from), .chording(_, let from): from.isLock ? .capsLocked : .uppercased
    }
  }

  /// Whether the capital is there only because of the text, and goes if the text is not known.
  var isAutomatic: Bool { state == .resting(.automatic) }

  /// Whether the user asks for Shift itself, by a tap or with a finger on it.
  var isAskedFor: Bool {
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

  /// Whether two taps have locked Shift.
  var isLocked: Bool { state == .resting(.locked) }

  mutating func press(by contact: Contact.ID) {
    guard case .resting(let resting) = state else { return }
    state = .pressed(by: contact, from: resting)
  }

  /// Another key was typed.
  mutating func keyTyped() {
    lastTap = nil
    switch state {
    case .resting(.latched), .resting(.automatic): state = .resting(.off)
    case .pressed(let contact, let from): state = .chording(by: contact, from: from)
    case .resting(.off), .resting(.locked), .resting(.capsLock), .chording: break
    }
  }

  /// The finger on Shift slid to another key, which Shift now applies to.
  mutating func slideOff(_ contact: Contact.ID) {
    guard case .pressed(contact, let from) = state else { return }
    state = .chording(by: contact, from: from)
  }

  /// How long ago Shift was tapped before, if lifting this finger now is a tap.
  ///
  /// - Returns: The time between the taps; `nil` if this is none, or there was none before, or a key was typed
  ///   since.
  func tapInterval(endedBy contact: Contact.ID, at time: Timestamp) -> Duration? {
    guard case .pressed(contact, _) = state, let lastTap else { return nil }
    return time - lastTap
  }

  /// A finger was lifted, perhaps the one on Shift.
  ///
  /// - Parameters:
  ///   - contact: The finger; any other than the first on Shift does nothing.
  ///   - time: When it was lifted.
  ///   - locks: Whether a tap locks.
  /// - Returns: Whether a chord ended, after which the text decides about capitals again.
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

  /// A finger must not count any more, perhaps the one on Shift.
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

  /// Locks capitals, or unlocks them: the Caps Lock key.
  mutating func toggleLock() {
    lastTap = nil
    if case .resting(let resting) = state, resting.isLock {
      state = .resting(.off)
    } else {
      state = .resting(.capsLock)
    }
  }

  /// Has letters in a form that no key asked for, as if the user had; a finger on Shift does nothing more.
  mutating func show(_ keyboardCase: Keyboard.Case) {
    lastTap = nil
    switch keyboardCase {
    case .auto, .lowercased: state = .resting(.off)
    case .uppercased: state = .resting(.latched)
    case .capsLocked: state = .resting(.capsLock)
    }
  }

  /// Takes what autocapitalization prefers, unless the user has said otherwise.
  mutating func prefer(capital: Bool) {
    switch state {
    case .resting(.off) where capital: state = .resting(.automatic)
    case .resting(.automatic) where !capital: state = .resting(.off)
    case .resting, .pressed, .chording: break
    }
  }
}
