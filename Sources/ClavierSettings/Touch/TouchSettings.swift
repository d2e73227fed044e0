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
  /// `nil` for the one that udev has for the device (`LIBINPUT_CALIBRATION_MATRIX`), if any.
  public var calibration: Transform?
  /// The devices to read, each as ``DeviceMatch`` parses it: by name, model, or path.
  ///
  /// Empty for every device that is a touchscreen or reports absolute positions like one.
  public var devices: [String] = []
  /// The connector of the keyboard's screen, such as `HDMI-A-1`.
  ///
  /// Devices of another screen are not read; `nil` to read those of all screens.
  public var output: String?
  /// The user's rules for single devices; later rules override earlier ones.
  public var rules: [DeviceRule] = []
  /// The rules for known models; all settings override them.
  public var quirks: [DeviceRule] = []
  /// The seat whose devices are read; those of other seats are not, even if they are named.
  ///
  /// **Source:** sd-login(3): a machine with one keyboard and one screen has `seat0` alone.
  public var seat = "seat0"
  /// The time in which other programs do not see touches.
  public var grab: TouchGrab = .never
  /// The source of touches.
  public var source: TouchSource = .devices

  public init() {}
}

/// The source of touches.
public enum TouchSource: String, Hashable, Sendable, CaseIterable {
  /// The touch devices. A panel's fingers count only while no device is read; its mouse always
  /// counts.
  case devices
  /// The panel alone; no touch device is opened.
  case panel
}

/// The time in which touch devices are grabbed.
///
/// Other programs then see only the touches beside the keyboard, which are passed on.
public enum TouchGrab: String, Hashable, Sendable, CaseIterable {
  /// Never: other programs see every touch. For surfaces that are only keyboard, and for sessions
  /// in which a panel receives the touches on it.
  case never
  /// Always.
  case always
  /// While the keyboard is shown.
  case whenVisible
}
