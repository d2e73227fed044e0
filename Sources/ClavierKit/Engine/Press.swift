// SPDX-License-Identifier: MIT

/// One finger on the keyboard, from touch-down to lift-off.
struct Press: Hashable, Sendable {
  /// The effect of lifting the finger.
  enum Role: Hashable {
    /// Types the key that the finger is on.
    case typing
    /// Deletes repeatedly while the finger stays on Backspace.
    case deleting
    /// Holds Shift.
    case shift
    /// Holds a page.
    case page
    /// Holds Ctrl, Alt, AltGr, Super or Fn.
    case modifier
    /// Moves the cursor while it drags, and types nothing.
    case dragging
    /// Presses its key repeatedly while the finger stays on it.
    case repeating
    /// Chooses a suggestion of the toolbar if it lifts on it.
    case suggesting
    /// No effect: the key was typed on touch-down, and the finger is still on it.
    case typed
    /// No effect: the finger's work is done.
    case spent

    /// Whether the finger's work is done.
    var isDone: Bool { self == .typed || self == .spent }
    /// Whether the finger holds a mode for other keys.
    var holdsMode: Bool { self == .shift || self == .page || self == .modifier }
  }

  /// The modifiers that hold for a key, whatever they are later.
  struct Modifiers: Hashable {
    /// The modifiers that are sent with the key.
    var sent: KeyStroke.Modifiers = []
    /// Whether Fn holds.
    var isUnderFunction = false
  }

  /// The events of a finger so far.
  struct Past: Hashable {
    /// Whether the finger slid to its key.
    var hasSlid = false
    /// Whether the key has opened its list, so that the finger stays on its key.
    ///
    /// The finger chooses from the list, or ignores it.
    var hasOpenedList = false
    /// The case in which the key has typed, which may have ended a capital; `nil` before that.
    var typedCase: Keyboard.Case?
  }

  /// The contact; another one after it was lost for a moment.
  var contact: Contact.ID
  var role: Role
  /// The page that the finger came down on; only its keys can be typed.
  var page: Keyboard.KeyboardType
  /// The key under the finger, as an index into the page's frames; `nil` if it slid off all keys.
  var key: Int?
  /// The touch frame of ``key``; `nil` without a key.
  ///
  /// Cached here because every motion reads it.
  var keyFrame: Rect?
  var point: Point
  var clock: GestureClock
  /// The finger's position when the clock started.
  var origin: Point
  /// The modifiers for the key's repeats: for Backspace those at touch-down, for other keys those
  /// at the first repeat.
  var modifiers = Modifiers()
  /// The distance down that swipes the key, in points; `nil` if it has no swipe, or the finger slid
  /// here.
  var swipeDistance: Double?
  /// The suggestion under the finger; only with ``Role/suggesting``.
  var suggestion: Autocomplete.Suggestion?
  var past = Past()
  /// Whether the contact was lost for a moment, so that its lift has been reported already.
  var isContinued = false

  /// Returns whether the finger is farther from its key than `hysteresis`, in points.
  func hasLeftItsKey(byMoreThan hysteresis: Double) -> Bool {
    guard let keyFrame else { return true }
    return keyFrame.squaredDistance(to: point) > hysteresis * hysteresis
  }
}

extension KeyboardAction {
  /// The role of a finger that comes down on this key.
  var role: Press.Role {
    switch self {
    case .backspace: .deleting
    case .shift: .shift
    case .keyboardType: .page
    case .modifier: .modifier
    case .capsLock, .none: .spent
    case .character, .characterMargin, .custom, .diacritic, .dictation, .dismissKeyboard, .emoji,
      .escape, .image, .key, .moveCursorBackward, .moveCursorForward, .nextKeyboard, .nextLocale,
      .primary, .redo, .selectLocale, .settings, .space, .systemImage, .systemSettings, .tab, .text,
      .undo, .url, .urlDomain:
      .typing
    }
  }
}
