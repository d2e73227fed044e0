// SPDX-License-Identifier: MIT

/// The mode in which keys are typed: the page, the case of letters, and the modifiers.
///
/// A finger on Shift, a page key or a modifier holds a mode for other keys; a tap sets the mode.
/// Each of these keys has its own machine. Typed keys, slides and lifts are passed to all of them.
struct KeyboardMode: Hashable, Sendable {
  var shift = ShiftMachine()
  var page = PageMachine()
  var modifiers = ModifierKeys()

  /// The visible part of a mode.
  struct VisiblePart: Hashable {
    var keyboardType: Keyboard.KeyboardType
    var keyboardCase: Keyboard.Case
    var modifiers: Keyboard.ModifierStates
  }

  var shown: VisiblePart {
    VisiblePart(
      keyboardType: page.keyboardType, keyboardCase: shift.keyboardCase,
      modifiers: modifiers.shown)
  }

  /// Applies the mode to a typed key; one-time parts end.
  mutating func keyTyped() {
    shift.keyTyped()
    page.keyTyped()
    modifiers.keyTyped()
  }

  /// Holds the mode for other keys, because the finger slid to another key or had a long press.
  mutating func slideOff(_ contact: Contact.ID) {
    shift.slideOff(contact)
    page.slideOff(contact)
    modifiers.slideOff(contact)
  }

  /// Handles the cancellation of a finger.
  mutating func cancel(_ contact: Contact.ID) {
    shift.cancel(contact)
    page.cancel(contact)
    modifiers.cancel(contact)
  }

  /// Replaces a finger's contact by one that continues its touch.
  mutating func rename(_ old: Contact.ID, to new: Contact.ID) {
    shift.rename(old, to: new)
    page.rename(old, to: new)
    modifiers.rename(old, to: new)
  }
}

extension SceneChanges {
  /// Creates the changes from an earlier mode to the current one.
  init(from before: KeyboardMode.VisiblePart, to now: KeyboardMode.VisiblePart) {
    self = []
    if now.keyboardType != before.keyboardType { insert(.keyboardType) }
    if now.keyboardCase != before.keyboardCase { insert(.keyboardCase) }
    if now.modifiers != before.modifiers { insert(.modifiers) }
  }
}
