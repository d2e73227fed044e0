// SPDX-License-Identifier: MIT

public import ClavierKit

/// The settings of a device; `nil` for those that are not set.
public struct DeviceSettings: Hashable, Sendable {
  public var use: DeviceUse?
  public var area: TouchArea?
  public var rotation: Rotation?
  public var calibration: Calibration?
  /// Whether its X axis runs down and its Y axis across.
  public var swapsAxes: Bool?
  /// Whether its X axis is reversed; the device's own axis, before any swap.
  public var invertsX: Bool?
  /// Whether its Y axis is reversed; the device's own axis, before any swap.
  public var invertsY: Bool?
  /// The values at the two ends of its X axis, which override the driver's.
  public var xRange: ClosedRange<Int32>?
  /// The values at the two ends of its Y axis, which override the driver's.
  public var yRange: ClosedRange<Int32>?
  /// The size of its surface before rotation, in millimetres.
  public var size: Size?
  /// The connector of its screen, such as `HDMI-A-1`; empty for udev's.
  public var output: String?
  public var cleaning = CleaningSettings()

  public init() {}

  /// Overrides these settings with all that `other` sets.
  public mutating func override(with other: DeviceSettings) {
    use = other.use ?? use
    area = other.area ?? area
    rotation = other.rotation ?? rotation
    calibration = other.calibration ?? calibration
    swapsAxes = other.swapsAxes ?? swapsAxes
    invertsX = other.invertsX ?? invertsX
    invertsY = other.invertsY ?? invertsY
    xRange = other.xRange ?? xRange
    yRange = other.yRange ?? yRange
    size = other.size ?? size
    output = other.output ?? output
    cleaning.override(with: other.cleaning)
  }
}

/// The kind of device that a device is read as.
public enum DeviceUse: String, Hashable, Sendable, CaseIterable {
  /// The kind that the device reports.
  case auto
  /// A surface that fingers touch.
  case touch
  /// A device that moves a pointer; its pressed button is a contact.
  case pointer
  /// A pen.
  case pen
  /// The device is not read.
  case off
}

/// The correction of a touch surface in its own unit square.
public enum Calibration: Hashable, Sendable {
  /// The matrix that udev has for the device (`LIBINPUT_CALIBRATION_MATRIX`), if any.
  case udev
  /// This matrix.
  case matrix(Transform)
}

/// The settings of some devices.
public struct DeviceRule: Hashable, Sendable {
  /// The matches, of which any selects a device.
  public var matches: [DeviceMatch]
  /// The settings of the selected devices.
  public var settings: DeviceSettings

  public init(matches: [DeviceMatch], settings: DeviceSettings) {
    self.matches = matches
    self.settings = settings
  }

  /// Returns whether the rule selects a device; see ``DeviceMatch/matches(_:target:)``.
  public func holds(for device: DeviceMatch.Device, target: (String) -> String?) -> Bool {
    matches.contains { $0.matches(device, target: target) }
  }
}
