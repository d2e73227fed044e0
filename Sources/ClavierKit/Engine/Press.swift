// SPDX-License-Identifier: MIT

/// One finger on the keyboard, from touch-down to lift-off.
struct Press: Hashable, Sendable {
  /// The function of a finger, which determines the effect of its lift.
  enum Role: Hashable {
    /// Types the key that the finger is on.
    case typing
    /// Deletes repeatedly while the finger stays on Backspace.
    case deleting
    /// Holds Shift for other keys.
    case shift
    /// Holds a page for other keys.
    case page
    /// Holds Ctrl, Alt, AltGr, Super or Fn for other keys.
    case modifier
    /// Moves the cursor as it drags, and types nothing.
    case dragging
    /// Presses its key repeatedly while the finger stays on it.
    case repeating
    /// Accepts a suggestion of the toolbar if it lifts on it.
    case suggesting
    /// Types nothing more: the key was typed on touch-down, and the finger is still on it.
    case typed
    /// Types nothing more: the effect of the finger is complete.
    case finished

    /// Whether the finger has no further effect.
    var isDone: Bool { self == .typed || self == .finished }
    /// Whether the finger holds a mode for other keys.
    var holdsMode: Bool { self == .shift || self == .page || self == .modifier }
  }

  /// The modifiers that apply to all repeats of a key, even if they change.
  struct Modifiers: Hashable {
    /// The modifiers that are sent with the key.
    var sent: KeyStroke.Modifiers = []
    /// Whether Fn applies to the key.
    var isFunctionActive = false
  }

  /// The earlier events of a finger that change the effect of its lift.
  struct History: Hashable {
    /// Whether the finger slid to its key.
    var hasSlid = false
    /// Whether the key has opened its action callout, so that the finger does not slide to other
    /// keys.
    var hasOpenedCallout = false
    /// The case in which the key was typed, which may have ended a capital; `nil` before that.
    var typedCase: Keyboard.Case?
    /// The swipe with which the key was typed; `nil` for none.
    var typedSwipe: Keyboard.SwipeDirection?
  }

  /// The contact; replaced when it was lost for a moment and continued.
  var contact: Contact.ID
  var role: Role
  /// The page on which the finger came down; only its keys can be typed.
  var page: Keyboard.KeyboardType
  /// The key under the finger, as an index into the page's frames; `nil` if the finger is on no
  /// key.
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
  /// The directions in which the key can be swiped; none if the finger slid to it.
  var swipes = Swipes()
  /// The swipe to another page of emojis or clips; `nil` if the finger came down on another kind of
  /// key.
  var pageSwipe: PageSwipe?
  /// The suggestion under the finger; only with ``Role/suggesting``.
  var suggestion: Autocomplete.Suggestion?
  var history = History()
  /// Whether the contact was lost for a moment, so that its lift has already been reported.
  var isContinued = false

  /// Whether the finger tapped a key of the letters' page, and neither slid to it, nor swiped it,
  /// nor opened its action callout.
  var isTapOnLetters: Bool {
    page == .alphabetic && !history.hasSlid && !isSwiped && !history.hasOpenedCallout
  }

  /// Ends the press: its finger has no further effect.
  mutating func finish() {
    role = .finished
    clock.stop()
  }

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
    case .capsLock, .none: .finished
    case .character, .characterMargin, .clipboard, .custom, .diacritic, .dictation,
      .dismissKeyboard, .emoji, .escape, .image, .key, .moveCursorBackward, .moveCursorForward,
      .nextKeyboard, .nextLocale, .primary, .redo, .selectLocale, .settings, .space, .systemImage,
      .systemSettings, .tab, .text, .undo, .url, .urlDomain:
      .typing
    }
  }
}
