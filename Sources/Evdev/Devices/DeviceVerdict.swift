// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// Whether the settings want a device to be read.
public enum DeviceVerdict: Hashable, Sendable {
  /// It is read if it can be.
  case read(DeviceChoice)
  /// The settings name other devices only.
  case notNamed
  /// The settings turn it off.
  case off
  /// It belongs to the screen at this connector, and the keyboard is on another.
  case otherScreen(String)
  /// Touches come from a panel, and from no device.
  case panelsAlone

  /// Whether the device was named; `nil` if it is not to be read.
  public var choice: DeviceChoice? {
    if case .read(let choice) = self { choice } else { nil }
  }

  /// Judges a device.
  ///
  /// - Parameters:
  ///   - device: What is known of it.
  ///   - own: What the settings say about it, and its screen.
  ///   - settings: What they say about all.
  ///   - target: Where a link below `/dev/input` leads, if it exists.
  public init(
    _ device: DeviceMatch.Device, _ own: DeviceSettings, _ settings: TouchSettings,
    target: (String) -> String?
  ) {
    if own.use == .off {
      self = .off
    } else if settings.source == .panel {
      self = .panelsAlone
    } else if let screen = own.screen, let wanted = settings.output, screen != wanted {
      self = .otherScreen(screen)
    } else if let choice = DeviceChoice(device, in: settings.devices, target: target) {
      // Whoever says how it is to be read wants it.
      let isWanted = own.use == .touch || own.use == .pointer || own.use == .pen
      self = .read(isWanted ? .named : choice)
    } else {
      self = .notNamed
    }
  }
}

extension DeviceSettings {
  /// The connector of the screen that the device lies on, if anybody says so.
  var screen: String? {
    guard let output, !output.isEmpty else { return nil }
    return output
  }

  /// What decides how a device is opened, so that it is opened anew where this changes.
  var opening: DeviceSettings {
    var settings = self
    (settings.area, settings.rotation, settings.calibration) = (nil, nil, nil)
    (settings.swapsAxes, settings.invertsX, settings.invertsY) = (nil, nil, nil)
    return settings
  }
}

extension DeviceCapabilities {
  /// What a device can do, with the ranges and lengths of its axes as the settings say them.
  ///
  /// - Parameters:
  ///   - settings: What holds for the device.
  ///   - screen: The size in millimetres of the screen that it lies on, for a device that does not know its
  ///     own.
  /// - Returns: The same with axes set right.
  public func adjusted(to settings: DeviceSettings, screen: Size?) -> DeviceCapabilities {
    var result = self
    for codes in Self.positions {
      if let range = settings.xRange { result.axes[codes.x]?.take(range) }
      if let range = settings.yRange { result.axes[codes.y]?.take(range) }
      let isMeasured =
        result.axes[codes.x]?.millimeters != nil && result.axes[codes.y]?.millimeters != nil
      guard let size = settings.size ?? (isMeasured ? nil : screen) else { continue }
      let isSwapped = settings.swapsAxes == true
      result.axes[codes.x]?.length = isSwapped ? size.height : size.width
      result.axes[codes.y]?.length = isSwapped ? size.width : size.height
    }
    return result
  }

  /// The axes of the first finger, and of all.
  private static var positions: [(x: Int32, y: Int32)] {
    [
      (Int32(InputCode.x.number), Int32(InputCode.y.number)),
      (Int32(InputCode.contactX.number), Int32(InputCode.contactY.number)),
    ]
  }
}

extension AbsoluteAxis {
  fileprivate mutating func take(_ range: ClosedRange<Int32>) {
    (minimum, maximum) = (range.lowerBound, range.upperBound)
  }
}
