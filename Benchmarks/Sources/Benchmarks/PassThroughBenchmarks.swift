// SPDX-License-Identifier: MIT

import CEvdev
import CLinux
import CReference
import ClavierKit
import Evdev
import Glibc
import Linux

/// Benchmarks of passing a touch on.
///
/// A frame of a finger beside the keyboard is read from one pipe and written to another. Both a
/// minimal program in C and our decoding and routing do this.
///
/// The kernel's work for devices is not included; `Tests/EndToEnd/soak latency` measures with it.
enum PassThroughBenchmarks {
  /// Returns the two benchmarks.
  ///
  /// - Throws: `SystemError` if the process cannot create pipes.
  static func all() throws(SystemError) -> [Benchmark] {
    let (theirs, ours) = (try RoutedPipes(), try RoutedPipes())
    return [
      Benchmark(name: "a frame passed on in C", iterations: 1024) { count in
        (0..<count).reduce(0) { sum, number in
          theirs.send(frame(number))
          reference_forward(theirs.source.reader, theirs.target.writer)
          return sum &+ theirs.receive()
        }
      },
      Benchmark(
        name: "a frame passed on", iterations: 1024, allocationLimit: 0, ratioLimit: 1.5
      ) { count in
        (0..<count).reduce(0) { sum, number in
          ours.send(frame(number))
          ours.pass()
          return sum &+ ours.receive()
        }
      },
    ]
  }

  /// Returns a frame of the only finger on a screen of protocol B, at a different place for each
  /// number.
  private static func frame(_ number: Int) -> [5 of input_event] {
    let place = Int32(number % 1000)
    return [
      event(EV_ABS, ABS_MT_POSITION_X, place), event(EV_ABS, ABS_MT_POSITION_Y, place),
      event(EV_ABS, ABS_X, place), event(EV_ABS, ABS_Y, place), event(EV_SYN, SYN_REPORT, 0),
    ]
  }

  private static func event(_ type: Int32, _ code: Int32, _ value: Int32) -> input_event {
    input_event(
      time: timeval(tv_sec: 5, tv_usec: 7), type: UInt16(type), code: UInt16(code), value: value)
  }
}

/// The two ends of a pipe, which stay open until the end of the process.
private struct PipeEnds {
  var reader: Int32
  var writer: Int32

  init() throws(SystemError) {
    (reader, writer) = try OwnedDescriptor.pipe()
  }
}

/// A path from one pipe to another, with a finger down that belongs to the application.
private final class RoutedPipes {
  let source: PipeEnds
  let target: PipeEnds
  private let device: OpaquePointer
  private var unread = EventBuffer(slotCount: 10)
  private var router: TouchRouter
  private var clone = CloneFrame(capacity: 256)
  private var room = [UInt8](repeating: 0, count: 4096)

  init() throws(SystemError) {
    source = try PipeEnds()
    target = try PipeEnds()
    guard let device = libevdev_new() else {
      throw SystemError(call: "libevdev_new", code: ENOMEM)
    }
    self.device = device
    let axis = AbsoluteAxis(0, 999, resolution: 0)
    let codes = [
      ABS_MT_SLOT, ABS_MT_TRACKING_ID, ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_X, ABS_Y,
    ]
    router = TouchRouter(
      RouteState(
        form: .slots, keys: [BTN_TOUCH],
        axes: Dictionary(uniqueKeysWithValues: codes.map { ($0, axis) }), slotCount: 10))
    let time = Timestamp(microseconds: 1)
    for event in [InputEvent(.trackingID, 1, at: time), InputEvent(.report, 0, at: time)] {
      _ = router.route(event) { _, _ in false }
    }
  }

  func send(_ frame: [5 of input_event]) {
    _ = withUnsafeBytes(of: frame) { write(source.writer, $0.baseAddress, $0.count) }
  }

  /// Returns the number of bytes that have arrived.
  func receive() -> Int { read(target.reader, &room, room.count) }

  /// Does the daemon's work between reading and writing.
  func pass() {
    guard case .events(let events) = unread.nextFrame(from: source.reader, of: device) else {
      return
    }
    var next = 0
    while next < events.count {
      _ = router.route(events.span, from: &next) { _, _ in false }
      router.withApplicationEvents { clone.set($0) }
      _ = clone.withBytes { write(target.writer, $0.baseAddress, $0.count) }
    }
    // Each reading ends with an attempt that finds no more data.
    _ = unread.nextFrame(from: source.reader, of: device)
  }
}
