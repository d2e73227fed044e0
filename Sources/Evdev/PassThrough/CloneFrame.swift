// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import Glibc

/// Converts events to the kernel's format for a clone, without redundant ones.
///
/// - A slot is selected only when it changes: the clone keeps its slot, since no other program
///   writes to it.
/// - Only the first event has a time. The kernel keeps one time up to a report, and checks each
///   given time against its clock. A time of zero means that none is given.
///
/// **Source:** `uinput_inject_events` and `is_valid_timestamp`, drivers/input/misc/uinput.c;
/// `input_event_dispose`, drivers/input/input.c.
package struct CloneFrame: Sendable {
  private var rawEvents: [input_event]
  /// The number of events to write.
  private var count = 0
  /// The last selected slot; `nil` at first.
  private var slot: Int32?

  /// Creates an empty frame.
  ///
  /// - Parameter capacity: The number of events that fit without allocating.
  package init(capacity: Int) {
    rawEvents = Array(repeating: input_event(), count: capacity)
  }

  /// Replaces the events to write.
  ///
  /// - Parameter events: The events of one frame, with times on `CLOCK_MONOTONIC`.
  package mutating func set(_ events: Span<InputEvent>) {
    if rawEvents.count < events.count {
      rawEvents = Array(repeating: input_event(), count: events.count)
    }
    (count, slot) = Self.translate(events, after: slot, into: &rawEvents)
  }

  /// Converts events to the kernel's format.
  ///
  /// - Returns: The number of converted events, and the last selected slot.
  private static func translate(
    _ events: Span<InputEvent>, after slot: Int32?, into rawEvents: inout [input_event]
  ) -> (count: Int, slot: Int32?) {
    var (count, slot) = (0, slot)
    var room = rawEvents.mutableSpan
    for index in events.indices {
      let event = events[index]
      if event.code == .slot {
        if event.value == slot { continue }
        slot = event.value
      }
      room[count] = input_event(event, isTimed: count == 0)
      count += 1
    }
    return (count, slot)
  }

  /// The number of bytes to write.
  package var byteCount: Int { count * MemoryLayout<input_event>.stride }

  /// Calls the body with the bytes to write.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    rawEvents.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[..<byteCount])) }
  }
}

extension input_event {
  fileprivate init(_ event: InputEvent, isTimed: Bool) {
    var time = timeval()
    if isTimed {
      let (seconds, rest) = event.time.microseconds.quotientAndRemainder(dividingBy: 1_000_000)
      time = timeval(tv_sec: Int(truncatingIfNeeded: seconds), tv_usec: Int(rest))
    }
    self.init(time: time, type: event.code.type, code: event.code.number, value: event.value)
  }
}
