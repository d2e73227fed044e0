// SPDX-License-Identifier: MIT

public import ClavierKit

/// What somebody says about a device; `nil` for what they do not say.
public struct DeviceSettings: Hashable, Sendable {
  public var use: DeviceUse?
  public var area: TouchArea?
  public var rotation: Rotation?
  public var calibration: Calibration?
  /// Whether its X axis runs down and its Y axis across.
  public var swapsAxes: Bool?
  /// Whether its X axis counts backwards; the device's own, before axes are swapped.
  public var invertsX: Bool?
  /// Whether its Y axis counts backwards; the device's own, before axes are swapped.
  public var invertsY: Bool?
  /// The values at the two ends of its X axis, in place of those that the driver gives.
  public var xRange: ClosedRange<Int32>?
  /// The values at the two ends of its Y axis, in place of those that the driver gives.
  public var yRange: ClosedRange<Int32>?
  /// How wide and high its surface is before it is rotated, in millimetres.
  public var size: Size?
  /// The connector of the screen that it lies on, such as `HDMI-A-1`; empty for what udev says.
  public var output: String?
  public var cleaning = CleaningSettings()

  public init() {}

  /// Takes over all that others say.
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

/// As what a device is read.
public enum DeviceUse: String, Hashable, Sendable, CaseIterable {
  /// As what it says it is.
  case auto
  /// As a surface that fingers touch.
  case touch
  /// As one that moves a pointer, whose button is the finger.
  case pointer
  /// As a pen.
  case pen
  /// Not at all.
  case off
}

/// What corrects a touch surface in its own unit square.
public enum Calibration: Hashable, Sendable {
  /// The matrix that udev knows for the device (`LIBINPUT_CALIBRATION_MATRIX`), if any.
  case udev
  /// This one.
  case matrix(Transform)
}

/// What holds for some devices.
public struct DeviceRule: Hashable, Sendable {
  /// Which devices: those that any of these means.
  public var matches: [DeviceMatch]
  /// What holds for them.
  public var settings: DeviceSettings

  public init(matches: [DeviceMatch], settings: DeviceSettings) {
    self.matches = matches
    self.settings = settings
  }

  /// Whether it holds for a device; see ``DeviceMatch/matches(_:target:)``.
  public func holds(for device: DeviceMatch.Device, target: (String) -> String?) -> Bool {
    matches.contains { $0.matches(device, target: target) }
  }
}
