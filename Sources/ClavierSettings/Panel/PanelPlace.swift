// SPDX-License-Identifier: MIT

public import ClavierKit

/// The place where a panel shows the keys: an output, and the part of it that they fill.
public struct PanelPlace: Hashable, Sendable {
  /// The part of the output that the keys fill.
  ///
  /// Unit: fractions of the picture as the user sees it: 0 is its left or top edge, 1 its right or
  /// bottom edge. The area excludes the space above the keys, such as a toolbar.
  public var area: Rect
  /// The connector of the output, such as `HDMI-A-1`; `nil` if unknown or if there is none.
  public var output: String?
  /// The size of the whole picture in pixels, as the user sees it; `nil` if unknown.
  public var pixels: Size?
  /// The size of the whole picture in millimetres, as the user sees it; `nil` if unknown.
  public var millimeters: Size?
  /// The clockwise rotation of touch surfaces against the picture, as in `clavier rotate`.
  ///
  /// The value overrides `clavier rotate`; `nil` keeps that rotation. If `wl_output.transform`
  /// rotates the picture 90° counterclockwise, surfaces are rotated 90° clockwise against it.
  public var rotation: Rotation?
  /// The room above the keys for callouts, as a fraction of the keys' height: 0 for none.
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

  /// The width of the keys divided by their height; `nil` if neither size is known.
  public var aspectRatio: Double? {
    guard let size = pixels ?? millimeters else { return nil }
    let (width, height) = (size.width * area.width, size.height * area.height)
    return width > 0 && height > 0 ? width / height : nil
  }

  /// Returns whether another place has the same sizes, and differs at most in its position.
  ///
  /// **Source:** ours: half a thousandth of the picture is a pixel of most screens.
  ///
  /// - Parameter other: The other place.
  /// - Returns: Whether both have the same size, pictures of the same size, and the same room
  ///   above.
  public func hasSameSize(as other: PanelPlace) -> Bool {
    pixels == other.pixels && millimeters == other.millimeters
      && abs(area.width - other.area.width) < 0.0005
      && abs(area.height - other.area.height) < 0.0005 && abs(headroom - other.headroom) < 0.005
  }

  /// The width of the keys in millimetres; `nil` if unknown.
  public var areaWidth: Double? { millimeters.map { $0.width * area.width } }
}
