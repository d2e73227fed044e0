// SPDX-License-Identifier: MIT

import CLinux
public import ClavierKit

/// One event of a device, as the kernel says it.
///
/// **Source:** `struct input_event`, linux/input.h.
public struct InputEvent: Hashable, Sendable, BitwiseCopyable {
  public var code: InputCode
  public var value: Int32
  /// When the kernel saw it.
  public var time: Timestamp

  public init(_ code: InputCode, _ value: Int32, at time: Timestamp) {
    self.code = code
    self.value = value
    self.time = time
  }
}

/// What an event is about: its type and its code.
///
/// The kernel may say more than is named here, so this is open.
///
/// **Source:** linux/input-event-codes.h; each name's constant is said with it.
public struct InputCode: Hashable, Sendable, BitwiseCopyable {
  public var type: UInt16
  public var number: UInt16

  public init(type: UInt16, number: UInt16) {
    self.type = type
    self.number = number
  }

  /// A key or button, `EV_KEY`.
  public static func key(_ code: Int32) -> Self {
    Self(type: UInt16(EV_KEY), number: UInt16(truncatingIfNeeded: code))
  }

  /// An absolute axis, `EV_ABS`.
  public static func axis(_ code: Int32) -> Self {
    Self(type: UInt16(EV_ABS), number: UInt16(truncatingIfNeeded: code))
  }

  /// The end of a frame, `SYN_REPORT`.
  public static var report: Self { Self(type: UInt16(EV_SYN), number: UInt16(SYN_REPORT)) }
  /// The kernel lost events, `SYN_DROPPED`.
  public static var dropped: Self { Self(type: UInt16(EV_SYN), number: UInt16(SYN_DROPPED)) }
  /// The slot that the following events are about, `ABS_MT_SLOT`.
  public static var slot: Self { axis(ABS_MT_SLOT) }
  /// The contact in the slot, −1 for none, `ABS_MT_TRACKING_ID`.
  public static var trackingID: Self { axis(ABS_MT_TRACKING_ID) }
  /// Where the contact in the slot is, `ABS_MT_POSITION_X`.
  public static var contactX: Self { axis(ABS_MT_POSITION_X) }
  /// Where the contact in the slot is, `ABS_MT_POSITION_Y`.
  public static var contactY: Self { axis(ABS_MT_POSITION_Y) }
  /// Where the only contact or the pointer is, `ABS_X`.
  public static var x: Self { axis(ABS_X) }
  /// Where the only contact or the pointer is, `ABS_Y`.
  public static var y: Self { axis(ABS_Y) }
  /// How hard the contact in the slot touches, `ABS_MT_PRESSURE`.
  public static var contactPressure: Self { axis(ABS_MT_PRESSURE) }
  /// How long the ellipse is that the contact in the slot touches, `ABS_MT_TOUCH_MAJOR`.
  public static var contactMajor: Self { axis(ABS_MT_TOUCH_MAJOR) }
  /// What touches in the slot: a finger, a pen, a palm, `ABS_MT_TOOL_TYPE`.
  public static var contactTool: Self { axis(ABS_MT_TOOL_TYPE) }
  /// How hard the only contact touches, `ABS_PRESSURE`.
  public static var pressure: Self { axis(ABS_PRESSURE) }
  /// The end of what is said about one contact in multi-touch protocol A, `SYN_MT_REPORT`.
  public static var contactReport: Self {
    Self(type: UInt16(EV_SYN), number: UInt16(SYN_MT_REPORT))
  }
  /// How far a mouse has moved, `REL_X`.
  public static var motionX: Self { Self(type: UInt16(EV_REL), number: UInt16(REL_X)) }
  /// How far a mouse has moved, `REL_Y`.
  public static var motionY: Self { Self(type: UInt16(EV_REL), number: UInt16(REL_Y)) }
  /// Whether anything touches the surface, `BTN_TOUCH`.
  public static var touch: Self { key(BTN_TOUCH) }
  /// Whether two fingers are on a touchpad, `BTN_TOOL_DOUBLETAP`.
  public static var twoFingers: Self { key(BTN_TOOL_DOUBLETAP) }
  /// Whether the pointer's main button is pressed, `BTN_LEFT`.
  public static var leftButton: Self { key(BTN_LEFT) }
}
