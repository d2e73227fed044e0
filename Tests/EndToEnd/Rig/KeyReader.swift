// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import Glibc
import KeyOutput
import Linux

/// A key event of a keyboard.
struct KeyRecord: Hashable, CustomStringConvertible {
  /// The values of an `EV_KEY` event.
  ///
  /// **Source:** kernel documentation "Linux Input", event interface: 0, 1 and 2.
  enum Transition: Int32 {
    case up
    case down
    case `repeat`
  }

  var code: UInt16
  var transition: Transition
  /// The kernel's timestamp of the event.
  var time: Timestamp

  /// The key and its transition, such as `leftshift down`.
  var description: String { "\(Keycode(rawValue: code).name) \(transition)" }
}

/// Reads the keys of a keyboard through evdev.
struct KeyReader: ~Copyable {
  /// The events read so far.
  private(set) var records: [KeyRecord] = []
  private let device: OwnedDescriptor
  private let node: String

  /// Opens a keyboard by its node.
  ///
  /// - Throws: ``SystemError``.
  init(node: String) throws(SystemError) {
    let device = try OwnedDescriptor(opening: node, O_RDONLY | O_NONBLOCK)
    try check("EVIOCSCLOCKID \(node)") { clinux_eviocsclockid(device.rawValue, CLOCK_MONOTONIC) }
    self.node = node
    self.device = device
  }

  /// Opens a keyboard by its name, once it exists.
  ///
  /// - Throws: ``RigError`` if there is none; ``SystemError``.
  init(named name: String) throws {
    try self.init(node: EventNode.named(name))
  }

  /// Discards the events read so far.
  mutating func removeAll() {
    records.removeAll()
  }

  /// Reads until a moment.
  ///
  /// - Throws: ``RigError`` if the kernel dropped keys, or the keyboard was unplugged;
  ///   ``SystemError``.
  mutating func read(until moment: Timestamp) throws {
    while try waitForEvents(until: moment) {
      try readEvents()
    }
    // The poll timeout counts in milliseconds and ends before the moment.
    Clock.sleep(until: moment)
  }

  /// Reads until no event has arrived for a while.
  ///
  /// - Parameters:
  ///   - quiet: The required silence.
  ///   - limit: The timeout.
  /// - Throws: ``RigError`` if it is not quiet within the limit; otherwise as ``read(until:)``.
  mutating func readUntilQuiet(for quiet: Duration, within limit: Duration) throws {
    let end = Clock.now + limit
    while try waitForEvents(until: Clock.now + quiet) {
      try readEvents()
      guard Clock.now < end else { throw RigError("\(node) is not quiet after \(limit)") }
    }
  }

  /// Returns the keys that are down, queried from the kernel, which discards the unread events.
  ///
  /// - Throws: ``SystemError``.
  func heldKeys() throws(SystemError) -> [Keycode] {
    var bits = [UInt8](repeating: 0, count: 96)
    try check("EVIOCGKEY \(node)") { clinux_eviocgkey(device.rawValue, &bits, Int32(bits.count)) }
    return (0..<Keycode.highest.rawValue + 1).filter { bits[Int($0) / 8] >> ($0 % 8) & 1 == 1 }
      .map(Keycode.init(rawValue:))
  }

  /// Waits for events or the keyboard's removal until at most a millisecond before a moment;
  /// returns whether either occurred.
  private func waitForEvents(until moment: Timestamp) throws(SystemError) -> Bool {
    let left = max(0, (moment.microseconds - Clock.now.microseconds) / 1000)
    var descriptor = pollfd(fd: device.rawValue, events: Int16(POLLIN), revents: 0)
    return try check("poll \(node)") { poll(&descriptor, 1, Int32(clamping: left)) } > 0
  }

  /// Reads the pending events, at most 64.
  private mutating func readEvents() throws {
    var events = [input_event](repeating: input_event(), count: 64)
    let size = try events.withUnsafeMutableBytes { buffer throws(SystemError) in
      try check("read \(node)") { Glibc.read(device.rawValue, buffer.baseAddress, buffer.count) }
    }
    for event in events.prefix(size / MemoryLayout<input_event>.size) {
      try append(event)
    }
  }

  private mutating func append(_ event: input_event) throws(RigError) {
    switch (Int32(event.type), Int32(event.code)) {
    case (EV_SYN, SYN_DROPPED): throw RigError("\(node): the kernel dropped keys: read too slowly")
    case (EV_KEY, _):
      guard let transition = KeyRecord.Transition(rawValue: event.value) else {
        throw RigError("\(node): key \(event.code) has the value \(event.value)")
      }
      let time = withUnsafePointer(to: event) { clinux_input_event_microseconds($0) }
      records.append(
        KeyRecord(
          code: event.code, transition: transition, time: Timestamp(microseconds: time)))
    default: return
    }
  }
}
