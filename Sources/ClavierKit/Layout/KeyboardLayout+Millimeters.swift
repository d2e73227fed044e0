// SPDX-License-Identifier: MIT

// Sizes for fingers, which do not grow with the screen.
extension KeyboardLayout.Configuration {
  /// Sizes on the glass, in millimetres, for points of this size.
  ///
  /// Lengths that are negative or no number count as zero.
  ///
  /// - Parameters:
  ///   - buttonCornerRadius: the radius of the corners of a key's cap.
  ///   - buttonInsets: how far a key's cap stays away from the edges of its place.
  ///   - rowHeight: the height of a row, with insets.
  ///   - inputToolbarHeight: the height of a row of digits above the keyboard; `nil` for four fifths
  ///     of a row's.
  ///   - pointsPerMillimeter: how many points a millimetre has, from 0.1 to 1000; a phone's number,
  ///     163 to the inch, where it is none.
  /// - Returns: the same sizes in points.
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

  /// The same sizes, with rows at least as high as this.
  ///
  /// The row of digits above the keyboard counts as a row.
  ///
  /// - Parameter minimum: the height in points, up to 100,000; what is negative or no number is none.
  /// - Returns: the configuration itself if its rows are high enough.
  public func withRowHeight(atLeast minimum: Double) -> Self {
    var configuration = self
    configuration.rowHeight = max(rowHeight, minimum.asLength)
    configuration.inputToolbarHeight = max(inputToolbarHeight, minimum.asLength)
    return configuration
  }
}

extension Double {
  /// This number as that of points in a millimetre: never too small or too large to reckon with, and a
  /// phone's where it is no number.
  var asPointsPerMillimeter: Double {
    isNaN ? KeyboardProportions.phonePointsPerMillimeter : min(max(self, 0.1), 1000)
  }
}
