// SPDX-License-Identifier: MIT

import ClavierKit

extension TouchSettings {
  /// Returns the settings that apply to a device.
  ///
  /// ```
  ///  quirks ─▶ udev ─▶ general settings ─▶ rules, from the first to the last
  /// ```
  ///
  /// Each source overrides those on its left, field by field. Quirks describe a model, udev this
  /// machine, the general settings all devices, and a rule single devices. General settings that
  /// defer to udev override nothing.
  ///
  /// - Parameters:
  ///   - device: The device's properties.
  ///   - target: Returns the target of a link below `/dev/input`, if it exists.
  /// - Returns: The settings. Area and rotation are always set; other fields are `nil` if they
  ///   defer to the device, or are off.
  public func settings(
    for device: DeviceMatch.Device, target: (String) -> String?
  ) -> DeviceSettings {
    var settings = DeviceSettings()
    for quirk in quirks where quirk.applies(to: device, target: target) {
      settings.override(with: quirk.settings)
    }
    settings.override(with: general)
    for rule in rules where rule.applies(to: device, target: target) {
      settings.override(with: rule.settings)
    }
    return settings
  }

  /// The settings of all devices.
  private var general: DeviceSettings {
    var settings = DeviceSettings()
    settings.area = area
    settings.rotation = rotation
    settings.calibration = calibration.map(Calibration.matrix)
    return settings
  }
}

extension DeviceSettings {
  /// The map that corrects the axes.
  ///
  /// The map's source is the device's own unit square. In its target, the X axis runs from the left
  /// and the Y axis from the top.
  ///
  /// **Source:** the axes are first inverted, then swapped. The kernel uses the same order for
  /// `touchscreen-inverted-x`, `touchscreen-inverted-y` and `touchscreen-swapped-x-y` of device
  /// trees (drivers/input/touchscreen.c). Their values can be used unchanged.
  public var axisTransform: Transform {
    let inversion = Transform(
      invertsX == true ? -1 : 1, 0, invertsX == true ? 1 : 0,
      0, invertsY == true ? -1 : 1, invertsY == true ? 1 : 0)
    return swapsAxes == true ? inversion.then(Transform(0, 1, 0, 1, 0, 0)) : inversion
  }
}
