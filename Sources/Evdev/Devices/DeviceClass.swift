// SPDX-License-Identifier: MIT

import CLinux

/// The class of a device, as relevant to a touch keyboard.
public enum DeviceClass: Hashable, Sendable {
  /// A touchscreen that identifies contacts, with its number of slots.
  case multiTouch(slots: Int)
  /// A touchscreen with one contact.
  case singleTouch
  /// A touchscreen that reports contacts without identifying them, multi-touch protocol A.
  case anonymousTouch
  /// A touchscreen with one contact that reports only pressure.
  case pressureTouch
  /// A pointer with an absolute position, as of virtual machines and some mislabelled touchscreens.
  case absolutePointer
  case relativePointer
  /// A pad that moves a pointer, with its number of slots if it has any.
  case touchpad(slots: Int?)
  /// A tablet or screen for a pen.
  case pen
  case gameController
  case keyboard
  /// Any other device: a switch, a sensor, a sound jack.
  case other

  /// Classifies a device by its capabilities.
  ///
  /// **Source:** the rules by which udev sets `ID_INPUT_…` (systemd, `udev-builtin-input_id.c`),
  /// with one addition: some touchscreens declare neither `BTN_TOUCH` nor `INPUT_PROP_DIRECT`.
  public init(_ device: DeviceCapabilities) {
    if device.properties.contains(INPUT_PROP_ACCELEROMETER) {
      self = .other
    } else if device.isPen {
      self = .pen
    } else if device.isDirect, let touchscreen = Self.touchscreen(device) {
      self = touchscreen
    } else if device.isTouchpad {
      self = .touchpad(slots: device.slots)
    } else if device.relativeAxes.isSuperset(of: [REL_X, REL_Y]) {
      self = .relativePointer
    } else if device.isGameController {
      self = .gameController
    } else if device.hasPosition, device.keys.contains(BTN_LEFT) {
      self = .absolutePointer
    } else {
      self = Self.touchscreen(device) ?? (device.isKeyboard ? .keyboard : .other)
    }
  }

  private static func touchscreen(_ device: DeviceCapabilities) -> DeviceClass? {
    if let slots = device.slots { return .multiTouch(slots: slots) }
    // Checked before single touch, since most of these report the first contact that way too.
    if device.hasContactPosition, device.axes[ABS_MT_SLOT] == nil { return .anonymousTouch }
    if device.hasPosition, device.keys.contains(BTN_TOUCH) { return .singleTouch }
    return device.reportsOnlyPressure ? .pressureTouch : nil
  }
}

extension DeviceCapabilities {
  /// The number of slots; `nil` if the device does not use slots.
  fileprivate var slots: Int? {
    guard hasContactPosition, axes[ABS_MT_TRACKING_ID] != nil, let slot = axes[ABS_MT_SLOT],
      slot.maximum >= 0
    else { return nil }
    return Int(slot.maximum) + 1
  }

  fileprivate var hasPosition: Bool { axes[ABS_X] != nil && axes[ABS_Y] != nil }

  /// Whether the device reports positions of contacts.
  ///
  /// Some devices declare every axis code, including the unused one before those of multi-touch.
  /// libevdev calls such a device a fake multi-touch device.
  fileprivate var hasContactPosition: Bool {
    axes[ABS_MT_POSITION_X] != nil && axes[ABS_MT_POSITION_Y] != nil
      && axes[ABS_MT_SLOT - 1] == nil
  }

  /// Whether the device has a position and a pressure, and no button.
  fileprivate var reportsOnlyPressure: Bool {
    hasPosition && axes[ABS_PRESSURE] != nil && keys.isDisjoint(with: [BTN_LEFT, BTN_TOUCH])
  }

  /// Whether the device lies on a screen.
  var isDirect: Bool { properties.contains(INPUT_PROP_DIRECT) }

  fileprivate var isPen: Bool {
    (hasPosition || hasContactPosition)
      && (keys.contains(BTN_TOOL_PEN) || keys.contains(BTN_STYLUS))
  }

  fileprivate var isTouchpad: Bool {
    guard hasPosition || hasContactPosition else { return false }
    return keys.contains(BTN_TOOL_FINGER)
      || (properties.contains(INPUT_PROP_POINTER) && keys.contains(BTN_TOUCH))
  }

  fileprivate var isGameController: Bool {
    !keys.isDisjoint(with: [BTN_SOUTH, BTN_TRIGGER]) && hasPosition
      && !keys.contains(BTN_TOUCH)
  }

  /// Whether the device has the letters and digits, unlike a power button or a remote control.
  ///
  /// **Source:** udev gives `ID_INPUT_KEYBOARD` for all of codes 1 to 31, `KEY_ESC` to `KEY_S`.
  fileprivate var isKeyboard: Bool { keys.isSuperset(of: KEY_ESC...KEY_S) }
}

extension DeviceClass: CustomStringConvertible {
  /// The device's class, in a user's words.
  public var description: String {
    switch self {
    case .multiTouch(let slots): "touchscreen, \(slots) finger\(slots == 1 ? "" : "s")"
    case .singleTouch: "touchscreen, 1 finger"
    case .anonymousTouch: "touchscreen without finger tracking"
    case .pressureTouch: "touchscreen, 1 finger, by pressure"
    case .absolutePointer: "absolute pointer"
    case .relativePointer: "mouse"
    case .touchpad: "touchpad"
    case .pen: "pen tablet"
    case .gameController: "game controller"
    case .keyboard: "keyboard"
    case .other: "other"
    }
  }
}
