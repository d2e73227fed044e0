// SPDX-License-Identifier: MIT

import CLinux

/// How a device is read as a touch surface.
public struct TouchProfile: Hashable, Sendable {
  public let form: TouchForm
  public let x: AbsoluteAxis
  public let y: AbsoluteAxis

  /// Decides whether and how a device can be read.
  ///
  /// - Parameters:
  ///   - device: What it can do.
  ///   - choice: Whether the user named it.
  /// - Throws: ``Refusal`` with the reason and, where there is one, the remedy.
  public init(_ device: DeviceCapabilities, _ choice: DeviceChoice) throws(Refusal) {
    form = try Self.form(of: DeviceClass(device), choice)
    let axes = form == .slots ? (ABS_MT_POSITION_X, ABS_MT_POSITION_Y) : (ABS_X, ABS_Y)
    x = try Self.usable(device.axes[axes.0], "X")
    y = try Self.usable(device.axes[axes.1], "Y")
  }

  private static func form(
    of kind: DeviceClass, _ choice: DeviceChoice
  ) throws(Refusal) -> TouchForm {
    switch (kind, choice) {
    case (.multiTouch, _), (.touchpad(slots: .some), .named): return .slots
    case (.singleTouch, _), (.pen, .named), (.touchpad(slots: nil), .named): return .single(.touch)
    case (.absolutePointer, _): return .single(.leftButton)
    case (.touchpad, .unnamed):
      throw Refusal(reason: "it moves a pointer", remedy: Self.namingIt)
    case (.pen, .unnamed):
      throw Refusal(reason: "it is for a pen", remedy: Self.namingIt)
    case (.anonymousTouch, _):
      throw Refusal(
        reason: "it does not tell its fingers apart (multi-touch protocol A)",
        remedy: "use a newer kernel, whose driver for it may do so")
    case (.relativePointer, _), (.gameController, _), (.keyboard, _), (.other, _):
      throw Refusal(reason: "it is not a touch surface", remedy: nil)
    }
  }

  private static let namingIt = "to type on it, name it under devices in [touch]"

  private static func usable(
    _ axis: AbsoluteAxis?, _ name: String
  ) throws(Refusal) -> AbsoluteAxis {
    if let axis, axis.isUsable { return axis }
    let range = axis.map { ": it goes from \($0.minimum) to \($0.maximum)" } ?? ""
    throw Refusal(
      reason: "its \(name) axis has no extent\(range)",
      remedy: "give the right range in a udev hwdb file (60-evdev.hwdb says how)")
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
  ///   - name: What the device calls itself.
  ///   - path: Its node, such as `/dev/input/event5`.
  ///   - devices: The settings' list: names, nodes, or links to nodes.
  ///   - target: Where a link below `/dev/input` leads, if it exists.
  public init?(
    name: String, path: String, in devices: [String], target: (String) -> String?
  ) {
    guard !devices.isEmpty else {
      self = .unnamed
      return
    }
    let isNamed = devices.contains { entry in
      entry == name || entry == path || (entry.hasPrefix("/") && target(entry) == path)
    }
    guard isNamed else { return nil }
    self = .named
  }
}
