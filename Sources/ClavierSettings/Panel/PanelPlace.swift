// SPDX-License-Identifier: MIT

public import ClavierKit

/// Where a panel shows the keys: which part of which output they fill.
public struct PanelPlace: Hashable, Sendable {
  /// The part of the output that the keys fill.
  ///
  /// Unit: fractions of the picture as its user sees it: 0 is its left or top edge, 1 its right or bottom edge. What lies
  /// above the keys, such as a toolbar, is not in it.
  public var area: Rect
  /// The connector of the output, such as `HDMI-A-1`; `nil` if it has none or it is not known.
  public var output: String?
  /// The size of the whole picture in pixels, as its user sees it; `nil` if unknown.
  public var pixels: Size?
  /// The size of the whole picture in millimetres, as its user sees it; `nil` if unknown.
  public var millimeters: Size?
  /// How far touch surfaces are turned clockwise against the picture, as `clavier rotate` says it.
  ///
  /// It counts instead of what that says; `nil` to leave that. A picture that is turned so far counterclockwise on its output, as `wl_output.transform` 90 says, has surfaces
  /// that are turned so far clockwise against it.
  public var rotation: Rotation?
  /// How much room there is above the keys for what is shown over them, as a part of the height of the keys: 0 for none.
  public var headroom: Double

  public init(
    area: Rect, output: String? = nil, pixels: Size? = nil, millimeters: Size? = nil,
    rotation: Rotation? = nil, headroom: Double = 0
  ) {
    self.area = area
    self.output = output
    self.pixels = pixels
    self.millimeters = millimeters
    self.rotation = rotation
    self.headroom = headroom
  }

  /// How many times wider than high the keys are; `nil` if neither size is known.
  public var aspectRatio: Double? {
    guard let size = pixels ?? millimeters else { return nil }
    let (width, height) = (size.width * area.width, size.height * area.height)
    return width > 0 && height > 0 ? width / height : nil
  }

  /// Whether the keyboard of another place is as good here, since it only lies elsewhere.
  ///
  /// **Source:** ours: half a thousandth of the picture is a pixel of most screens.
  ///
  /// - Parameter other: The other place.
  /// - Returns: Whether both are as large, on pictures of the same size, with as much room above.
  public func isAsLarge(as other: PanelPlace) -> Bool {
    pixels == other.pixels && millimeters == other.millimeters
      && abs(area.width - other.area.width) < 0.0005
      && abs(area.height - other.area.height) < 0.0005 && abs(headroom - other.headroom) < 0.005
  }

  /// How wide the keys are in millimetres; `nil` if unknown.
  public var areaWidth: Double? { millimeters.map { $0.width * area.width } }
}
