// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import Glibc
import Linux

/// The latency from a tap to its key.
///
/// Alternates between the daemon and a minimal typing program on the same machine.
enum TapLag {
  /// The number of warm-up taps, during which the daemon's pages are read from the disk.
  private static let warmUpTaps = 10
  /// The duration of a tap and of the pause after it, in microseconds.
  ///
  /// It is far below a long press, and far above the bounce of a double tap.
  private static let rest: useconds_t = 60_000

  /// Implements `tap-lag`: makes two screens and prints their nodes.
  ///
  /// Measures when a line arrives on standard input. The first screen is the daemon's, the second
  /// the other program's.
  ///
  /// - Throws: ``RigError`` if the daemon is slower than it may be; `SystemError`.
  static func run(_ arguments: inout Arguments) throws {
    var count = 200
    var limit = 1.5
    var place = (x: Int32(100), y: Int32(1215))
    while let option = arguments.option() {
      switch option {
      case "--taps": count = try arguments.number("--taps", in: 10...100_000)
      case "--times": limit = try arguments.decimal("--times")
      case "--at":
        place.x = try arguments.number("where", in: 0...1169)
        place.y = try arguments.number("how far down", in: 0...1619)
      default: throw RigError("tap-lag has no option \(option)")
      }
    }
    try arguments.finish()
    var ours = try Touchscreen(Touchscreen.Shape(named: "Rig one"))
    var theirs = try Touchscreen(Touchscreen.Shape(named: "Rig two"))
    print(ours.node, theirs.node)
    fflush(nil)
    _ = readLine()
    let ourKeys = try keyboard("Clavier Virtual Keyboard")
    let theirKeys = try keyboard("Least Keyboard")
    try Lag.precedeOtherPrograms()
    var pair = LagPair()
    for round in 0..<(warmUpTaps + count) {
      let our = try tap(&ours, ourKeys, at: place)
      let their = try tap(&theirs, theirKeys, at: place)
      if round >= warmUpTaps { pair.add(ours: our, theirs: their) }
    }
    try pair.report(against: "C program", limit: limit)
  }

  private static func keyboard(_ name: String) throws -> OwnedDescriptor {
    try OwnedDescriptor(opening: try EventNode.named(name), O_RDONLY | O_NONBLOCK)
  }

  /// Taps a position, and returns the nanoseconds from touch-up to the keyboard's key event.
  private static func tap(
    _ screen: inout Touchscreen, _ keys: borrowing OwnedDescriptor, at place: (x: Int32, y: Int32)
  ) throws -> Int64 {
    try screen.down(0, x: place.x, y: place.y)
    try screen.sync()
    usleep(rest)
    Lag.drain(keys)
    try screen.up(0)
    let time = try Lag.time(&screen, keys)
    usleep(rest)
    Lag.drain(keys)
    return time
  }
}
