// SPDX-License-Identifier: MIT

/// The page keys (123, #+=, ABC): a tap switches the page; a hold or slide shows it temporarily.
///
/// ```
/// released(a) ──press key for b──▶ pressed: shows b ──lift──────────────────────▶ released(b)
///                                        └──another key──▶ temporary: shows b ─lift──▶ released(a)
/// ```
///
/// The page changes on touch-down, so that the finger can slide on to a key of the new page.
struct PageMachine: Hashable, Sendable {
  private enum State: Hashable {
    case released
    case pressed(by: Contact.ID, from: Keyboard.KeyboardType)
    case temporary(by: Contact.ID, from: Keyboard.KeyboardType)
  }

  private var state = State.released
  /// The current page.
  private(set) var keyboardType = Keyboard.KeyboardType.alphabetic

  mutating func press(_ target: Keyboard.KeyboardType, by contact: Contact.ID) {
    switch state {
    case .released:
      state = .pressed(by: contact, from: keyboardType)
    case .pressed, .temporary:
      // A second page key while the first is held switches permanently.
      state = .released
    }
    keyboardType = target
  }

  /// Makes the page temporary, because the finger slid from the page key to another key.
  mutating func slideOff(_ contact: Contact.ID) {
    guard case .pressed(contact, let from) = state else { return }
    state = .temporary(by: contact, from: from)
  }

  /// Makes the page temporary, because another key was typed.
  mutating func keyTyped() {
    guard case .pressed(let contact, let from) = state else { return }
    state = .temporary(by: contact, from: from)
  }

  mutating func release(by contact: Contact.ID) {
    switch state {
    case .pressed(contact, _):
      state = .released
    case .temporary(contact, let from):
      state = .released
      keyboardType = from
    case .released, .pressed, .temporary:
      break
    }
  }

  /// Handles the cancellation of a finger.
  mutating func cancel(_ contact: Contact.ID) {
    switch state {
    case .pressed(contact, let from), .temporary(contact, let from):
      keyboardType = from
      state = .released
    case .released, .pressed, .temporary:
      break
    }
  }

  /// Replaces a finger's contact by one that continues its touch.
  mutating func rename(_ old: Contact.ID, to new: Contact.ID) {
    switch state {
    case .pressed(old, let from): state = .pressed(by: new, from: from)
    case .temporary(old, let from): state = .temporary(by: new, from: from)
    case .released, .pressed, .temporary: break
    }
  }

  /// Shows a page permanently, even while a finger holds another page.
  mutating func show(_ target: Keyboard.KeyboardType) {
    state = .released
    keyboardType = target
  }

  /// Shows the page that the behavior prefers, unless a finger holds a page.
  mutating func prefer(_ target: Keyboard.KeyboardType) {
    guard state == .released else { return }
    keyboardType = target
  }
}
