// SPDX-License-Identifier: MIT

/// What a device says it can do.
///
/// **Source:** libevdev, "Querying device capabilities"; the kernel's "Linux Input Subsystem
/// userspace API", sections on event codes and device properties.
public struct DeviceCapabilities: Hashable, Sendable {
  /// Numbers of `INPUT_PROP_…`.
  public var properties: Set<Int32>
  /// Codes of `EV_KEY`.
  public var keys: Set<Int32>
  /// Codes of `EV_REL`.
  public var relativeAxes: Set<Int32>
  /// Codes of `EV_ABS`, with what is said about each.
  public var axes: [Int32: AbsoluteAxis]

  public init(
    properties: Set<Int32> = [], keys: Set<Int32> = [], relativeAxes: Set<Int32> = [],
    axes: [Int32: AbsoluteAxis] = [:]
  ) {
    self.properties = properties
    self.keys = keys
    self.relativeAxes = relativeAxes
    self.axes = axes
  }
}

/// The range of an absolute axis.
///
/// **Source:** `struct input_absinfo`, linux/input.h.
public struct AbsoluteAxis: Hashable, Sendable {
  /// Unit: the device's own, as are all here.
  public var minimum: Int32
  public var maximum: Int32
  /// Units for each millimetre, zero for unknown.
  public var resolution: Int32
  /// How long it is in millimetres, where somebody says so; counts before ``resolution``.
  public var length: Double?

  public init(_ minimum: Int32, _ maximum: Int32, resolution: Int32) {
    self.minimum = minimum
    self.maximum = maximum
    self.resolution = resolution
  }

  /// From its minimum to its maximum, in its own units.
  public var extent: Double { Double(maximum) - Double(minimum) }

  /// Whether it has any extent.
  public var isUsable: Bool { maximum > minimum }

  /// How long it is in millimetres.
  ///
  /// `nil` if the device does not say, or says what cannot be: surfaces that a finger types on
  /// are between 1 cm and 5 m. Drivers are known to give dots an inch, or a default of 1.
  public var millimeters: Double? {
    if let length { return isUsable ? length : nil }
    guard isUsable, resolution > 0 else { return nil }
    let length = extent / Double(resolution)
    return (10...5_000).contains(length) ? length : nil
  }
}
