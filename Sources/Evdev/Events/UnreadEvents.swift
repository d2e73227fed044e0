// SPDX-License-Identifier: MIT

import CEvdev
import CLinux
import ClavierKit
import Glibc
package import Linux

/// What reading a device comes to.
package enum InputStep {
  /// What the device says next: at least one event, and at most all up to the end of a frame.
  case events(ArraySlice<InputEvent>)
  /// An event that makes up for dropped ones.
  case recovered(InputEvent)
  /// The kernel dropped events here.
  case dropped
  case nothing
  case failed(SystemError)
}

/// What was read of a device and is still to be taken, frame by frame, and what libevdev is still to hear of what was.
///
/// All that a touch meets on its way in is here in one value, so that Swift asks once for a frame whether anybody else
/// changes it.
package struct UnreadEvents: ~Copyable {
  /// How many events are read at once.
  ///
  /// **Source:** ours: all that ten fingers say in one frame.
  static let limit = 64

  private var words = [input_event](repeating: input_event(), count: limit)
  /// What was read, as events, in memory that stays.
  private var events = [InputEvent](
    repeating: InputEvent(.report, 0, at: Timestamp(microseconds: 0)), count: limit)
  /// Up to `next` they were taken, and up to `end` they are there.
  private var next = 0
  private var end = 0
  /// Whether the last reading found all that there was, so that the next need not ask.
  private var isDrained = false
  /// What libevdev is to hear of axes.
  var last: LastValues

  /// - Parameter slotCount: How many slots the device has; 0 for none.
  package init(slotCount: Int) {
    last = LastValues(slotCount: slotCount)
  }

  /// Takes the next events, and reads when there are none.
  ///
  /// - Parameters:
  ///   - descriptor: The device, which is read without waiting.
  ///   - device: What libevdev knows of it; it hears at once of what is no axis.
  /// - Returns: What there is. Let go of it before the next call, which else allocates.
  package mutating func takeFrame(from descriptor: Int32, of device: OpaquePointer) -> InputStep {
    if next == end, let reason = fill(from: descriptor) { return reason }
    let start = next
    while next < end {
      let event = events[next]
      if event.code == .dropped { return next == start ? .dropped : .events(events[start..<next]) }
      next += 1
      if event.code == .report { break }
      switch Int32(event.code.type) {
      case EV_ABS: last.take(event.code.number, event.value)
      case EV_SYN, EV_MSC, EV_REL: break
      case let type:
        libevdev_set_event_value(device, UInt32(type), UInt32(event.code.number), event.value)
      }
    }
    return .events(events[start..<next])
  }

  private static func translate(
    _ words: [input_event], count: Int, into events: inout [InputEvent]
  ) {
    var room = events.mutableSpan
    for index in 0..<count { room[index] = InputEvent(words[index]) }
  }

  /// Forgets what was not taken.
  package mutating func forget() { next = end }

  /// Reads as many events as there are, and there is room for.
  ///
  /// - Returns: Why there are none; `nil` if there are.
  private mutating func fill(from descriptor: Int32) -> InputStep? {
    guard !isDrained else {
      isDrained = false
      return .nothing
    }
    let size = words.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    guard size >= 0 else {
      let code = errno
      return code == EAGAIN || code == EINTR
        ? .nothing
        : .failed(SystemError(call: "read", code: code))
    }
    (next, end) = (0, size / MemoryLayout<input_event>.size)
    Self.translate(words, count: end, into: &events)
    // What did not fill the room was all; whatever came since makes the descriptor ready again.
    isDrained = (1..<Self.limit).contains(end)
    return end > 0 ? nil : .nothing
  }
}
