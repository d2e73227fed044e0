// SPDX-License-Identifier: MIT

import CEvdev
import CLinux
import ClavierKit
import Evdev
import Glibc
import Linux
import Testing

/// Reading a device frame by frame, with the kernel's structures in a pipe.
@Suite("Unread events")
final class EventBufferTests {
  private let device: OpaquePointer
  private let reader: OwnedDescriptor
  private let writer: OwnedDescriptor
  private var unread = EventBuffer(slotCount: 10)

  init() throws {
    device = try #require(libevdev_new())
    let ends = try OwnedDescriptor.pipe()
    reader = OwnedDescriptor(owning: ends.reading)
    writer = OwnedDescriptor(owning: ends.writing)
    for end in [ends.reading, ends.writing] {
      try check("fcntl") { fcntl(end, F_SETFL, O_NONBLOCK) }
    }
  }

  deinit {
    libevdev_free(device)
  }

  /// Sends events as the device.
  private func send(_ events: (code: InputCode, value: Int32)...) throws {
    let words = events.map {
      input_event(
        time: timeval(tv_sec: 3, tv_usec: 4), type: $0.code.type, code: $0.code.number,
        value: $0.value)
    }
    _ = try words.withUnsafeBytes { bytes in
      try check("write") { write(writer.rawValue, bytes.baseAddress, bytes.count) }
    }
  }

  /// Returns the next result as text: the values of a frame, or a word.
  private func next() -> String {
    switch unread.nextFrame(from: reader.rawValue, of: device) {
    case .events(let events): events.map { "\($0.value)" }.joined(separator: " ")
    case .dropped: "dropped"
    case .nothing: "nothing"
    case .recovered: "recovered"
    case .failed(let error): "failed \(error.code)"
    case nil: "recovering"
    }
  }

  @Test("Events of one read are returned frame by frame")
  func frames() throws {
    try send((.contactX, 7), (.contactY, 8), (.report, 0), (.contactX, 9), (.report, 0))
    #expect([next(), next(), next()] == ["7 8 0", "9 0", "nothing"])
    try send((.contactX, 5), (.report, 0))
    #expect([next(), next()] == ["5 0", "nothing"])
  }

  @Test("An event keeps the kernel's code, value and time")
  func event() throws {
    try send((.touch, 1), (.report, 0))
    guard case .events(let events) = unread.nextFrame(from: reader.rawValue, of: device) else {
      Issue.record("no frame")
      return
    }
    let time = Timestamp(microseconds: 3_000_004)
    #expect(Array(events) == [InputEvent(.touch, 1, at: time), InputEvent(.report, 0, at: time)])
  }

  @Test("An unfinished frame is returned as far as it has arrived")
  func part() throws {
    try send((.contactX, 7))
    #expect([next(), next()] == ["7", "nothing"])
    try send((.contactY, 8), (.report, 0))
    #expect([next(), next()] == ["8 0", "nothing"])
  }

  @Test("Events before a drop are returned, then the drop is reported until the buffer is cleared")
  func dropped() throws {
    try send((.contactX, 7), (.dropped, 0), (.contactX, 8), (.report, 0))
    #expect([next(), next(), next()] == ["7", "dropped", "dropped"])
    unread.discard()
    #expect(next() == "nothing")
    try send((.contactX, 9), (.report, 0))
    #expect(next() == "9 0")
  }

  @Test("Nothing is read while dropped events are being recovered")
  func recovering() throws {
    try send((.contactX, 7), (.report, 0))
    unread.isRecovering = true
    #expect(next() == "recovering")
    unread.isRecovering = false
    #expect(next() == "7 0")
  }

  @Test("A retained frame does not change when the next frame is read")
  func kept() throws {
    try send((.contactX, 7), (.report, 0))
    guard case .events(let events) = unread.nextFrame(from: reader.rawValue, of: device) else {
      Issue.record("no frame")
      return
    }
    #expect(next() == "nothing")
    try send((.contactX, 8), (.contactY, 6), (.report, 0))
    #expect(next() == "8 6 0")
    #expect(events.map(\.value) == [7, 0])
  }

  @Test("More events than one read returns are returned in order")
  func many() throws {
    for number in 0..<200 as Range<Int32> { try send((.contactX, number), (.report, 0)) }
    for number in 0..<200 { #expect(next() == "\(number) 0") }
    #expect(next() == "nothing")
  }

  @Test("An unreadable device is reported with the error code")
  func failure() {
    #expect(unreadable(-1) == EBADF)
  }

  private func unreadable(_ descriptor: Int32) -> Int32? {
    if case .failed(let error) = unread.nextFrame(from: descriptor, of: device) {
      error.code
    } else {
      nil
    }
  }
}
