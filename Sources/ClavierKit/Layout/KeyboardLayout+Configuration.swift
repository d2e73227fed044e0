// SPDX-License-Identifier: MIT

extension KeyboardLayout {
  /// The sizes that all keys of a layout share, in points.
  ///
  /// **Source:** KeyboardKit 9.0's standard configurations, which are measured on iOS.
  public struct Configuration: Hashable, Sendable {
    /// The radius of the corners of a key's cap.
    public var buttonCornerRadius: Double
    /// How far a key's cap stays away from the edges of its place.
    public var buttonInsets: EdgeInsets
    /// The height of a row, with insets.
    public var rowHeight: Double

    public init(buttonCornerRadius: Double, buttonInsets: EdgeInsets, rowHeight: Double) {
      self.buttonCornerRadius = buttonCornerRadius
      self.buttonInsets = buttonInsets
      self.rowHeight = rowHeight
    }

    public static let standardPhone = Configuration(
      buttonCornerRadius: 5, buttonInsets: EdgeInsets(horizontal: 3, vertical: 6), rowHeight: 54)

    public static let standardPhoneLandscape = Configuration(
      buttonCornerRadius: 5, buttonInsets: EdgeInsets(horizontal: 3, vertical: 4), rowHeight: 40)

    public static let standardPhoneProMax = Configuration(
      buttonCornerRadius: 5, buttonInsets: EdgeInsets(horizontal: 3, vertical: 5.5), rowHeight: 56)

    public static let standardPhoneProMaxLandscape = Configuration(
      buttonCornerRadius: 5, buttonInsets: EdgeInsets(horizontal: 3, vertical: 4), rowHeight: 40)

    /// The configuration for phones in this orientation and on a screen of this size.
    public static func standardPhone(for context: KeyboardContext) -> Configuration {
      switch (context.interfaceOrientation, isProMax(context.screenSize)) {
      case (.portrait, false): .standardPhone
      case (.portrait, true): .standardPhoneProMax
      case (.landscape, false): .standardPhoneLandscape
      case (.landscape, true): .standardPhoneProMaxLandscape
      }
    }

    /// Whether the screen has the size of the largest phones, whichever way it stands.
    ///
    /// **Source:** KeyboardKit: less than 10 points from 428 × 926. It asks about upright screens
    /// only, but its rows for both kinds of phones in landscape are the same.
    private static func isProMax(_ screen: Size) -> Bool {
      let short = min(screen.width, screen.height)
      let long = max(screen.width, screen.height)
      return abs(short - 428) < 10 && abs(long - 926) < 10
    }
  }
}
