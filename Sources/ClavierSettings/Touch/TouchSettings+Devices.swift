// SPDX-License-Identifier: MIT

import ClavierKit

extension TouchSettings {
  /// Puts together what holds for a device.
  ///
  /// ```
  ///  quirks ─▶ what udev says ─▶ general settings ─▶ rules, from the first to the last
  /// ```
  ///
  /// What stands further right counts, field by field. Quirks say what a model is; udev what this machine
  /// knows; the general settings what the keyboard is told of all devices; a rule what it is told of this
  /// one. General settings that only say "as udev says" override nothing.
  ///
  /// - Parameters:
  ///   - device: What is known of it.
  ///   - target: Where a link below `/dev/input` leads, if it exists.
  /// - Returns: What holds. Area and rotation are always said; what is not is as the device says it, or
  ///   off.
  public func settings(
    for device: DeviceMatch.Device, target: (String) -> String?
  ) -> DeviceSettings {
    var settings = DeviceSettings()
    for quirk in quirks where quirk.holds(for: device, target: target) {
      settings.override(with: quirk.settings)
    }
    settings.override(with: general)
    for rule in rules where rule.holds(for: device, target: target) {
      settings.override(with: rule.settings)
    }
    return settings
  }

  /// What is said of all devices.
  private var general: DeviceSettings {
    var settings = DeviceSettings()
    settings.area = area
    settings.rotation = rotation
    settings.calibration = calibration.map(Calibration.matrix)
    return settings
  }
}

extension DeviceSettings {
  /// What sets the axes right: the map from the device's own unit square to one whose X axis runs across
  /// from the left and whose Y axis runs down from the top.
  ///
  /// **Source:** first inverted, then swapped: so the kernel applies `touchscreen-inverted-x`,
  /// `touchscreen-inverted-y` and `touchscreen-swapped-x-y` of device trees
  /// (drivers/input/touchscreen.c), whose words can be taken over as they are.
  public var axisTransform: Transform {
    let inversion = Transform(
      invertsX == true ? -1 : 1, 0, invertsX == true ? 1 : 0,
      0, invertsY == true ? -1 : 1, invertsY == true ? 1 : 0)
    return swapsAxes == true ? inversion.then(Transform(0, 1, 0, 1, 0, 0)) : inversion
  }
}
