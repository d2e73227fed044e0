// SPDX-License-Identifier: MIT

/// One finger on the keyboard, from touch-down to lift-off.
struct Press: Hashable, Sendable {
  /// What lifting the finger will do.
  enum Role: Hashable {
    /// Type the key that the finger is on.
    case typing
    /// Delete again and again while the finger stays on Backspace.
    case deleting
    /// Hold Shift.
    case shift
    /// Hold a page.
    case page
    /// Hold Ctrl, Alt, AltGr, Super or Fn.
    case modifier
    /// Move the cursor while it drags, and type nothing.
    case dragging
    /// Press its key again and again while the finger stays on it.
    case repeating
    /// Nothing any more: it typed its key when it came down, and is still on it.
    case typed
    /// Nothing any more: what it had to do is done.
    case spent

    /// Whether the finger has done all that it had to do.
    var isDone: Bool { self == .typed || self == .spent }
  }

  let contact: Contact.ID
  var role: Role
  /// The page that the finger came down on; its keys are the ones that it can type.
  var page: Keyboard.KeyboardType
  /// The key under the finger, as an index into the page's frames; `nil` when it slid off all keys.
  var key: Int?
  /// Where touches hit the key, as far as they still hit that one; `nil` without a key.
  ///
  /// Kept here since every motion asks for it.
  var keyFrame: Rect?
  var point: Point
  var clock: GestureClock
  /// Where the finger was when the clock began to run.
  var origin: Point
  /// The modifiers that hold for the repeats of the key: those that Backspace went down with, or that
  /// another key first repeated under.
  var modifiers: KeyStroke.Modifiers
  /// Whether Fn holds for the repeats of the key, as ``modifiers`` do.
  var isUnderFunction = false
  /// How far down the finger must go to swipe, in points; `nil` if it cannot, or slid here.
  var swipeDistance: Double?
  /// Whether the key has opened its list: the finger chooses from it, or wanted nothing of it, and in
  /// either way stays on its key.
  var hasOpenedList = false

  /// Whether the finger is farther from its key than a finger drifts, in points.
  func hasLeftItsKey(byMoreThan hysteresis: Double) -> Bool {
    guard let keyFrame else { return true }
    return keyFrame.squaredDistance(to: point) > hysteresis * hysteresis
  }
}

extension KeyboardAction {
  /// What a finger that comes down on this key is there for.
  var role: Press.Role {
    switch self {
    case .backspace: .deleting
    case .shift: .shift
    case .keyboardType: .page
    case .modifier: .modifier
    case .capsLock, .none: .spent
    case .character, .characterMargin, .custom, .diacritic, .dictation, .dismissKeyboard, .emoji,
      .escape, .image, .key, .moveCursorBackward, .moveCursorForward, .nextKeyboard, .nextLocale,
      .primary, .selectLocale, .settings, .space, .systemImage, .systemSettings, .tab, .text, .url,
      .urlDomain:
      .typing
    }
  }
}
