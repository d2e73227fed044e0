// SPDX-License-Identifier: MIT

import CEvdev
import CLinux
import ClavierKit
import Evdev
import Glibc
import Linux
import Testing

/// A pipe in place of a device: the kernel's own structures go in, frames come out.
@Suite("Touch decoder: the kernel's events through a pipe")
struct PipeTests {
  /// Returns an event of the kernel.
  private func event(_ milliseconds: Int, _ type: Int32, _ code: Int32, _ value: Int32)
    -> input_event
  {
    var event = input_event()
    event.time = timeval(tv_sec: milliseconds / 1_000, tv_usec: milliseconds % 1_000 * 1_000)
    (event.type, event.code, event.value) = (UInt16(type), UInt16(code), value)
    return event
  }

  /// Writes the events at once and decodes the other end's output.
  private func decode(_ events: [input_event], _ state: TouchState) throws -> [String] {
    let ends = try OwnedDescriptor.pipe()
    let reader = OwnedDescriptor(owning: ends.reading)
    let writer = OwnedDescriptor(owning: ends.writing)
    let (input, output) = (reader.rawValue, writer.rawValue)
    try events.withUnsafeBytes { bytes in
      _ = try check("write") { write(output, bytes.baseAddress, bytes.count) }
    }
    let size = MemoryLayout<input_event>.size
    var buffer = [UInt8](repeating: 0, count: events.count * size)
    let length = try check("read") { read(input, &buffer, buffer.count) }
    var decoder = TouchDecoder(state, number: 1, followsShape: true)
    return try stride(from: 0, to: length, by: size).flatMap { start in
      let bytes = buffer[start..<start + size]
      let event = try #require(bytes.withUnsafeBytes { InputEvent(bytes: $0) })
      return decoder.decode(event, .live)?.lines ?? []
    }
  }

  @Test("Several frames in one batch are decoded separately, each with the kernel's time")
  func batch() throws {
    let lines = try decode(
      [
        event(12_345, EV_ABS, ABS_MT_TRACKING_ID, 45),
        event(12_345, EV_ABS, ABS_MT_POSITION_X, 100),
        event(12_345, EV_ABS, ABS_MT_POSITION_Y, 200),
        event(12_345, EV_ABS, ABS_MT_PRESSURE, 30),
        event(12_345, EV_KEY, BTN_TOUCH, 1),
        event(12_345, EV_ABS, ABS_X, 100),
        event(12_345, EV_SYN, SYN_REPORT, 0),
        event(12_353, EV_ABS, ABS_MT_POSITION_X, 110),
        event(12_353, EV_MSC, MSC_TIMESTAMP, 8_000),
        event(12_353, EV_SYN, SYN_REPORT, 0),
        event(12_361, EV_ABS, ABS_MT_TRACKING_ID, -1),
        event(12_361, EV_KEY, BTN_TOUCH, 0),
        event(12_361, EV_SYN, SYN_REPORT, 0),
      ], Recording.slots(10).state)
    #expect(
      lines == [
        "12345 down 1:45 (100, 200)", "12353 moved 1:45 (110, 200)", "12361 up 1:45 (110, 200)",
      ])
  }

  @Test("A resistive screen's frames are decoded with the button before the position")
  func resistive() throws {
    let lines = try decode(
      [
        event(1, EV_KEY, BTN_TOUCH, 1), event(1, EV_ABS, ABS_X, 3_000),
        event(1, EV_ABS, ABS_Y, 2_000), event(1, EV_ABS, ABS_PRESSURE, 500),
        event(1, EV_SYN, SYN_REPORT, 0), event(20, EV_KEY, BTN_TOUCH, 0),
        event(20, EV_ABS, ABS_PRESSURE, 0), event(20, EV_SYN, SYN_REPORT, 0),
      ], Recording.single(.touch).state)
    #expect(lines == ["1 down 1:0 (3000, 2000)", "20 up 1:0 (3000, 2000)"])
  }

  @Test("The codes match the kernel's constants")
  func names() {
    let pairs: [(InputCode, Int32, Int32)] = [
      (.report, EV_SYN, SYN_REPORT), (.dropped, EV_SYN, SYN_DROPPED),
      (.slot, EV_ABS, ABS_MT_SLOT), (.trackingID, EV_ABS, ABS_MT_TRACKING_ID),
      (.contactX, EV_ABS, ABS_MT_POSITION_X), (.contactY, EV_ABS, ABS_MT_POSITION_Y),
      (.x, EV_ABS, ABS_X), (.y, EV_ABS, ABS_Y), (.touch, EV_KEY, BTN_TOUCH),
      (.leftButton, EV_KEY, BTN_LEFT),
    ]
    for (code, type, number) in pairs {
      let event = withUnsafeBytes(of: event(0, type, number, 1)) { InputEvent(bytes: $0) }
      #expect(event?.code == code)
    }
    #expect(Set(pairs.map(\.0)).count == pairs.count)
  }

  @Test("Bytes that are not exactly one event are rejected")
  func truncated() {
    let whole = [UInt8](repeating: 0, count: MemoryLayout<input_event>.size)
    #expect(whole.withUnsafeBytes { InputEvent(bytes: $0) } != nil)
    #expect(whole.dropLast().withUnsafeBytes { InputEvent(bytes: $0) } == nil)
    #expect((whole + [0]).withUnsafeBytes { InputEvent(bytes: $0) } == nil)
  }
}
