// SPDX-License-Identifier: MIT

public import ClavierKit

/// The settings of a device; values that are not set are `nil`.
public struct DeviceSettings: Hashable, Sendable {
  public var use: DeviceUse?
  public var area: TouchArea?
  public var rotation: Rotation?
  public var calibration: Calibration?
  /// Whether the X axis runs down and the Y axis across.
  public var swapsAxes: Bool?
  /// Whether the X axis is reversed, before any swap of the axes.
  public var invertsX: Bool?
  /// Whether the Y axis is reversed, before any swap of the axes.
  public var invertsY: Bool?
  /// The values at the two ends of the X axis, which override the driver's.
  public var xRange: ClosedRange<Int32>?
  /// The values at the two ends of the Y axis, which override the driver's.
  public var yRange: ClosedRange<Int32>?
  /// The size of the surface before rotation, in millimetres.
  public var size: Size?
  /// The connector of the device's screen, such as `HDMI-A-1`; empty for udev's property.
  public var output: String?
  public var cleaning = CleaningSettings()

  public init() {}

  /// Overrides these settings with the values that `other` sets.
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

/// The kind of device as which an input device is read.
public enum DeviceUse: String, Hashable, Sendable, CaseIterable {
  /// The kind that the device reports.
  case auto
  /// A surface that fingers touch.
  case touch
  /// A device that moves a pointer; its pressed button is a contact.
  case pointer
  /// A pen on a tablet or a screen.
  case pen
  /// The device is not read.
  case off
}

/// The correction of a touch surface, in the surface's unit square.
public enum Calibration: Hashable, Sendable {
  /// The matrix that udev has for the device (`LIBINPUT_CALIBRATION_MATRIX`), if any.
  case udev
  /// The given matrix.
  case matrix(Transform)
}

/// The settings of the devices that match.
public struct DeviceRule: Hashable, Sendable {
  /// The matches; a device that fits any of them is selected.
  public var matches: [DeviceMatch]
  /// The settings of the selected devices.
  public var settings: DeviceSettings

  public init(matches: [DeviceMatch], settings: DeviceSettings) {
    self.matches = matches
    self.settings = settings
  }

  /// Returns whether the rule selects a device; see ``DeviceMatch/matches(_:target:)``.
  public func applies(to device: DeviceMatch.Device, target: (String) -> String?) -> Bool {
    matches.contains { $0.matches(device, target: target) }
  }
}
