// SPDX-License-Identifier: MIT

/// The capabilities that a device declares.
///
/// **Source:** libevdev, "Querying device capabilities"; the kernel's "Linux Input Subsystem
/// userspace API", sections on event codes and device properties.
public struct DeviceCapabilities: Hashable, Sendable {
  /// The device's properties, by their numbers `INPUT_PROP_…`.
  public var properties: Set<Int32> = []
  /// The codes of the device's keys and buttons, `EV_KEY`.
  public var keys: Set<Int32> = []
  /// The codes of the device's relative axes, `EV_REL`.
  public var relativeAxes: Set<Int32> = []
  /// The codes of the device's absolute axes, `EV_ABS`, with their ranges.
  public var axes: [Int32: AbsoluteAxis] = [:]
}

/// The range of an absolute axis.
///
/// **Source:** `struct input_absinfo`, linux/input.h.
public struct AbsoluteAxis: Hashable, Sendable {
  /// The lowest value, in the device's own units, like all values here.
  public var minimum: Int32
  public var maximum: Int32
  /// The units per millimetre, zero for unknown.
  public var resolution: Int32
  /// The length in millimetres from the settings, which overrides ``resolution``.
  public var length: Double?

  public init(_ minimum: Int32, _ maximum: Int32, resolution: Int32) {
    self.minimum = minimum
    self.maximum = maximum
    self.resolution = resolution
  }

  /// The length from minimum to maximum, in the axis's own units.
  public var extent: Double { Double(maximum) - Double(minimum) }

  /// Whether the axis has a positive extent.
  public var isUsable: Bool { maximum > minimum }

  /// The length in millimetres; `nil` if unknown or implausible.
  ///
  /// Plausible surfaces for fingers are between 1 cm and 5 m. Some drivers give dots per inch
  /// instead, or a default of 1.
  public var millimeters: Double? {
    if let length { return isUsable ? length : nil }
    guard isUsable, resolution > 0 else { return nil }
    let length = extent / Double(resolution)
    return (10...5_000).contains(length) ? length : nil
  }
}
