// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// A touch surface that is being read, as far as the keyboard cares about its shape.
public struct TouchSurface: Hashable, Sendable {
  /// What the device calls itself.
  public let name: String
  /// Whether the keyboard lies on it, and has its shape; not so where a cursor is moved over the keyboard.
  public let hasShape: Bool
  /// Which part of it is keyboard, from 0 to 1 both ways.
  public let area: Rect
  /// How wide the keyboard's area is on it, in millimetres; `nil` if the device does not say.
  public let areaWidth: Double?
  /// How many times wider than high the keyboard's area is.
  ///
  /// Of a device that does not say its size, its units are taken to be square, as pixels are.
  public let aspectRatio: Double

  /// Measures the keyboard's area on a surface.
  ///
  /// - Parameters:
  ///   - name: What the device calls itself.
  ///   - profile: Its axes.
  ///   - calibration: What corrects it; one that turns it swaps its width and height.
  ///   - rotation: How it is turned.
  ///   - area: Which part of it is keyboard.
  public init(
    name: String, profile: TouchProfile, calibration: Transform, rotation: Rotation,
    area: TouchArea
  ) {
    self.name = name
    hasShape = !profile.form.movesCursor
    let turn = calibration.then(rotation.transform)
    let isSideways = turn.a.magnitude < turn.b.magnitude && turn.e.magnitude < turn.d.magnitude
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

/// Why everything that fingers were doing has to be forgotten.
public enum CancelReason: Hashable, Sendable {
  /// A device went while it was touched.
  case unplugged
  /// The kernel dropped events and with them the end of a contact.
  case contactLost
  /// A device that was touched is read no longer, because the settings changed.
  case released
  /// The machine slept.
  case slept
  /// All devices that were grabbed were let go, because somebody asked for them.
  case ungrabbed
  /// A surface that was touched lies under the keyboard in another way: it was turned, or calibrated.
  case remapped
}
