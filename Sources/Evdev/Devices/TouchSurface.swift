// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// The shape of a touch surface that is being read.
public struct TouchSurface: Hashable, Sendable {
  /// The device's name.
  public let name: String
  /// Whether the keyboard lies on the surface and has its shape; `false` for a device that moves a
  /// cursor.
  public let hasShape: Bool
  /// The keyboard's part of the surface, in fractions of its width and height.
  public let area: Rect
  /// The width of the keyboard's area on the surface, in millimetres; `nil` if unknown.
  public let areaWidth: Double?
  /// The width of the keyboard's area divided by its height.
  ///
  /// If the device's size is unknown, its units are assumed to be square, as pixels are.
  public let aspectRatio: Double
  /// Whether the surface's size matters and is unknown.
  package var lacksSize: Bool { hasShape && areaWidth == nil }

  /// Measures the keyboard's area on a surface.
  ///
  /// - Parameters:
  ///   - name: The device's name.
  ///   - profile: The device's axes.
  ///   - calibration: The correction; a quarter turn swaps the width and height.
  ///   - rotation: The rotation of the surface.
  ///   - area: The keyboard's part of the surface.
  public init(
    name: String, profile: TouchProfile, calibration: Transform, rotation: Rotation,
    area: TouchArea
  ) {
    self.name = name
    hasShape = !profile.form.movesCursor
    let map = calibration.then(rotation.transform)
    let isSideways = map.a.magnitude < map.b.magnitude && map.e.magnitude < map.d.magnitude
    let across = isSideways ? profile.y : profile.x
    let down = isSideways ? profile.x : profile.y
    let area = area.unitRect
    self.area = area
    if let width = across.millimeters, let height = down.millimeters {
      areaWidth = width * area.width
      aspectRatio = (width * area.width) / (height * area.height)
    } else {
      areaWidth = nil
      aspectRatio = (across.extent * area.width) / (down.extent * area.height)
    }
  }
}

/// The reason why all gestures in progress are cancelled.
public enum CancelReason: Hashable, Sendable {
  /// A device was unplugged while it was touched.
  case unplugged
  /// The kernel dropped events and with them the end of a contact.
  case contactLost
  /// A touched device is no longer read, because the settings changed.
  case released
  /// The machine slept while a device was touched.
  case suspended
  /// All grabbed devices were released on request.
  case ungrabbed
  /// The mapping of a touched surface to the keyboard changed, by a rotation or a calibration.
  case remapped
}
