// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
import Linux

/// How soon a finger on a keyboard is seen and heard: from the touch to the keyboard's picture, and to the key that a
/// program receives.
///
/// Both programs write what they say to the compositor and hear from it, each line with its time (`WAYLAND_DEBUG=1`).
enum Reaction {
  /// `reaction`: makes a screen and prints its node; taps a place on it so many times when a line comes on standard
  /// input, and then prints two lines: of the pictures and of the keys, each the half and the 95th hundredth in
  /// microseconds.
  ///
  /// - Throws: ``RigError`` if a tap was not seen or heard; `SystemError`.
  static func run(_ arguments: inout Arguments) throws {
    var count = 100
    while let option = arguments.option() {
      guard option == "--taps" else { throw RigError("reaction has no option \(option)") }
      count = try arguments.number("--taps", in: 1...10_000)
    }
    let x: Int32 = try arguments.number("x", in: 0...1169)
    let y: Int32 = try arguments.number("y", in: 0...1619)
    let (panel, program) = (try arguments.word("the keyboard's log"), try arguments.word("a log"))
    let isTypedOnPress = try arguments.word("press or release") == "press"
    try arguments.finish()
    var shape = Touchscreen.Shape()
    shape.name = "Rig one"
    (shape.width, shape.height) = (1170, 1620)
    var screen = try Touchscreen(shape)
    print(screen.node)
    fflush(nil)
    _ = readLine()
    let taps = try (0..<count).map { _ in try tap(&screen, x, y) }
    try report("picture", taps.map(\.down), lines(of: panel, with: ".commit()"))
    try report(
      "key", taps.map { isTypedOnPress ? $0.down : $0.up }, lines(of: program, with: ".key("))
  }

  private struct Tap {
    var down: UInt32
    var up: UInt32
  }

  /// Slower than a bounce and faster than a long press.
  private static func tap(_ screen: inout Touchscreen, _ x: Int32, _ y: Int32) throws -> Tap {
    try screen.down(0, x: x, y: y)
    let down = wallClock
    try screen.sync()
    usleep(350_000)
    try screen.up(0)
    let up = wallClock
    try screen.sync()
    usleep(400_000)
    return Tap(down: down, up: up)
  }

  /// The clock of libwayland's lines: microseconds, as far as they fit.
  ///
  /// **Source:** wayland 1.21, `wl_closure_print`.
  private static var wallClock: UInt32 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return UInt32(truncatingIfNeeded: time.tv_sec * 1_000_000 + time.tv_nsec / 1000)
  }

  /// The moments of the lines in which a word stands, such as `[1428372.266]`.
  private static func lines(of path: String, with word: String) throws -> [UInt32] {
    let file = try OwnedDescriptor(opening: path, O_RDONLY)
    let text = String(decoding: try file.readToEnd(limit: 256 << 20, of: path), as: UTF8.self)
    let wanted = Array(word.utf8)
    return text.split(separator: "\n").compactMap { line in
      let bytes = Array(line.utf8)
      let hasWord = bytes.indices.contains { bytes[$0...].starts(with: wanted) }
      guard hasWord, let start = line.firstIndex(of: "["), let end = line.firstIndex(of: "]"),
        start < end
      else { return nil }
      let parts = line[line.index(after: start)..<end].split(separator: ".")
      guard parts.count == 2,
        let milliseconds = UInt32(parts[0].drop { $0 == " " }), let rest = UInt32(parts[1])
      else { return nil }
      return milliseconds &* 1000 &+ rest
    }
  }

  private static func report(_ name: String, _ causes: [UInt32], _ effects: [UInt32]) throws {
    let delays = causes.compactMap { cause in
      effects.map { $0 &- cause }.filter { $0 < 350_000 }.min()
    }.sorted()
    guard delays.count * 10 >= causes.count * 9 else {
      throw RigError("of \(causes.count) taps only \(delays.count) had a \(name)")
    }
    print(name, delays[delays.count / 2], delays[delays.count * 95 / 100])
  }
}
