// SPDX-License-Identifier: MIT

/// An icon by its meaning; renderers have the shapes.
///
/// **Source:** KeyboardKit's keyboard images, without the system's names for them.
public enum KeyboardIcon: String, Hashable, Sendable, CaseIterable {
  case arrowDown, arrowLeft, arrowRight, arrowUp
  case audioFeedbackOff, audioFeedbackOn
  /// An arrow to the left with a cross in it.
  case backspace
  /// Backspace for right-to-left languages.
  case backspaceRightToLeft
  case brightnessDown, brightnessUp
  /// Caps Lock while off: an arrow and a bar, outlined.
  case capsLockInactive
  /// Caps Lock or Shift while locked: an arrow and a bar, filled.
  case capsLocked
  /// The sign of the Super, Windows or Command key.
  case command
  case control
  /// A microphone.
  case dictation
  /// A keyboard with an arrow down.
  case dismissKeyboard
  /// An envelope.
  case email
  /// A smiling face, as a drawing, not as a character.
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
  /// New line for right-to-left languages.
  case newLineRightToLeft
  case option
  case redo
  /// A magnifying glass.
  case search
  /// A gear.
  case settings
  /// Shift while off: an arrow, outlined.
  case shiftLowercased
  /// Shift while on: an arrow, filled.
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
  /// A dotted ring: an invisible character.
  case zeroWidthSpace
}

extension KeyboardIcon {
  /// The mirrored icon for right-to-left languages, if there is one.
  public var rightToLeft: KeyboardIcon {
    switch self {
    case .backspace: .backspaceRightToLeft
    case .newLine: .newLineRightToLeft
    case .tab: .tabRightToLeft
    default: self
    }
  }
}
