// SPDX-License-Identifier: MIT

import CLinux
public import ClavierKit
import ClavierSettings

/// What one contact did in a frame of its device, in the device's own words.
public struct DeviceTouch: Hashable, Sendable, BitwiseCopyable {
  public var contact: Contact.ID
  public var phase: Contact.Phase
  /// Where the contact is, in units of the device's axes; its last place for `up` and `cancelled`.
  ///
  /// What the device says is whole; a filter may make fractions.
  public var position: Point
  public var shape: ContactShape

  public init(
    contact: Contact.ID, phase: Contact.Phase, position: Point, shape: ContactShape = ContactShape()
  ) {
    self.contact = contact
    self.phase = phase
    self.position = position
    self.shape = shape
  }
}

/// How a contact touches, as far as its device tells.
///
/// **Source:** kernel documentation "Multi-touch (MT) Protocol", event semantics.
public struct ContactShape: Hashable, Sendable, BitwiseCopyable {
  /// The value of ``tool`` for a palm or whatever else was not meant.
  ///
  /// **Source:** linux/input.h, `MT_TOOL_PALM`.
  public static let palm = MT_TOOL_PALM

  /// How hard, in units of `ABS_MT_PRESSURE` or `ABS_PRESSURE`; 0 where the device has neither.
  public var pressure: Int32 = 0
  /// The longer axis of the ellipse that is touched, `ABS_MT_TOUCH_MAJOR`, in units of the surface; 0
  /// where the device does not say.
  public var major: Int32 = 0
  /// What touches, `ABS_MT_TOOL_TYPE`; 0, a finger, where the device does not say.
  public var tool: Int32 = 0

  public init(pressure: Int32 = 0, major: Int32 = 0, tool: Int32 = 0) {
    self.pressure = pressure
    self.major = major
    self.tool = tool
  }
}

/// All that changed on a device up to one `SYN_REPORT`, before it is cleaned and laid under a keyboard.
public struct DeviceFrame: Hashable, Sendable {
  /// When the kernel saw it.
  public var time: Timestamp
  /// The changes, in the order the device reported them.
  public var touches: [DeviceTouch]

  public init(time: Timestamp, touches: [DeviceTouch]) {
    self.time = time
    self.touches = touches
  }
}

extension TouchFrame {
  /// Takes over a device's frame, in the place of what was here before: its storage is used again.
  ///
  /// - Parameters:
  ///   - frame: What the device said.
  ///   - transform: From its units to the keyboard's space.
  mutating func assign(_ frame: DeviceFrame, through transform: Transform) {
    time = frame.time
    touches.removeAll(keepingCapacity: true)
    for touch in frame.touches {
      touches.append(
        Touch(contact: touch.contact, phase: touch.phase, point: transform(touch.position)))
    }
  }
}
