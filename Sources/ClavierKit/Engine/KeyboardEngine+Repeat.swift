// SPDX-License-Identifier: MIT

/// Repeats of held keys without text, like those of Backspace.
///
/// ```
///   typing ──repeat delay──▶ repeating ⟲ pressed again every interval
///     │ lift                     │ lift, or off the key
///     ▼                          ▼
///   pressed once              no more
/// ```
///
/// The first stroke comes with the lift, since the finger may still slide, or with the repeat delay
/// if it stays. The modifiers of the first repeat hold for all.
extension KeyboardEngine {
  /// Begins the repeats of a held key; its lift then types nothing more.
  ///
  /// Backspace, which acted on touch-down, and a key that already repeats are unchanged.
  mutating func beginRepeating(
    pressAt index: Int, at time: Timestamp, _ response: inout Response
  ) {
    guard presses[index].role == .typing else { return }
    commitOlder(than: index, at: time, &response)
    presses[index].role = .repeating
    presses[index].swipeDistance = nil
    presses[index].modifiers = modifiersOfRepeats
    doubleTaps.reset()
  }
}

extension KeyboardAction {
  /// Whether and when the key begins to repeat while it is held.
  var repetition: GestureClock.Repetition {
    repeatsWhenHeld ? role == .deleting ? .afterDelay : .fromDelay : .never
  }

  /// Whether the key repeats while it is held.
  ///
  /// Keys that move through a text or delete in it do, and those that change volume or brightness.
  /// Toggles and keys that start a program do not, since ten times a second is never wanted.
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
    case .capsLock, .character, .characterMargin, .custom, .diacritic, .dictation,
      .dismissKeyboard, .emoji, .escape, .image, .keyboardType, .modifier, .nextKeyboard,
      .nextLocale, .none, .primary, .redo, .selectLocale, .settings, .shift, .space, .systemImage,
      .systemSettings, .tab, .text, .undo, .url, .urlDomain:
      false
    }
  }
}
