// SPDX-License-Identifier: MIT

import Glibc
import Linux

extension Crossing {
  /// `cross`: sessions of random fingers on a screen that the daemon grabs; compares what two readers of its clone
  /// see with what they are to see.
  ///
  /// - Throws: ``RigError`` with the first difference; `SystemError`.
  static func run(_ arguments: inout Arguments) throws {
    var sessions = 40
    var seed: UInt64 = 1
    var file: String?
    while let option = arguments.option() {
      switch option {
      case "--sessions": sessions = try arguments.number("--sessions", in: 1...1_000_000)
      case "--seed": seed = UInt64(try arguments.number("--seed", in: 0...1_000_000))
      case "--libinput": file = try arguments.word("the file of libinput's words")
      default: throw RigError("cross has no option \(option)")
      }
    }
    try arguments.finish()
    var screen = try Touchscreen(shape)
    var reader = try CloneReader(of: screen.node)
    var crossing = Crossing(screen.shape, seed: seed)
    var expected: [[FingerAction]] = []
    // Others open the clone when udev has told of it.
    usleep(1_500_000)
    for session in 0..<sessions {
      for _ in 0..<30 {
        let seen = try crossing.frame(on: &screen)
        if !seen.isEmpty { expected.append(seen) }
      }
      let seen = try crossing.end(on: &screen)
      if !seen.isEmpty { expected.append(seen) }
      try reader.read(until: expected.count)
      try compare(reader.frames, expected, "evdev, session \(session)")
    }
    print("evdev: \(expected.count) frames of \(sessions) sessions are as they should be")
    guard let file else { return }
    usleep(1_000_000)
    let story = LibinputStory(try contents(of: file), of: reader.node, screen.shape)
    try compare(story.frames, expected, "libinput")
    print("libinput: \(story.frames.count) frames are as they should be")
  }

  /// `fidget`: random fingers on a screen that the daemon grabs, from when it prints the screen's node and the
  /// clone's until a line comes on standard input; then all are lifted, and with another the screen is unplugged.
  ///
  /// - Throws: ``RigError`` or `SystemError`.
  static func fidget(_ arguments: inout Arguments) throws {
    let seed = UInt64(try arguments.number("the seed", in: 0...1_000_000))
    try arguments.finish()
    var screen = try Touchscreen(shape)
    // Under fingers it is not grabbed.
    let reader = try CloneReader(of: screen.node)
    usleep(300_000)
    print(screen.node, reader.node)
    fflush(nil)
    var crossing = Crossing(screen.shape, seed: seed)
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while poll(&input, 1, 5) == 0 { _ = try crossing.frame(on: &screen) }
    _ = readLine()
    _ = try crossing.end(on: &screen)
    print("lifted")
    fflush(nil)
    _ = readLine()
  }

  /// A screen whose kernel says only what changes, as real ones do.
  private static var shape: Touchscreen.Shape {
    var shape = Touchscreen.Shape()
    shape.name = "Rig crossing"
    (shape.width, shape.height) = (1170, 1620)
    shape.repeats = .dropped
    return shape
  }

  private static func compare(
    _ seen: [[FingerAction]], _ expected: [[FingerAction]], _ who: String
  ) throws(RigError) {
    for index in 0..<max(seen.count, expected.count) {
      let pair = (
        index < seen.count ? seen[index] : [], index < expected.count ? expected[index] : []
      )
      guard pair.0 == pair.1 else {
        throw RigError(
          "\(who): frame \(index) of \(expected.count) is \(pair.0), and should be \(pair.1)")
      }
    }
  }

  private static func contents(of path: String) throws(SystemError) -> String {
    let file = try OwnedDescriptor(opening: path, O_RDONLY)
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = try check("read \(path)") { read(file.rawValue, &piece, piece.count) }
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += piece.prefix(count)
    }
  }
}
