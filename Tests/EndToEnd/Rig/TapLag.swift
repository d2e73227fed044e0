// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import Glibc
import Linux

/// How long a tap takes to its key, through the daemon and through the least program that can type, by turns on the
/// same machine.
enum TapLag {
  /// How many taps there are before those that count: pages of the daemon are read from the disk by the first ones.
  private static let rehearsals = 10
  /// How long a finger stays down, and how long all is still after it is lifted: far below a long press, far above a
  /// double tap's bounce.
  private static let rest: useconds_t = 60_000

  /// `tap-lag`: makes two screens and prints their nodes; measures when a line comes on standard input, the first
  /// screen being the daemon's and the second the other program's.
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
    var ours = try Touchscreen(Lag.shape("Rig one"))
    var theirs = try Touchscreen(Lag.shape("Rig two"))
    print(ours.node, theirs.node)
    fflush(nil)
    _ = readLine()
    let ourKeys = try keyboard("Clavier Virtual Keyboard")
    let theirKeys = try keyboard("Least Keyboard")
    var pair = LagPair()
    for round in 0..<(rehearsals + count) {
      let our = try tap(&ours, ourKeys, at: place)
      let their = try tap(&theirs, theirKeys, at: place)
      if round >= rehearsals { pair.add(ours: our, theirs: their) }
    }
    try pair.report(against: "C program", limit: limit)
  }

  private static func keyboard(_ name: String) throws -> OwnedDescriptor {
    try OwnedDescriptor(opening: try EventNode.named(name), O_RDONLY | O_NONBLOCK)
  }

  /// Taps a place, and gives the nanoseconds from the lift until the keyboard has said a key.
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
