// SPDX-License-Identifier: MIT

/// What holds for one device, after all that was said about it is put together.
public struct SurfaceSettings: Hashable, Sendable {
  public var use: DeviceUse
  public var area: TouchArea
  public var rotation: Rotation
  public var calibration: Calibration
  /// See ``DeviceSettings``.
  public var swapsAxes: Bool
  public var invertsX: Bool
  public var invertsY: Bool
  /// The ends of the axes; `nil` for those that the driver gives.
  public var xRange: ClosedRange<Int32>?
  public var yRange: ClosedRange<Int32>?
  /// How wide and high the surface is before it is rotated, in millimetres; `nil` for what the device
  /// says.
  public var size: Size?
  /// The connector of the screen that it lies on; `nil` for what udev says (`WL_OUTPUT`), if anything.
  public var output: String?
  public var cleaning: CleaningSettings
}

extension TouchSettings {
  /// Puts together what holds for a device.
  ///
  /// ```
  ///  quirks ─▶ what udev says ─▶ general settings ─▶ rules, from the first to the last
  /// ```
  ///
  /// What stands further right counts, field by field. Quirks say what a model is; udev what this machine
  /// knows; the general settings what the keyboard is told of all devices; a rule what it is told of this
  /// one. Fields of the general settings that only say "as udev says" override nothing.
  ///
  /// - Parameters:
  ///   - device: What is known of it.
  ///   - target: Where a link below `/dev/input` leads, if it exists.
  /// - Returns: What holds.
  public func settings(
    for device: DeviceMatch.Device, target: (String) -> String?
  ) -> SurfaceSettings {
    var said = DeviceSettings()
    for quirk in quirks where quirk.holds(for: device, target: target) {
      said.override(with: quirk.settings)
    }
    said.override(with: general)
    for rule in rules where rule.holds(for: device, target: target) {
      said.override(with: rule.settings)
    }
    return SurfaceSettings(
      use: said.use ?? .auto, area: said.area ?? area, rotation: said.rotation ?? rotation,
      calibration: said.calibration ?? .udev, swapsAxes: said.swapsAxes ?? false,
      invertsX: said.invertsX ?? false, invertsY: said.invertsY ?? false,
      xRange: said.xRange, yRange: said.yRange, size: said.size,
      output: said.output.flatMap { $0.isEmpty ? nil : $0 }, cleaning: said.cleaning)
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
