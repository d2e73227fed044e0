// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import Glibc
import Linux

/// The latency of a touch that passes through to its application.
///
/// Alternates between the daemon and a minimal forwarding program on the same machine.
enum Lag {
  /// Implements `lag`: makes two screens and prints their nodes.
  ///
  /// Measures when a line arrives on standard input. The first screen is the daemon's, the second
  /// the other program's.
  ///
  /// - Throws: ``RigError`` if the daemon is slower than it may be; `SystemError`.
  static func run(_ arguments: inout Arguments) throws {
    var count = 500
    var limit = 1.25
    while let option = arguments.option() {
      switch option {
      case "--frames": count = try arguments.number("--frames", in: 100...100_000)
      case "--times": limit = try arguments.decimal("--times")
      default: throw RigError("lag has no option \(option)")
      }
    }
    try arguments.finish()
    var ours = try Touchscreen(Touchscreen.Shape(named: "Rig one"))
    var theirs = try Touchscreen(Touchscreen.Shape(named: "Rig two"))
    print(ours.node, theirs.node)
    fflush(nil)
    _ = readLine()
    try precedeOtherPrograms()
    let ourClone = try open("clavier", ours.node)
    let theirClone = try open("forwarder", theirs.node)
    // The daemon waits for other programs to open the clone before it grabs the screen.
    usleep(2_000_000)
    try ours.down(0, x: 100, y: 100)
    try theirs.down(0, x: 100, y: 100)
    _ = try time(&ours, ourClone)
    _ = try time(&theirs, theirClone)
    var pair = LagPair()
    for round in 0..<count {
      let x = Int32(101 + round % 900)
      try ours.move(0, x: x, y: 100)
      let our = try time(&ours, ourClone)
      usleep(1000)
      try theirs.move(0, x: x, y: 100)
      pair.add(ours: our, theirs: try time(&theirs, theirClone))
      usleep(1000)
    }
    try pair.report(against: "C forwarder", limit: limit)
  }

  /// Prevents a program from interrupting this one while it sends a frame.
  ///
  /// Otherwise, the woken program runs during the sending or after it, depending on the recent use
  /// of the processor. This microsecond of difference depends on none of the programs' code.
  ///
  /// - Throws: `SystemError` without the privilege.
  static func precedeOtherPrograms() throws(SystemError) {
    var parameters = sched_param(sched_priority: 1)
    _ = try check("sched_setscheduler") { sched_setscheduler(0, SCHED_FIFO, &parameters) }
  }

  private static func open(_ program: String, _ node: String) throws -> OwnedDescriptor {
    try OwnedDescriptor(opening: EventNode.clone(of: node, by: program), O_RDONLY | O_NONBLOCK)
  }

  /// The current time on `CLOCK_MONOTONIC` in nanoseconds, since a microsecond is too coarse for
  /// intervals of about twenty.
  private static func nanoseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// Sends a frame, and returns the nanoseconds until a resulting device reports an event.
  ///
  /// - Throws: ``RigError`` if it reports none; `SystemError`.
  static func time(
    _ screen: inout Touchscreen, _ device: borrowing OwnedDescriptor
  ) throws -> Int64 {
    let start = nanoseconds()
    try screen.sync()
    var descriptor = pollfd(fd: device.rawValue, events: Int16(POLLIN), revents: 0)
    guard try check("poll", { poll(&descriptor, 1, 2000) }) > 0 else {
      throw RigError("a frame did not come through")
    }
    let end = nanoseconds()
    drain(device)
    return end - start
  }

  /// Discards the pending events of a device.
  static func drain(_ device: borrowing OwnedDescriptor) {
    var events = [input_event](repeating: input_event(), count: 64)
    _ = events.withUnsafeMutableBytes { read(device.rawValue, $0.baseAddress, $0.count) }
  }
}
