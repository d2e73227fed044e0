// SPDX-License-Identifier: MIT

import ClavierKit

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
  /// The devices to read, each as ``DeviceMatch`` reads it: by its name, its model, or its path.
  ///
  /// Empty for every device that is a touchscreen or reports absolute positions as one.
  public var devices: [String] = []
  /// The connector of the screen that the keyboard is on, such as `HDMI-A-1`.
  ///
  /// Devices that belong to another screen are not read; `nil` to read those of all screens.
  public var output: String?
  /// What the user says about single devices; a later rule counts more.
  public var rules: [DeviceRule] = []
  /// What is known of models of devices; all settings count more.
  public var quirks: [DeviceRule] = []
  /// The seat whose devices are read; those of other seats are not, even if they are named.
  ///
  /// **Source:** sd-login(3): a machine with one keyboard and one screen has `seat0` alone.
  public var seat = "seat0"
  /// When touches are kept from everybody else.
  public var grab: TouchGrab = .never
  /// Who tells of touches.
  public var source: TouchSource = .devices

  public init() {}
}

/// Who tells of touches.
public enum TouchSource: String, Hashable, Sendable, CaseIterable {
  /// The touch devices. What a panel sees of fingers counts only while no device is read, and always what it
  /// sees of a mouse.
  case devices
  /// The panel alone; no touch device is opened.
  case panel
}

/// When touch devices are grabbed: nobody else then sees their touches, and those that are not on the
/// keyboard are passed on.
public enum TouchGrab: String, Hashable, Sendable, CaseIterable {
  /// Not at all: others see every touch. For surfaces that are nothing but keyboard, and for sessions in which
  /// a panel takes the touches on it.
  case never
  /// All the time.
  case always
  /// While the keyboard is shown.
  case whenVisible
}
