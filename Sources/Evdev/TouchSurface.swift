// SPDX-License-Identifier: MIT

public import ClavierKit

/// A touch surface that is being read, as far as the keyboard cares about its shape.
public struct TouchSurface: Hashable, Sendable {
  /// What the device calls itself.
  public let name: String
  /// How wide the keyboard's area is on it, in millimetres; `nil` if the device does not say.
  public let areaWidth: Double?
  /// How high the keyboard's area is on it, in millimetres; `nil` if the device does not say.
  public let areaHeight: Double?

  /// How many times wider than high the keyboard's area is, if the device says its size.
  public var aspectRatio: Double? {
    guard let areaWidth, let areaHeight, areaHeight > 0 else { return nil }
    return areaWidth / areaHeight
  }

  /// Measures the keyboard's area on a surface.
  ///
  /// - Parameters:
  ///   - name: What the device calls itself.
  ///   - profile: Its axes.
  ///   - calibration: What corrects it; one that turns it swaps its width and height.
  ///   - settings: Its rotation and area.
  public init(
    name: String, profile: TouchProfile, calibration: Transform, settings: TouchSettings
  ) {
    self.name = name
    guard let width = profile.x.millimeters, let height = profile.y.millimeters else {
      (areaWidth, areaHeight) = (nil, nil)
      return
    }
    let turn = calibration.then(settings.rotation.transform)
    let isSideways = turn.a.magnitude < turn.b.magnitude && turn.e.magnitude < turn.d.magnitude
    let area = settings.area.unitRect
    areaWidth = (isSideways ? height : width) * area.width
    areaHeight = (isSideways ? width : height) * area.height
  }
}

/// Why everything that fingers were doing has to be forgotten.
public enum CancelReason: Hashable, Sendable {
  /// A device went while it was touched.
  case unplugged
  /// The kernel dropped events and with them the end of a contact.
  case contactLost
  /// A device that was touched is read no longer, because the settings changed.
  case released
}
