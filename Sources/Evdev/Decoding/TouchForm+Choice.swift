// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import ClavierSettings

extension TouchForm {
  /// How a device of some kind is read, if it is.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - choice: Whether the user named it.
  ///   - use: As what the user wants it.
  ///   - isDirect: Whether it lies on a screen.
  /// - Throws: ``Refusal``.
  init(
    _ kind: DeviceClass, _ choice: DeviceChoice, _ use: DeviceUse, isDirect: Bool
  ) throws(Refusal) {
    switch use {
    case .auto: self = try Self.automatic(kind, choice, isDirect: isDirect)
    case .touch: self = try Self.surface(kind)
    case .pointer: self = try Self.pointer(kind)
    case .pen: self = try Self.pen(kind)
    case .off: throw Refusal(reason: "the settings say so", remedy: nil)
    }
  }

  /// What touches a screen is read; what moves a pointer, which the desktop has, too, only if the user
  /// names it.
  private static func automatic(
    _ kind: DeviceClass, _ choice: DeviceChoice, isDirect: Bool
  ) throws(Refusal) -> TouchForm {
    switch (kind, choice) {
    case (.pen, .unnamed) where !isDirect:
      throw Refusal(reason: "it is a tablet for a pen", remedy: namingIt)
    case (.touchpad, .unnamed):
      throw Refusal(reason: "it moves a pointer", remedy: namingIt)
    case (.relativePointer, .unnamed):
      throw Refusal(reason: "it moves a pointer", remedy: namingIt)
    case (.relativePointer, .named): return .mouse
    default: return try surface(kind)
    }
  }

  /// As a surface whose places are the keyboard's.
  private static func surface(_ kind: DeviceClass) throws(Refusal) -> TouchForm {
    switch kind {
    case .multiTouch, .touchpad(slots: .some): return .slots
    case .anonymousTouch: return .packets
    case .singleTouch, .touchpad(slots: nil): return .single(.touch)
    case .pressureTouch: return .pressure
    case .absolutePointer: return .single(.leftButton)
    case .pen: return .pen
    case .relativePointer:
      throw Refusal(
        reason: "it says how far it moves, not where it is",
        remedy: "give it use = \"pointer\" in its [[device]] table")
    case .gameController, .keyboard, .other: throw notASurface
    }
  }

  private static func pointer(_ kind: DeviceClass) throws(Refusal) -> TouchForm {
    switch kind {
    case .relativePointer: return .mouse
    case .touchpad, .singleTouch, .multiTouch: return .touchpad
    case .absolutePointer: return .single(.leftButton)
    case .anonymousTouch, .pressureTouch, .pen:
      throw Refusal(
        reason: "it cannot move a pointer",
        remedy: "take use = \"pointer\" out of its [[device]] table")
    case .gameController, .keyboard, .other: throw notASurface
    }
  }

  private static func pen(_ kind: DeviceClass) throws(Refusal) -> TouchForm {
    switch kind {
    case .pen, .singleTouch: return .pen
    default:
      throw Refusal(
        reason: "it is no pen", remedy: "take use = \"pen\" out of its [[device]] table")
    }
  }

  private static var notASurface: Refusal {
    Refusal(reason: "it is not a touch surface", remedy: nil)
  }

  private static var namingIt: String { "to type on it, name it under devices in [touch]" }
}

/// The codes under which a device tells about its contacts.
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
