// SPDX-License-Identifier: MIT

import CEvdev
import CLinux
import ClavierKit
import Glibc
import Linux

extension InputDevice {
  /// Queries the state of a device into libevdev, by a descriptor of its own.
  ///
  /// A query for keys removes those that are queued on its descriptor.
  ///
  /// - Parameters:
  ///   - path: The node.
  ///   - device: The device, which gets its state.
  ///   - descriptor: The descriptor from which libevdev reads it from then on.
  /// - Throws: ``SystemError`` naming the node.
  static func queryState(
    _ path: String, into device: OpaquePointer, readFrom descriptor: Int32
  ) throws(SystemError) {
    let query = try OwnedDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
    let number = query.rawValue
    try checkReturned("libevdev_set_fd \(path)") { libevdev_set_fd(device, number) }
    try checkReturned("libevdev_change_fd \(path)") { libevdev_change_fd(device, descriptor) }
  }

  /// Sets libevdev's state of a device back to its opening.
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
  /// The switch discards what is queued, so the queue is read before. Its times are of the clock of
  /// the day, and are converted. An event between the two causes ``InputCode/dropped``.
  ///
  /// **Source:** `evdev_set_clk_type`, drivers/input/evdev.c.
  ///
  /// - Parameters:
  ///   - path: The node, for errors.
  ///   - descriptor: The device.
  ///   - opening: The time of its opening, the earliest of an event.
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
      // If the clock of the day was set meanwhile, only the order of the events is right.
      let age = realTime - events[index].time.microseconds
      events[index].time = Timestamp(microseconds: min(max(now - age, opening), now))
    }
    return events
  }
}
