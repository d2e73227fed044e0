// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The common sizes of all keys of a layout, in points.
  ///
  /// **Source:** KeyboardKit 9.0's standard configurations, which are measured on iOS.
  public struct Configuration: Hashable, Sendable {
    /// The radius of the corners of a key's cap.
    public var buttonCornerRadius: Double
    /// The distances of a key's cap from the edges of its item.
    public var buttonInsets: EdgeInsets
    /// The height of a row, including insets.
    public var rowHeight: Double
    /// The height of a row of digits above the keyboard.
    public var inputToolbarHeight: Double

    /// Creates a configuration whose toolbar is 0.8 of a row high by default.
    public init(
      buttonCornerRadius: Double, buttonInsets: EdgeInsets, rowHeight: Double,
      inputToolbarHeight: Double? = nil
    ) {
      self.buttonCornerRadius = buttonCornerRadius
      self.buttonInsets = buttonInsets
      self.rowHeight = rowHeight
      self.inputToolbarHeight = inputToolbarHeight ?? 0.8 * rowHeight
    }
  }
}

extension KeyboardLayout.Configuration {
  /// Returns the configuration for the device, the orientation and the screen of a context.
  public static func standard(for context: KeyboardContext) -> Self {
    switch context.deviceTypeForKeyboard {
    case .phone: standardPhone(for: context)
    case .tablet, .tabletPro: standardPad(for: context)
    case .terminal, .email, .url: standardFiveRows(for: context)
    case .full: standardComputer(for: context)
    case .numpad, .phonePad: standardDigits(for: context)
    case .pin: standardPin(for: context)
    }
  }

  /// Returns the configuration with rows of a minimum height.
  ///
  /// The row of digits above the keyboard counts as a row.
  ///
  /// - Parameter minimum: The height in points, limited to 100,000; negative numbers and NaN count
  ///   as zero.
  /// - Returns: The configuration, unchanged if its rows are high enough.
  public func withRowHeight(atLeast minimum: Double) -> Self {
    var configuration = self
    configuration.rowHeight = max(rowHeight, minimum.asLength)
    configuration.inputToolbarHeight = max(inputToolbarHeight, minimum.asLength)
    return configuration
  }
}

// Phones.
extension KeyboardLayout.Configuration {
  public static let standardPhone = Self(
    buttonCornerRadius: 5, buttonInsets: EdgeInsets(horizontal: 3, vertical: 6), rowHeight: 54,
    inputToolbarHeight: 54)

  public static let standardPhoneLandscape = Self(
    buttonCornerRadius: 5, buttonInsets: EdgeInsets(horizontal: 3, vertical: 4), rowHeight: 40,
    inputToolbarHeight: 40)

  public static let standardPhoneProMax = Self(
    buttonCornerRadius: 5, buttonInsets: EdgeInsets(horizontal: 3, vertical: 5.5), rowHeight: 56,
    inputToolbarHeight: 56)

  public static let standardPhoneProMaxLandscape = Self(
    buttonCornerRadius: 5, buttonInsets: EdgeInsets(horizontal: 3, vertical: 4), rowHeight: 40,
    inputToolbarHeight: 40)

  /// Returns the configuration for phones, by orientation and screen size.
  ///
  /// **Source:** KeyboardKit: the largest phones have a screen less than 10 points from 428 × 926.
  /// It tests upright screens only, but its rows for all phones in landscape are the same.
  public static func standardPhone(for context: KeyboardContext) -> Self {
    let isProMax = context.screenSize.isNear(Size(width: 428, height: 926), by: 10)
    return switch (context.interfaceOrientation, isProMax) {
    case (.portrait, false): .standardPhone
    case (.portrait, true): .standardPhoneProMax
    case (.landscape, false): .standardPhoneLandscape
    case (.landscape, true): .standardPhoneProMaxLandscape
    }
  }
}

// Tablets.
extension KeyboardLayout.Configuration {
  public static let standardPad = Self(
    buttonCornerRadius: 5, buttonInsets: EdgeInsets(horizontal: 5, vertical: 4), rowHeight: 64)

  public static let standardPadLandscape = Self(
    buttonCornerRadius: 7, buttonInsets: EdgeInsets(horizontal: 7, vertical: 6), rowHeight: 86)

  public static let standardPadProLarge = Self(
    buttonCornerRadius: 6, buttonInsets: EdgeInsets(horizontal: 4, vertical: 4), rowHeight: 69)

  public static let standardPadProLargeLandscape = Self(
    buttonCornerRadius: 8, buttonInsets: EdgeInsets(horizontal: 7, vertical: 5), rowHeight: 88)

  /// Returns the configuration for tablets, by orientation and screen size.
  ///
  /// **Source:** KeyboardKit: the largest tablets have a screen less than 50 points from 1024 ×
  /// 1366, in either orientation.
  public static func standardPad(for context: KeyboardContext) -> Self {
    let isLarge = context.screenSize.isNear(Size(width: 1024, height: 1366), by: 50)
    return switch (context.interfaceOrientation, isLarge) {
    case (.portrait, false): .standardPad
    case (.portrait, true): .standardPadProLarge
    case (.landscape, false): .standardPadLandscape
    case (.landscape, true): .standardPadProLargeLandscape
    }
  }
}

extension Size {
  /// Returns whether both sides differ by less than `tolerance` from an upright size.
  ///
  /// The size may be in either orientation.
  fileprivate func isNear(_ upright: Size, by tolerance: Double) -> Bool {
    abs(min(width, height) - upright.width) < tolerance
      && abs(max(width, height) - upright.height) < tolerance
  }
}
