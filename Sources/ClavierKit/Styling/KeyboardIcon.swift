// SPDX-License-Identifier: MIT

/// An icon by its meaning; renderers define the shapes.
///
/// **Source:** KeyboardKit's keyboard images, without iOS's names for them.
public enum KeyboardIcon: String, Hashable, Sendable, CaseIterable {
  case arrowDown, arrowLeft, arrowRight, arrowUp
  case audioFeedbackOff, audioFeedbackOn
  /// Backspace: an arrow to the left with a cross in it.
  case backspace
  /// Backspace for right-to-left languages.
  case backspaceRightToLeft
  case brightnessDown, brightnessUp
  /// Caps Lock while it is off: an arrow and a bar, outlined.
  case capsLockInactive
  /// Caps Lock or Shift while it is locked: an arrow and a bar, filled.
  case capsLocked
  /// The symbol of the Super, Windows or Command key.
  case command
  case control
  /// Dictation: a microphone.
  case dictation
  /// Hiding the keyboard: a keyboard with an arrow down.
  case dismissKeyboard
  /// E-mail: an envelope.
  case email
  /// Emojis: a smiling face, drawn in the style of the icons.
  case emoji
  case escape
  case forwardDelete
  case function
  /// The next keyboard: a globe.
  case globe
  case hapticFeedbackOff, hapticFeedbackOn
  /// Images: a photograph.
  case images
  case keyboard
  /// A lock: a closed padlock.
  case lock
  /// A new line: an arrow that turns down and to the left.
  case newLine
  /// A new line in right-to-left languages.
  case newLineRightToLeft
  case option
  case redo
  /// A search: a magnifying glass.
  case search
  /// Settings: a gear.
  case settings
  /// Shift while it is off: an arrow, outlined.
  case shiftLowercased
  /// Shift while it is on: an arrow, filled.
  case shiftUppercased
  case space
  case speakerDown, speakerUp
  /// Tab: an arrow to a bar at the right.
  case tab
  case tabRightToLeft
  /// Themes: a painter's palette.
  case theme
  case undo
  /// A web address: a compass.
  case url
  /// An invisible character: a dotted ring.
  case zeroWidthSpace
}

extension KeyboardIcon {
  /// The icon for right-to-left languages: the mirrored one if it exists, otherwise the same.
  public var rightToLeft: KeyboardIcon {
    switch self {
    case .backspace: .backspaceRightToLeft
    case .newLine: .newLineRightToLeft
    case .tab: .tabRightToLeft
    default: self
    }
  }
}
