// SPDX-License-Identifier: MIT

// Physical sizes for fingers, independent of the screen.
extension KeyboardLayout.Configuration {
  /// Returns a configuration of physical sizes in millimetres.
  ///
  /// Negative lengths and NaN count as zero.
  ///
  /// - Parameters:
  ///   - buttonCornerRadius: The radius of the corners of a key's cap.
  ///   - buttonInsets: The distances of a key's cap from the edges of its item.
  ///   - rowHeight: The height of a row, including insets.
  ///   - inputToolbarHeight: The height of a row of digits above the keyboard; `nil` for 0.8 of a
  ///     row.
  ///   - pointsPerMillimeter: The density, clamped to 0.1...1000 points per millimetre; NaN means
  ///     that of a phone, 163 points per inch.
  /// - Returns: The same sizes in points.
  public static func inMillimeters(
    buttonCornerRadius: Double, buttonInsets: EdgeInsets, rowHeight: Double,
    inputToolbarHeight: Double? = nil, pointsPerMillimeter: Double
  ) -> Self {
    let scale = pointsPerMillimeter.asPointsPerMillimeter
    func points(_ millimeters: Double) -> Double { (millimeters * scale).asLength }
    return Self(
      buttonCornerRadius: points(buttonCornerRadius),
      buttonInsets: EdgeInsets(
        top: points(buttonInsets.top), leading: points(buttonInsets.leading),
        bottom: points(buttonInsets.bottom), trailing: points(buttonInsets.trailing)),
      rowHeight: points(rowHeight), inputToolbarHeight: inputToolbarHeight.map(points))
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

extension Double {
  /// This number as a density in points per millimetre.
  ///
  /// The density is clamped to 0.1...1000; NaN becomes that of a phone, 163 points per inch.
  var asPointsPerMillimeter: Double {
    isNaN ? KeyboardProportions.phonePointsPerMillimeter : min(max(self, 0.1), 1000)
  }
}
