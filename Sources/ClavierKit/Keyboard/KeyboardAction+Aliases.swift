// SPDX-License-Identifier: MIT

// Names of older versions of KeyboardKit, so that programs written for it need few changes.
//
// **Source:** KeyboardKit 6.5 to 8.9, in which these names were current.

public typealias StandardKeyboardActionHandler = KeyboardAction.StandardActionHandler

extension Keyboard {
  public typealias Accent = Diacritic
}

extension KeyboardAction {
  /// The Super key, by its name in KeyboardKit.
  public static let command = modifier(.super)
  /// The Control key, by its name in KeyboardKit.
  public static let control = modifier(.control)
  /// The Fn key, by its name in KeyboardKit.
  public static let function = modifier(.function)
  /// The Alt key, by its name in KeyboardKit.
  public static let option = modifier(.alt)

  /// Returns a diacritic key, by the other name of ``diacritic(_:)`` in KeyboardKit.
  public static func accent(_ accent: Keyboard.Accent) -> KeyboardAction {
    .diacritic(accent)
  }
}
