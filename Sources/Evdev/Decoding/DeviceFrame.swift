// SPDX-License-Identifier: MIT

import CLinux
public import ClavierKit
import ClavierSettings

/// The change of one contact in a frame of its device, in device units.
public struct DeviceTouch: Hashable, Sendable, BitwiseCopyable {
  public var contact: Contact.ID
  public var phase: Contact.Phase
  /// The contact's place, in units of the device's axes; its last place for `up` and `cancelled`.
  ///
  /// The device reports integers; a filter may produce fractions.
  public var position: Point
  public var shape = ContactShape()
}

/// The shape and pressure of a contact, if its device reports them.
///
/// **Source:** kernel documentation "Multi-touch (MT) Protocol", event semantics.
public struct ContactShape: Hashable, Sendable, BitwiseCopyable {
  /// The value of ``tool`` for a palm or another unintended contact.
  ///
  /// **Source:** linux/input.h, `MT_TOOL_PALM`.
  public static let palm = MT_TOOL_PALM

  /// The pressure, in units of `ABS_MT_PRESSURE` or `ABS_PRESSURE`; 0 if the device has neither.
  public var pressure: Int32 = 0
  /// The longer axis of the contact's ellipse, `ABS_MT_TOUCH_MAJOR`, in units of the surface; 0 if
  /// not reported.
  public var major: Int32 = 0
  /// The contact's tool, `ABS_MT_TOOL_TYPE`; 0, a finger, if not reported.
  public var tool: Int32 = 0
}

/// The changes of a device up to one `SYN_REPORT`, before filters and mapping.
public struct DeviceFrame: Hashable, Sendable {
  /// The kernel's timestamp.
  public var time: Timestamp
  /// The changes, in the order in which the device reported them.
  public var touches: [DeviceTouch]
}

extension TouchFrame {
  /// Replaces the content by a device's frame, reusing the storage.
  ///
  /// - Parameters:
  ///   - frame: The device's frame.
  ///   - transform: The map from its units to the keyboard's space.
  mutating func assign(_ frame: DeviceFrame, through transform: Transform) {
    time = frame.time
    touches.clear()
    for touch in frame.touches {
      touches.append(
        Touch(contact: touch.contact, phase: touch.phase, point: transform(touch.position)))
    }
  }
}
