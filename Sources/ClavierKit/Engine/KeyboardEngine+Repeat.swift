// SPDX-License-Identifier: MIT

/// Key repeat of held keys without text, such as arrows.
///
/// ```
///   typing ──repeat delay──▶ repeating ⟲ pressed again every interval
///     │ lift                     │ lift, or off the key
///     ▼                          ▼
///   pressed once              no more
/// ```
///
/// The first stroke is sent on the lift, since the finger may still slide, or after the repeat
/// delay if the finger stays. The modifiers of the first repeat apply to all repeats.
extension KeyboardEngine {
  /// Begins the repeats of a held key, whose lift then types nothing.
  ///
  /// Backspace, which deletes on touch-down, and keys that already repeat are unchanged.
  mutating func beginRepeating(
    pressAt index: Int, at time: Timestamp, _ response: inout Response
  ) {
    guard presses[index].role == .typing else { return }
    commitOlder(than: index, at: time, &response)
    presses[index].role = .repeating
    presses[index].swipes = []
    presses[index].modifiers = modifiersOfRepeats
    doubleTaps.reset()
  }
}

extension KeyboardAction {
  /// The way in which the key repeats while it is held.
  var repetition: GestureClock.Repetition {
    repeatsWhenHeld ? role == .deleting ? .afterDelay : .fromDelay : .never
  }

  /// Whether the key repeats while it is held.
  ///
  /// Keys that move the cursor or delete text repeat, and so do those for volume and brightness.
  /// Toggles and keys that start a program do not, since ten starts a second are never intended.
  var repeatsWhenHeld: Bool {
    switch self {
    case .backspace, .moveCursorBackward, .moveCursorForward: true
    case .key(let key):
      switch key {
      case .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .delete, .volumeUp,
        .volumeDown, .brightnessUp, .brightnessDown:
        true
      case .volumeMute, .mediaPlay, .mediaStop, .mediaNext, .mediaPrevious, .browserBack,
        .browserForward, .browserHome, .browserReload:
        false
      case .escape, .insert, .printScreen, .scrollLock, .pause, .numLock, .menu, .f1, .f2, .f3, .f4,
        .f5, .f6, .f7, .f8, .f9, .f10, .f11, .f12:
        false
      }
    case .capsLock, .character, .characterMargin, .clipboard, .custom, .diacritic, .dictation,
      .dismissKeyboard, .emoji, .escape, .image, .keyboardType, .modifier, .nextKeyboard,
      .nextLocale, .none, .primary, .redo, .selectLocale, .settings, .shift, .space, .systemImage,
      .systemSettings, .tab, .text, .undo, .url, .urlDomain:
      false
    }
  }
}
