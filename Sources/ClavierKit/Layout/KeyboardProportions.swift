// SPDX-License-Identifier: MIT

/// The width in points that a keyboard gets so that its keys have a phone's proportions.
package struct KeyboardProportions: Hashable, Sendable {
  package var orientation: InterfaceOrientation
  /// The keyboard's width in points.
  package var width: Double
  /// The density in points per millimetre; `nil` if the size of the surface is unknown.
  package var pointsPerMillimeter: Double?

  /// Creates the proportions for an area that the keyboard must fill.
  ///
  /// - Parameters:
  ///   - aspectRatio: The ratio of the area's width to its height; `nil` for a phone's.
  ///   - areaWidth: The area's width in millimetres, if known.
  ///   - orientation: The orientation of the layout; `nil` for the one that fits the area better.
  ///   - height: Returns the height in points of the keyboard for an orientation.
  package init(
    aspectRatio: Double?, areaWidth: Double?, orientation: InterfaceOrientation?,
    height: (InterfaceOrientation) -> Double
  ) {
    let ratio = aspectRatio.map { min(max($0, 0.2), 20) }
    let fitting: InterfaceOrientation =
      (ratio ?? 0) > Self.landscapeRatio ? .landscape : .portrait
    self.orientation = orientation ?? fitting
    let height = height(self.orientation)
    width = ratio.map { $0 * height } ?? Self.phoneWidth
    pointsPerMillimeter = areaWidth.flatMap { $0 > 0 ? width / $0 : nil }
  }

  /// The width in points of both halves of a split keyboard; `nil` if the gap would be too
  /// small.
  ///
  /// **Source:** Clavier's own: a half has five keys of 14 mm, the reach of the thumb of a hand
  /// that holds the device.
  package var splitWidth: Double? {
    let half =
      pointsPerMillimeter.map { Self.splitHalf * $0 }
      ?? (orientation == .landscape ? Self.phoneLandscapeHalf : Self.phoneHalf)
    return width >= 2 * half * Self.minimumSplitRatio ? 2 * half : nil
  }

  /// The width of a half, in millimetres.
  private static let splitHalf = 70.0
  /// The width of a half in points, for keys with a phone's proportions.
  private static let phoneHalf = 300.0
  private static let phoneLandscapeHalf = 225.0
  /// The minimum ratio of the whole width to the width of both halves.
  ///
  /// **Source:** Clavier's own: a smaller gap is only an obstacle.
  private static let minimumSplitRatio = 1.25

  /// The ratio of width to height above which an area resembles a phone's keyboard in landscape.
  ///
  /// It is the geometric mean of 390 by 216 points in portrait and 844 by 160 in landscape.
  private static let landscapeRatio = 3.09
  /// The width of a common phone in points.
  private static let phoneWidth = 390.0
  /// The density of a phone in points per millimetre: 163 points per inch.
  static let phonePointsPerMillimeter = 163 / 25.4
}
