// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import Glibc

/// What is written to a clone, in the kernel's words: all that it does not know already, and no more.
///
/// - A slot is said only where it is another than the one before: nobody else writes to a clone, so it is where it was.
/// - The time is said once, with the first event: the kernel keeps one for all up to a report, and each that it is told it
///   compares with its clock first. A time of zero is none.
///
/// **Source:** `uinput_inject_events` and `is_valid_timestamp`, drivers/input/misc/uinput.c; `input_event_dispose`,
/// drivers/input/input.c.
package struct CloneFrame: Sendable {
  private var words: [input_event]
  /// How many of them are to be written.
  private var count = 0
  /// The slot that was said last; `nil` at first.
  private var slot: Int32?

  /// - Parameter capacity: How many events it has room for without allocating.
  package init(capacity: Int) {
    words = Array(repeating: input_event(), count: capacity)
  }

  /// Takes the events that are to be written next, instead of those before.
  ///
  /// - Parameter events: Of one frame, whose times are on `CLOCK_MONOTONIC`.
  package mutating func set(_ events: Span<InputEvent>) {
    if words.count < events.count {
      words = Array(repeating: input_event(), count: events.count)
    }
    (count, slot) = Self.translate(events, after: slot, into: &words)
  }

  /// - Returns: How many there are, and the slot that was said last.
  private static func translate(
    _ events: Span<InputEvent>, after slot: Int32?, into words: inout [input_event]
  ) -> (count: Int, slot: Int32?) {
    var (count, slot) = (0, slot)
    var room = words.mutableSpan
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

  /// How many bytes are to be written.
  package var byteCount: Int { count * MemoryLayout<input_event>.stride }

  /// Calls with the bytes that are to be written.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    words.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[..<byteCount])) }
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
