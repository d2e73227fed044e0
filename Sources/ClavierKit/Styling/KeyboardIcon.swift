// SPDX-License-Identifier: MIT

/// A picture by what it shows: for renderers, which have the lines of each.
///
/// **Source:** what KeyboardKit has as images of the keyboard, without the system's names for them.
public enum KeyboardIcon: String, Hashable, Sendable, CaseIterable {
  case arrowDown, arrowLeft, arrowRight, arrowUp
  case audioFeedbackOff, audioFeedbackOn
  /// An arrow to the left with a cross in it.
  case backspace
  /// Backspace where text is written from right to left.
  case backspaceRightToLeft
  case brightnessDown, brightnessUp
  /// Caps Lock while it locks nothing: an arrow and a bar, as lines.
  case capsLockInactive
  /// Caps Lock, and Shift while it is locked: an arrow and a bar, filled.
  case capsLocked
  /// The sign of the key that is Super, Windows or Command elsewhere.
  case command
  case control
  /// A microphone.
  case dictation
  /// A keyboard with an arrow down.
  case dismissKeyboard
  /// An envelope.
  case email
  /// A smiling face, as a drawing, not as a letter.
  case emoji
  case escape
  case forwardDelete
  case function
  /// A globe: the next keyboard.
  case globe
  case hapticFeedbackOff, hapticFeedbackOn
  /// A photograph.
  case images
  case keyboard
  /// A closed padlock.
  case lock
  /// An arrow that turns down and to the left.
  case newLine
  /// New line where text is written from right to left.
  case newLineRightToLeft
  case option
  case redo
  /// A magnifying glass.
  case search
  /// A gear.
  case settings
  /// Shift while it does nothing: an arrow, as lines.
  case shiftLowercased
  /// Shift while it makes capitals: an arrow, filled.
  case shiftUppercased
  case space
  case speakerDown, speakerUp
  /// An arrow to a bar at the right.
  case tab
  case tabRightToLeft
  /// A painter's palette.
  case theme
  case undo
  /// A compass: an address.
  case url
  /// A dotted ring: a character that cannot be seen.
  case zeroWidthSpace
}

extension KeyboardIcon {
  /// The icon that stands for this one where text is written from right to left.
  public var rightToLeft: KeyboardIcon {
    switch self {
    case .backspace: .backspaceRightToLeft
    case .newLine: .newLineRightToLeft
    case .tab: .tabRightToLeft
    default: self
    }
  }
}
