// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
public import ClavierSettings

/// How a device is read as a touch surface.
public struct TouchProfile: Hashable, Sendable {
  public let form: TouchForm
  /// The axes of the surface; those of the cursor's own surface for a device that moves one.
  public let x: AbsoluteAxis
  public let y: AbsoluteAxis
  /// What of its reports is noise.
  public let cleaning: CleaningRules
  /// The range of pressure of a surface that is pressed.
  let pressure: AbsoluteAxis?
  /// The axes of the pad that moves a cursor.
  let padX: AbsoluteAxis
  let padY: AbsoluteAxis

  /// Decides whether and how a device can be read.
  ///
  /// - Parameters:
  ///   - device: What it can do.
  ///   - choice: Whether the user named it.
  ///   - settings: What else the user says about it.
  /// - Throws: ``Refusal`` with the reason and, where there is one, the remedy.
  public init(
    _ device: DeviceCapabilities, _ choice: DeviceChoice, _ settings: DeviceSettings
  ) throws(Refusal) {
    let kind = DeviceClass(device)
    form = try TouchForm(kind, choice, settings.use ?? .auto, isDirect: device.isDirect)
    if form == .mouse {
      (padX, padY) = (CursorTranslator.axis, CursorTranslator.axis)
    } else {
      let codes = TouchAxes(form)
      padX = try Self.usable(device.axes[codes.x], "X")
      padY = try Self.usable(device.axes[codes.y], "Y")
    }
    (x, y) = form.movesCursor ? (CursorTranslator.axis, CursorTranslator.axis) : (padX, padY)
    pressure = device.axes[ABS_PRESSURE]
    cleaning =
      form.movesCursor
      ? CleaningRules() : CleaningRules(settings.cleaning, device, form, x: x, y: y)
  }

  /// How far a contact moves at most from one frame to the next, in units.
  ///
  /// **Source:** ours: 15 mm, which is 1 m/s at 66 frames a second; an eighth of a surface whose size is
  /// not known.
  var reach: Double {
    guard let width = x.millimeters, let height = y.millimeters else {
      return max(x.extent, y.extent) / 8
    }
    return 15 * max(x.extent / width, y.extent / height)
  }

  /// The map from the device's units to a keyboard's space; `nil` if the keyboard's area is empty.
  func transform(
    calibration: Transform, rotation: Rotation, area: TouchArea, keyboardSize: Size
  ) -> Transform? {
    // What a cursor moves on is all keyboard, and turned for nobody.
    let isCursor = form.movesCursor
    return Transform(
      x: x, y: y, calibration: isCursor ? .identity : calibration,
      rotation: isCursor ? .none : rotation, area: isCursor ? .all : area,
      keyboardSize: keyboardSize)
  }

  /// The map from the device's units to the unit square of the surface as its user sees it.
  func surfaceTransform(calibration: Transform, rotation: Rotation) -> Transform {
    transform(
      calibration: calibration, rotation: rotation, area: .all,
      keyboardSize: Size(width: 1, height: 1)) ?? .identity
  }

  private static func usable(
    _ axis: AbsoluteAxis?, _ name: String
  ) throws(Refusal) -> AbsoluteAxis {
    if let axis, axis.isUsable { return axis }
    let range = axis.map { ": it goes from \($0.minimum) to \($0.maximum)" } ?? ""
    throw Refusal(
      reason: "its \(name) axis has no extent\(range)",
      remedy: "say the right one with \(name.lowercased())_range in its [[device]] table")
  }
}

/// Why a device is not read, in a user's words.
public struct Refusal: Error, Hashable, Sendable {
  /// A part of a sentence in which "it" is the device.
  public let reason: String
  /// What the user can do about it, if anything.
  public let remedy: String?

  public init(reason: String, remedy: String?) {
    self.reason = reason
    self.remedy = remedy
  }
}

/// Whether the user asks for a device.
public enum DeviceChoice: Hashable, Sendable {
  /// The settings name it.
  case named
  /// The settings name no device, so that each touchscreen is meant.
  case unnamed

  /// Looks a device up in the settings; `nil` if they name others only.
  ///
  /// - Parameters:
  ///   - device: What is known of it.
  ///   - devices: The settings' list: names, models, nodes, or links to nodes.
  ///   - target: Where a link below `/dev/input` leads, if it exists.
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
