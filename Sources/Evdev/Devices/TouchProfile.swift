// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
public import ClavierSettings

/// The parameters for reading a device as a touch surface.
public struct TouchProfile: Hashable, Sendable {
  public let form: TouchForm
  /// The axes of the surface; for a device that moves a cursor, those of the cursor's surface.
  public let x: AbsoluteAxis
  public let y: AbsoluteAxis
  /// The noise filters for the device's reports.
  public let cleaning: CleaningRules
  /// The pressure axis of a surface that reports only pressure.
  let pressure: AbsoluteAxis?
  /// Whether the device has slots and reports the distance of contacts from the surface.
  let hasDistance: Bool
  /// Whether the device has `BTN_TOUCH`.
  let hasTouchButton: Bool
  /// The axes of the pad that moves a cursor.
  let padX: AbsoluteAxis
  let padY: AbsoluteAxis

  /// Decides whether and in which form a device can be read.
  ///
  /// - Parameters:
  ///   - device: The device's capabilities.
  ///   - choice: Whether the user named the device.
  ///   - settings: The user's other settings for the device.
  /// - Throws: ``UnsupportedDeviceError`` with the reason and, where there is one, the remedy.
  public init(
    _ device: DeviceCapabilities, _ choice: DeviceChoice, _ settings: DeviceSettings
  ) throws(UnsupportedDeviceError) {
    let kind = DeviceClass(device)
    form = try TouchForm(kind, choice, settings.use ?? .auto, isDirect: device.isDirect)
    if form == .mouse {
      (padX, padY) = (CursorTranslator.axis, CursorTranslator.axis)
    } else {
      let codes = TouchAxes(form)
      padX = try Self.usable(device.axes[codes.x], "X", settings.use)
      padY = try Self.usable(device.axes[codes.y], "Y", settings.use)
    }
    (x, y) = form.movesCursor ? (CursorTranslator.axis, CursorTranslator.axis) : (padX, padY)
    pressure = device.axes[ABS_PRESSURE]
    hasTouchButton = device.keys.contains(BTN_TOUCH)
    // A range that does not contain 0 has no value for a touch.
    hasDistance =
      form == .slots
      && device.axes[ABS_MT_DISTANCE].map { $0.minimum <= 0 && $0.maximum > 0 } ?? false
    cleaning =
      form.movesCursor
      ? CleaningRules() : CleaningRules(settings.cleaning, device, form, x: x, y: y)
  }

  /// The maximum distance that a contact moves between frames, in units.
  ///
  /// **Source:** ours: 15 mm, which is 1 m/s at 66 frames a second; an eighth of a surface of
  /// unknown size.
  var maximumMove: Double {
    guard let width = x.millimeters, let height = y.millimeters else {
      return max(x.extent, y.extent) / 8
    }
    return 15 * max(x.extent / width, y.extent / height)
  }

  /// Returns the map from the device's units to a keyboard's space; `nil` if the keyboard's area is
  /// empty.
  func transform(
    calibration: Transform, rotation: Rotation, area: TouchArea, keyboardSize: Size
  ) -> Transform? {
    // The keyboard fills the cursor's surface, which is never rotated.
    let isCursor = form.movesCursor
    return Transform(
      x: x, y: y, calibration: isCursor ? .identity : calibration,
      rotation: isCursor ? .none : rotation, area: isCursor ? .all : area,
      keyboardSize: keyboardSize)
  }

  /// Returns the map from the device's units to the unit square of the surface as the user sees it.
  func surfaceTransform(calibration: Transform, rotation: Rotation) -> Transform {
    transform(
      calibration: calibration, rotation: rotation, area: .all,
      keyboardSize: Size(width: 1, height: 1)) ?? .identity
  }

  private static func usable(
    _ axis: AbsoluteAxis?, _ name: String, _ use: DeviceUse?
  ) throws(UnsupportedDeviceError) -> AbsoluteAxis {
    guard let axis else {
      let isChosen = use != nil && use != .auto
      throw UnsupportedDeviceError(
        reason: "it has no \(name) axis for this use",
        remedy: isChosen ? "take use out of its [[device]] table" : nil)
    }
    if axis.isUsable { return axis }
    throw UnsupportedDeviceError(
      reason: "its \(name) axis has no extent: it goes from \(axis.minimum) to \(axis.maximum)",
      remedy: "set it with \(name.lowercased())_range in its [[device]] table")
  }
}

/// The reason why a device is not read, in a user's words.
public struct UnsupportedDeviceError: Error, Hashable, Sendable {
  /// The reason as a part of a sentence, in which "it" is the device.
  public let reason: String
  /// The remedy for the user, if there is one.
  public let remedy: String?
}

/// The user's choice of a device.
public enum DeviceChoice: Hashable, Sendable {
  /// The settings name the device.
  case named
  /// The settings name no device, so every touchscreen is read.
  case unnamed

  /// Looks a device up in the settings; `nil` if they name only others.
  ///
  /// - Parameters:
  ///   - device: The device's known properties.
  ///   - devices: The settings' list: names, models, nodes, or links to nodes.
  ///   - target: Returns the target of a link below `/dev/input`, if it exists.
  public init?(
    _ device: DeviceMatch.Device, in devices: [String], target: (String) -> String?
  ) {
    guard !devices.isEmpty else {
      self = .unnamed
      return
    }
    let isNamed = devices.contains { DeviceMatch($0).matches(device, target: target) }
    guard isNamed else { return nil }
    self = .named
  }
}
