// SPDX-License-Identifier: MIT

/// How many points a keyboard is wide, so that its keys have a phone's proportions where they can.
package struct KeyboardProportions: Hashable, Sendable {
  package var orientation: InterfaceOrientation
  /// The keyboard's width in points.
  package var width: Double
  /// How many points a millimetre has; `nil` if the size of the surface is not known.
  package var pointsPerMillimeter: Double?

  /// The proportions for an area that the keyboard must fill.
  ///
  /// - Parameters:
  ///   - aspectRatio: How many times the area is wider than high; `nil` for a phone's.
  ///   - areaWidth: The area's width in millimetres, if known.
  ///   - orientation: The layout to use; `nil` for the one that fits the area better.
  ///   - height: The height in points of the layout for an orientation.
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

  /// How wide a keyboard is in points whose two halves lie in the area; `nil` where there is too little room between
  /// these.
  ///
  /// **Source:** ours: five keys of 14 mm, which is what the thumb of a hand reaches that holds the device.
  package var splitWidth: Double? {
    let half =
      pointsPerMillimeter.map { Self.splitHalf * $0 }
      ?? (orientation == .landscape ? Self.phoneLandscapeHalf : Self.phoneHalf)
    return width >= 2 * half * Self.leastSplit ? 2 * half : nil
  }

  /// Unit: millimetres.
  private static let splitHalf = 70.0
  /// Unit: points; keys of a phone's proportions.
  private static let phoneHalf = 300.0
  private static let phoneLandscapeHalf = 225.0
  /// **Source:** ours: less of a gap is only in the way.
  private static let leastSplit = 1.25

  /// Above this ratio of width to height an area looks more like a phone's keyboard in landscape.
  ///
  /// The geometric mean of the two: 390 by 216 points in portrait, 844 by 160 in landscape.
  private static let landscapeRatio = 3.09
  /// The width of a common phone in points.
  private static let phoneWidth = 390.0
  /// How many points of a phone's a millimetre has: 163 are an inch.
  static let phonePointsPerMillimeter = 163 / 25.4
}
