// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import ClavierSettings

extension TouchForm {
  /// Chooses the form in which a kind of device is read.
  ///
  /// - Parameters:
  ///   - kind: The device's class.
  ///   - choice: Whether the user named the device.
  ///   - use: The setting for the device's use.
  ///   - isDirect: Whether the device lies on a screen.
  /// - Throws: ``UnsupportedDeviceError`` if the device cannot be read, or is not to be.
  init(
    _ kind: DeviceClass, _ choice: DeviceChoice, _ use: DeviceUse, isDirect: Bool
  ) throws(UnsupportedDeviceError) {
    switch use {
    case .auto: self = try Self.automatic(kind, choice, isDirect: isDirect)
    case .touch: self = try Self.surface(kind)
    case .pointer: self = try Self.pointer(kind)
    case .pen: self = try Self.pen(kind)
    case .off: throw UnsupportedDeviceError(reason: "the settings say so", remedy: nil)
    }
  }

  /// Returns the default form for a device that no setting names.
  ///
  /// By default, a device on a screen is read. A device that moves a pointer also controls the
  /// desktop, so only a device that the settings name is read.
  private static func automatic(
    _ kind: DeviceClass, _ choice: DeviceChoice, isDirect: Bool
  ) throws(UnsupportedDeviceError) -> TouchForm {
    switch (kind, choice) {
    case (.pen, .unnamed) where !isDirect:
      throw UnsupportedDeviceError(reason: "it is a tablet for a pen", remedy: namingRemedy)
    case (.touchpad, .unnamed):
      throw UnsupportedDeviceError(reason: "it moves a pointer", remedy: namingRemedy)
    case (.relativePointer, .unnamed):
      throw UnsupportedDeviceError(reason: "it moves a pointer", remedy: namingRemedy)
    case (.relativePointer, .named): return .mouse
    default: return try surface(kind)
    }
  }

  /// Returns the form for a surface whose places map directly to the keyboard.
  private static func surface(_ kind: DeviceClass) throws(UnsupportedDeviceError) -> TouchForm {
    switch kind {
    case .multiTouch, .touchpad(slots: .some): return .slots
    case .anonymousTouch: return .packets
    case .singleTouch, .touchpad(slots: nil): return .single(.touch)
    case .pressureTouch: return .pressure
    case .absolutePointer: return .single(.leftButton)
    case .pen: return .pen
    case .relativePointer:
      throw UnsupportedDeviceError(
        reason: "it reports distances, not positions",
        remedy: "give it use = \"pointer\" in its [[device]] table")
    case .gameController, .keyboard, .other: throw notASurface
    }
  }

  private static func pointer(_ kind: DeviceClass) throws(UnsupportedDeviceError) -> TouchForm {
    switch kind {
    case .relativePointer: return .mouse
    case .touchpad, .singleTouch, .multiTouch: return .touchpad
    case .absolutePointer: return .single(.leftButton)
    case .anonymousTouch, .pressureTouch, .pen:
      throw UnsupportedDeviceError(
        reason: "it cannot move a pointer",
        remedy: "take use = \"pointer\" out of its [[device]] table")
    case .gameController, .keyboard, .other: throw notASurface
    }
  }

  private static func pen(_ kind: DeviceClass) throws(UnsupportedDeviceError) -> TouchForm {
    switch kind {
    case .pen, .singleTouch: return .pen
    default:
      throw UnsupportedDeviceError(
        reason: "it is no pen", remedy: "take use = \"pen\" out of its [[device]] table")
    }
  }

  private static var notASurface: UnsupportedDeviceError {
    UnsupportedDeviceError(reason: "it is not a touch surface", remedy: nil)
  }

  private static var namingRemedy: String { "to type on it, name it under devices in [touch]" }
}

/// The codes of a device's contact axes.
struct TouchAxes {
  var x = ABS_X
  var y = ABS_Y
  var pressure: Int32? = ABS_PRESSURE
  var major: Int32?
  var tool: Int32?

  init(_ form: TouchForm) {
    guard form == .slots || form == .packets else { return }
    (x, y, pressure) = (ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_PRESSURE)
    (major, tool) = (ABS_MT_TOUCH_MAJOR, ABS_MT_TOOL_TYPE)
  }
}
