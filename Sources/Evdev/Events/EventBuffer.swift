// SPDX-License-Identifier: MIT

import CEvdev
import CLinux
import ClavierKit
import Glibc
package import Linux

/// The result of reading a device.
package enum InputStep {
  /// The next events: at least one, and at most all up to the end of a frame.
  case events(ArraySlice<InputEvent>)
  /// An event that recovers state after dropped ones.
  case recovered(InputEvent)
  /// The kernel dropped events here.
  case dropped
  case nothing
  case failed(SystemError)
}

/// A buffer of events read from a device, consumed frame by frame, with the values that libevdev
/// has not received.
///
/// All state that a touch passes through is in this one value, so that Swift checks exclusive
/// access only once per frame.
package struct EventBuffer: ~Copyable {
  /// The maximum number of events per read.
  ///
  /// **Source:** ours: all events of ten fingers in one frame.
  static let limit = 64

  /// The maximum number of events of a device that is being opened.
  ///
  /// **Source:** `evdev_compute_buffer_size`, drivers/input/evdev.c: eight frames of a device; the
  /// limit is eight frames of fifteen fingers with all their axes.
  private static let queueLimit = 2_048

  private var rawEvents = [input_event](repeating: input_event(), count: limit)
  /// The events read, in a buffer that is reused.
  private var events = [InputEvent](
    repeating: InputEvent(.report, 0, at: Timestamp(microseconds: 0)), count: limit)
  /// The index of the first unread event; the unread events end before `end`.
  private var next = 0
  private var end = 0
  /// Whether the last read found all pending events, so that the next read can be skipped.
  private var isDrained = false
  /// Whether dropped events are being recovered, before any others are read.
  package var isRecovering = false
  /// The values of axes and buttons that libevdev has not received.
  var shadow: AxisStateShadow

  /// Creates a buffer of a device's events.
  ///
  /// - Parameters:
  ///   - slotCount: The number of slots of the device; 0 for none.
  ///   - first: The first unread events, before those that are read.
  package init(slotCount: Int, _ first: [InputEvent] = []) {
    shadow = AxisStateShadow(slotCount: slotCount)
    events.replaceSubrange(..<min(first.count, events.count), with: first)
    end = first.count
  }

  /// Whether events are unread without asking the kernel.
  var hasEvents: Bool { next < end }

  /// Reads the events that the kernel has queued for a descriptor.
  ///
  /// - Parameter descriptor: The device, nonblocking.
  /// - Returns: The events; none if the device is gone.
  static func queue(of descriptor: Int32) -> [InputEvent] {
    var buffer = EventBuffer(slotCount: 0)
    var events: [InputEvent] = []
    // The limit ends the loop for a device that floods events.
    while events.count < queueLimit, buffer.fill(from: descriptor) == nil {
      events += buffer.events[..<buffer.end]
      buffer.discard()
    }
    return events
  }

  /// Removes the next events, and reads when there are none.
  ///
  /// - Parameters:
  ///   - descriptor: The device, nonblocking.
  ///   - device: libevdev's device, which receives events other than axes and buttons at once.
  /// - Returns: The events; `nil` while dropped events are recovered. Release the array before the
  ///   next call, or its buffer is reallocated.
  package mutating func nextFrame(from descriptor: Int32, of device: OpaquePointer) -> InputStep? {
    guard !isRecovering else { return nil }
    if next == end, let reason = fill(from: descriptor) { return reason }
    let start = next
    while next < end {
      let event = events[next]
      if event.code == .dropped { return next == start ? .dropped : .events(events[start..<next]) }
      next += 1
      if event.code == .report { break }
      switch Int32(event.code.type) {
      case EV_ABS: shadow.set(event.code.number, event.value)
      case EV_SYN, EV_MSC, EV_REL: break
      case EV_KEY where shadow.recordButton(event.code.number, event.value): break
      case let type:
        libevdev_set_event_value(device, UInt32(type), UInt32(event.code.number), event.value)
      }
    }
    return .events(events[start..<next])
  }

  private static func translate(
    _ rawEvents: [input_event], count: Int, into events: inout [InputEvent]
  ) {
    var room = events.mutableSpan
    for index in 0..<count { room[index] = InputEvent(rawEvents[index]) }
  }

  /// Discards the unread events.
  package mutating func discard() { next = end }

  /// Reads the pending events, as many as fit the buffer.
  ///
  /// - Returns: The reason why there are none; `nil` if there are.
  private mutating func fill(from descriptor: Int32) -> InputStep? {
    guard !isDrained else {
      isDrained = false
      return .nothing
    }
    let size = rawEvents.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    guard size >= 0 else {
      let code = errno
      return code == EAGAIN || code == EINTR
        ? .nothing
        : .failed(SystemError(call: "read", code: code))
    }
    (next, end) = (0, size / MemoryLayout<input_event>.size)
    Self.translate(rawEvents, count: end, into: &events)
    // A buffer that is not full held all events; later ones make the descriptor readable again.
    isDrained = (1..<Self.limit).contains(end)
    return end > 0 ? nil : .nothing
  }
}
