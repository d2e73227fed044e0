// SPDX-License-Identifier: MIT

import ClavierKit

/// The settings of touch devices.
public struct TouchSettings: Hashable, Sendable {
  /// The part of each touch surface that the keyboard fills.
  public var area: TouchArea = .bottom(0.4)
  /// The rotation of each touch surface.
  public var rotation: Rotation = .none
  /// The calibration of each touch surface, in its unit square.
  ///
  /// The value is `nil` for the calibration that udev has for the device
  /// (`LIBINPUT_CALIBRATION_MATRIX`), if any.
  public var calibration: Transform?
  /// The devices to read, each as ``DeviceMatch`` parses it: by name, model, or path.
  ///
  /// The list is empty to read every touchscreen, and every device that reports absolute positions
  /// like one.
  public var devices: [String] = []
  /// The connector of the keyboard's screen, such as `HDMI-A-1`.
  ///
  /// Devices of another screen are not read; `nil` to read the devices of all screens.
  public var output: String?
  /// The user's rules for single devices; later rules override earlier ones.
  public var rules: [DeviceRule] = []
  /// The rules for known models; all settings override them.
  public var quirks: [DeviceRule] = []
  /// The seat whose devices are read; devices of other seats are not read, even if settings name
  /// them.
  ///
  /// **Source:** sd-login(3): a machine with one keyboard and one screen has `seat0` alone.
  public var seat = "seat0"
  /// The condition under which other programs do not see touches.
  public var grab: TouchGrab = .never
  /// The source of touches.
  public var source: TouchSource = .devices

  public init() {}
}

/// The source of touches.
public enum TouchSource: String, Hashable, Sendable, CaseIterable {
  /// The touch devices; a panel's fingers count only while no device is read, its mouse always.
  case devices
  /// The panel alone; no touch device is opened.
  case panel
}

/// The condition under which touch devices are grabbed.
///
/// While a device is grabbed, other programs see only the touches outside of the keyboard, which
/// are forwarded.
public enum TouchGrab: String, Hashable, Sendable, CaseIterable {
  /// Never: other programs see every touch. This suits surfaces that only have the keyboard, and
  /// sessions in which a panel receives the touches on it.
  case never
  /// The devices are always grabbed.
  case always
  /// While the keyboard is shown.
  case whenVisible
}
