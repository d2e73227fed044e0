// SPDX-License-Identifier: MIT

import CEvdev
import CLinux
import ClavierKit
import Glibc
import Linux

extension InputDevice {
  /// Queries the state of a device into libevdev, by a separate descriptor.
  ///
  /// A query for keys removes the key events that are queued on the queried descriptor.
  ///
  /// - Parameters:
  ///   - path: The node.
  ///   - device: libevdev's device, which receives the state.
  ///   - descriptor: The descriptor from which libevdev reads it afterwards.
  /// - Throws: ``SystemError`` naming the node.
  static func queryState(
    _ path: String, into device: OpaquePointer, readFrom descriptor: Int32
  ) throws(SystemError) {
    let query = try OwnedDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
    let number = query.rawValue
    try checkReturned("libevdev_set_fd \(path)") { libevdev_set_fd(device, number) }
    try checkReturned("libevdev_change_fd \(path)") { libevdev_change_fd(device, descriptor) }
  }

  /// Restores libevdev's state of a device to that at its opening.
  ///
  /// - Parameters:
  ///   - device: The device with the queried state.
  ///   - queued: The events since the opening.
  /// - Returns: The events to handle first.
  static func rewind(_ device: OpaquePointer, _ queued: [InputEvent]) -> [InputEvent] {
    // Contacts in later slots are ignored anyway.
    let slots = 0..<min(max(0, libevdev_get_num_slots(device)), Int32(TouchState.maximumSlots))
    let opening = OpeningEvents(
      queued,
      trackingIDs: slots.map {
        libevdev_get_slot_value(device, UInt32($0), UInt32(ABS_MT_TRACKING_ID))
      },
      currentSlot: max(0, Int(libevdev_get_current_slot(device))))
    for slot in opening.emptySlots {
      libevdev_set_slot_value(device, UInt32(slot), UInt32(ABS_MT_TRACKING_ID), -1)
    }
    for slot in opening.hoveringSlots {
      libevdev_set_slot_value(device, UInt32(slot), UInt32(ABS_MT_DISTANCE), 1)
    }
    for (key, value) in opening.keys {
      libevdev_set_event_value(device, UInt32(EV_KEY), UInt32(key), value)
    }
    return opening.events
  }

  /// Reads the queue of a device that was just opened, and switches its clock to `CLOCK_MONOTONIC`.
  ///
  /// The switch discards queued events, so they are read before. Their times are on
  /// `CLOCK_REALTIME`, and are converted. An event between the two calls causes
  /// ``InputCode/dropped``.
  ///
  /// **Source:** `evdev_set_clk_type`, drivers/input/evdev.c.
  ///
  /// - Parameters:
  ///   - path: The node, for errors.
  ///   - descriptor: The device.
  ///   - opening: The time at which the device was opened, the earliest possible time of an event.
  /// - Returns: The events, in order.
  /// - Throws: ``SystemError`` naming the node.
  static func queuedEvents(
    _ path: String, on descriptor: Int32, since opening: Int64
  ) throws(SystemError) -> [InputEvent] {
    var events = EventBuffer.queue(of: descriptor)
    try check("EVIOCSCLOCKID \(path)") { clinux_eviocsclockid(descriptor, CLOCK_MONOTONIC) }
    let now = monotonicMicroseconds()
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let realTime = Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
    for index in events.indices {
      // If `CLOCK_REALTIME` was set in the meantime, only the order of the events is right.
      let age = realTime - events[index].time.microseconds
      events[index].time = Timestamp(microseconds: min(max(now - age, opening), now))
    }
    return events
  }
}
