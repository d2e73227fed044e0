// SPDX-License-Identifier: MIT

/// What a held key of a computer does: it repeats, as Backspace does.
///
/// ```
///   typing ──repeat delay──▶ repeating ⟲ pressed again every interval
///     │ lift                     │ lift, or off the key
///     ▼                          ▼
///   pressed once              no more
/// ```
///
/// The first stroke comes with the lift, since the finger may yet slide elsewhere; or with the repeat delay
/// if it stays. The modifiers of the first repeat hold for all.
extension KeyboardEngine {
  /// Takes the lift away from a key that is about to be pressed for the first time since it is held.
  ///
  /// Backspace, which went down at once, and a key that repeats already go on as they are.
  mutating func beginRepeating(
    pressAt index: Int, at time: Timestamp, _ response: inout Response
  ) {
    guard presses[index].role == .typing else { return }
    commitOlder(than: index, at: time, &response)
    presses[index].role = .repeating
    presses[index].swipeDistance = nil
    presses[index].modifiers = modifiersOfFunctionKey
    presses[index].isUnderFunction = modifiers.isFunctionActive
    lastLift = nil
  }
}

extension KeyboardAction {
  /// Whether the key repeats while it is held, and when first.
  var repetition: GestureClock.Repetition {
    repeatsWhenHeld ? role == .deleting ? .afterDelay : .fromDelay : .never
  }

  /// Whether the key is pressed again and again while it is held.
  ///
  /// Those that go through a text or delete in it, and those that make the machine louder or brighter. Not those
  /// that switch something on and off, nor keys that start something: nobody wants that ten times a second.
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
      .nextLocale, .none, .primary, .selectLocale, .settings, .shift, .space, .systemImage,
      .systemSettings, .tab,
      .text, .url, .urlDomain:
      false
    }
  }
}
