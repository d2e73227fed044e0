// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings

/// The decision of the settings whether a device is read.
public enum DeviceSelection: Hashable, Sendable {
  /// The device is read if possible.
  case read(DeviceChoice)
  /// The settings name only other devices.
  case notNamed
  /// The settings disable the device.
  case off
  /// The device belongs to the screen at this connector, and the keyboard is on a different screen.
  case otherScreen(String)
  /// The settings accept touches only from a panel.
  case onlyPanels

  /// The user's choice of the device; `nil` if it is not to be read.
  public var choice: DeviceChoice? {
    if case .read(let choice) = self { choice } else { nil }
  }

  /// Decides whether a device is read.
  ///
  /// - Parameters:
  ///   - device: The device's known properties.
  ///   - own: The settings for this device, and its screen.
  ///   - settings: The settings for all devices.
  ///   - target: Returns the target of a link below `/dev/input`, if it exists.
  public init(
    _ device: DeviceMatch.Device, _ own: DeviceSettings, _ settings: TouchSettings,
    target: (String) -> String?
  ) {
    if own.use == .off {
      self = .off
    } else if settings.source == .panel {
      self = .onlyPanels
    } else if let screen = own.screen, let wanted = settings.output, screen != wanted {
      self = .otherScreen(screen)
    } else if let choice = DeviceChoice(device, in: settings.devices, target: target) {
      // A setting for the device's use implies that the user wants it to be read.
      let isWanted = own.use == .touch || own.use == .pointer || own.use == .pen
      self = .read(isWanted ? .named : choice)
    } else {
      self = .notNamed
    }
  }
}

extension DeviceSettings {
  /// The connector of the screen that the device lies on, if known.
  var screen: String? {
    guard let output, !output.isEmpty else { return nil }
    return output
  }

  /// The settings that affect the opening of a device; it is reopened when they change.
  var openingSettings: DeviceSettings {
    var settings = self
    (settings.area, settings.rotation, settings.calibration) = (nil, nil, nil)
    (settings.swapsAxes, settings.invertsX, settings.invertsY) = (nil, nil, nil)
    return settings
  }
}

extension DeviceCapabilities {
  /// Returns the capabilities with the ranges and lengths of axes from the settings.
  ///
  /// - Parameters:
  ///   - settings: The settings for the device.
  ///   - screen: The size in millimetres of the device's screen, for a device that does not report
  ///     its own.
  /// - Returns: The capabilities with corrected axes.
  public func adjusted(to settings: DeviceSettings, screen: Size?) -> DeviceCapabilities {
    var result = self
    for codes in Self.positions {
      if let range = settings.xRange { result.axes[codes.x]?.setRange(range) }
      if let range = settings.yRange { result.axes[codes.y]?.setRange(range) }
      let isMeasured =
        result.axes[codes.x]?.millimeters != nil && result.axes[codes.y]?.millimeters != nil
      guard let size = settings.size ?? (isMeasured ? nil : screen) else { continue }
      let isSwapped = settings.swapsAxes == true
      result.axes[codes.x]?.length = isSwapped ? size.height : size.width
      result.axes[codes.y]?.length = isSwapped ? size.width : size.height
    }
    return result
  }

  /// The axes of the first finger, and those of all fingers.
  private static var positions: [(x: Int32, y: Int32)] {
    [
      (Int32(InputCode.x.number), Int32(InputCode.y.number)),
      (Int32(InputCode.contactX.number), Int32(InputCode.contactY.number)),
    ]
  }
}

extension AbsoluteAxis {
  fileprivate mutating func setRange(_ range: ClosedRange<Int32>) {
    (minimum, maximum) = (range.lowerBound, range.upperBound)
  }
}
