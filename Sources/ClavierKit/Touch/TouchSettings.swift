// SPDX-License-Identifier: MIT

/// What a user may choose about touch devices.
public struct TouchSettings: Hashable, Sendable {
  /// Which part of each touch surface is keyboard.
  public var area: TouchArea = .bottom(0.4)
  /// How each touch surface is turned.
  public var rotation: Rotation = .none
  /// The calibration of each touch surface, in its unit square.
  ///
  /// `nil` takes the one that udev knows for the device (`LIBINPUT_CALIBRATION_MATRIX`), if any.
  public var calibration: Transform?
  /// The devices to read, each by its name or by a path below `/dev/input`.
  ///
  /// Empty for every device that is a touchscreen or reports absolute positions as one.
  public var devices: [String] = []

  public init() {}
}
