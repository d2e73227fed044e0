// SPDX-License-Identifier: MIT

/// What services are asked with: everything about a keyboard that its layout may depend on.
///
/// A value: two equal contexts give the same layout, and a changed one is asked about again.
public struct KeyboardContext: Hashable, Sendable {
  /// Which page of keys is shown.
  public var keyboardType: Keyboard.KeyboardType
  /// Which form the letters have; only the alphabetic page depends on it.
  public var keyboardCase: Keyboard.Case
  /// The language of the letters.
  public var locale: KeyboardLocale
  public var interfaceOrientation: InterfaceOrientation
  /// What the Return key says.
  public var returnKeyType: Keyboard.ReturnKeyType
  /// The size in points of the screen, not of the keyboard; zero when it is unknown.
  public var screenSize: Size
  /// What kind of device the keyboard imitates.
  public var deviceType: DeviceType
  /// What the field expects that is typed into.
  public var fieldPurpose: Keyboard.FieldPurpose

  public init(
    keyboardType: Keyboard.KeyboardType = .alphabetic,
    keyboardCase: Keyboard.Case = .auto,
    locale: KeyboardLocale = .english,
    interfaceOrientation: InterfaceOrientation = .portrait,
    returnKeyType: Keyboard.ReturnKeyType = .return,
    screenSize: Size = .zero,
    deviceType: DeviceType = .phone,
    fieldPurpose: Keyboard.FieldPurpose = .standard
  ) {
    self.keyboardType = keyboardType
    self.keyboardCase = keyboardCase
    self.locale = locale
    self.interfaceOrientation = interfaceOrientation
    self.returnKeyType = returnKeyType
    self.screenSize = screenSize
    self.deviceType = deviceType
    self.fieldPurpose = fieldPurpose
  }
}
