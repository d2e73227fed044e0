// SPDX-License-Identifier: MIT

import CLinux
public import ClavierKit

/// One event of a device, as the kernel reports it.
///
/// **Source:** `struct input_event`, linux/input.h.
public struct InputEvent: Hashable, Sendable, BitwiseCopyable {
  public var code: InputCode
  public var value: Int32
  /// The kernel's timestamp.
  public var time: Timestamp

  public init(_ code: InputCode, _ value: Int32, at time: Timestamp) {
    self.code = code
    self.value = value
    self.time = time
  }
}

/// The type and code of an event.
///
/// The set is open, since the kernel may use codes that have no name here.
///
/// **Source:** linux/input-event-codes.h; each name's documentation has its constant.
public struct InputCode: Hashable, Sendable, BitwiseCopyable {
  public var type: UInt16
  public var number: UInt16

  public init(type: UInt16, number: UInt16) {
    self.type = type
    self.number = number
  }

  /// Returns the code of a key or button, `EV_KEY`.
  public static func key(_ code: Int32) -> Self {
    Self(type: UInt16(EV_KEY), number: UInt16(truncatingIfNeeded: code))
  }

  /// Returns the code of an absolute axis, `EV_ABS`.
  public static func axis(_ code: Int32) -> Self {
    Self(type: UInt16(EV_ABS), number: UInt16(truncatingIfNeeded: code))
  }

  /// The end of a frame, `SYN_REPORT`.
  public static var report: Self { Self(type: UInt16(EV_SYN), number: UInt16(SYN_REPORT)) }
  /// Lost events, `SYN_DROPPED`.
  public static var dropped: Self { Self(type: UInt16(EV_SYN), number: UInt16(SYN_DROPPED)) }
  /// The slot that the following events are about, `ABS_MT_SLOT`.
  public static var slot: Self { axis(ABS_MT_SLOT) }
  /// The contact in the slot, −1 for none, `ABS_MT_TRACKING_ID`.
  public static var trackingID: Self { axis(ABS_MT_TRACKING_ID) }
  /// The X position of the contact in the slot, `ABS_MT_POSITION_X`.
  public static var contactX: Self { axis(ABS_MT_POSITION_X) }
  /// The Y position of the contact in the slot, `ABS_MT_POSITION_Y`.
  public static var contactY: Self { axis(ABS_MT_POSITION_Y) }
  /// The X position of the only contact or the pointer, `ABS_X`.
  public static var x: Self { axis(ABS_X) }
  /// The Y position of the only contact or the pointer, `ABS_Y`.
  public static var y: Self { axis(ABS_Y) }
  /// The pressure of the contact in the slot, `ABS_MT_PRESSURE`.
  public static var contactPressure: Self { axis(ABS_MT_PRESSURE) }
  /// The longer axis of the ellipse of the contact in the slot, `ABS_MT_TOUCH_MAJOR`.
  public static var contactMajor: Self { axis(ABS_MT_TOUCH_MAJOR) }
  /// The tool in the slot: a finger, a pen, a palm, `ABS_MT_TOOL_TYPE`.
  public static var contactTool: Self { axis(ABS_MT_TOOL_TYPE) }
  /// The distance of the contact in the slot from the surface, 0 for a touch, `ABS_MT_DISTANCE`.
  public static var contactDistance: Self { axis(ABS_MT_DISTANCE) }
  /// The pressure of the only contact, `ABS_PRESSURE`.
  public static var pressure: Self { axis(ABS_PRESSURE) }
  /// The end of a contact's packet in multi-touch protocol A, `SYN_MT_REPORT`.
  public static var contactReport: Self {
    Self(type: UInt16(EV_SYN), number: UInt16(SYN_MT_REPORT))
  }
  /// The X motion of a mouse, `REL_X`.
  public static var motionX: Self { Self(type: UInt16(EV_REL), number: UInt16(REL_X)) }
  /// The Y motion of a mouse, `REL_Y`.
  public static var motionY: Self { Self(type: UInt16(EV_REL), number: UInt16(REL_Y)) }
  /// Whether a contact is on the surface, `BTN_TOUCH`.
  public static var touch: Self { key(BTN_TOUCH) }
  /// Whether two fingers are on a touchpad, `BTN_TOOL_DOUBLETAP`.
  public static var twoFingers: Self { key(BTN_TOOL_DOUBLETAP) }
  /// Whether the pointer's main button is pressed, `BTN_LEFT`.
  public static var leftButton: Self { key(BTN_LEFT) }
}
