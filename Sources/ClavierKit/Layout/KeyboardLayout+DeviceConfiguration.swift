// SPDX-License-Identifier: MIT

// The sizes of keyboards that no phone has. A keyboard fills its area, so the points equal
// millimetres only on a panel. These heights define the ratio of the rows to the width and the
// insets.
//
// **Source:** Clavier's own, except for corners and insets, which are those of phones and tablets.
extension KeyboardLayout.Configuration {
  /// The sizes of a phone's keys in five rows.
  public static let standardFiveRows = Self(
    buttonCornerRadius: 5, buttonInsets: EdgeInsets(horizontal: 3, vertical: 5), rowHeight: 48)

  public static let standardFiveRowsLandscape = Self(
    buttonCornerRadius: 5, buttonInsets: EdgeInsets(horizontal: 3, vertical: 4), rowHeight: 40)

  /// The sizes of a computer's keys, which are many and small.
  public static let standardComputer = Self(
    buttonCornerRadius: 4, buttonInsets: EdgeInsets(horizontal: 2, vertical: 3), rowHeight: 44)

  public static let standardComputerLandscape = Self(
    buttonCornerRadius: 4, buttonInsets: EdgeInsets(horizontal: 2, vertical: 3), rowHeight: 40)

  /// The sizes of digits and signs in four rows.
  public static let standardDigits = Self(
    buttonCornerRadius: 8, buttonInsets: EdgeInsets(horizontal: 5, vertical: 5), rowHeight: 72)

  public static let standardDigitsLandscape = Self(
    buttonCornerRadius: 6, buttonInsets: EdgeInsets(horizontal: 5, vertical: 4), rowHeight: 54)

  /// The sizes of twelve large keys, nearly square on an upright screen.
  public static let standardPin = Self(
    buttonCornerRadius: 10, buttonInsets: EdgeInsets(horizontal: 8, vertical: 8), rowHeight: 96)

  public static let standardPinLandscape = Self(
    buttonCornerRadius: 8, buttonInsets: EdgeInsets(horizontal: 8, vertical: 6), rowHeight: 64)

  /// Returns the configuration for a phone's keys in five rows, by orientation.
  public static func standardFiveRows(for context: KeyboardContext) -> Self {
    context.interfaceOrientation == .portrait ? .standardFiveRows : .standardFiveRowsLandscape
  }

  /// Returns the configuration for a computer's keys, by orientation.
  public static func standardComputer(for context: KeyboardContext) -> Self {
    context.interfaceOrientation == .portrait ? .standardComputer : .standardComputerLandscape
  }

  /// Returns the configuration for digits and signs, by orientation.
  public static func standardDigits(for context: KeyboardContext) -> Self {
    context.interfaceOrientation == .portrait ? .standardDigits : .standardDigitsLandscape
  }

  /// Returns the configuration for a PIN, by orientation.
  public static func standardPin(for context: KeyboardContext) -> Self {
    context.interfaceOrientation == .portrait ? .standardPin : .standardPinLandscape
  }
}
