// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
import Linux

extension Crossing {
  /// `cross`: sessions of random fingers on a screen that the daemon grabs; compares what programs see on its clone
  /// with what they are to see.
  ///
  /// - Throws: ``RigError`` with the first difference; `SystemError`.
  static func run(_ arguments: inout Arguments) throws {
    var options = Options()
    try options.take(&arguments)
    var screen = try Touchscreen(shape)
    let clone = try CloneReader(of: screen.node)
    try options.awaitReaders(of: clone.node)
    var witnesses = [Witness("evdev", clone)]
    if let path = options.libinput {
      let story = try TouchStory(path, LibinputDialect(of: clone.node, screen.shape))
      witnesses.append(Witness("libinput", story))
    }
    if let path = options.wayland {
      let story = try TouchStory(path, WaylandDialect(screen.shape))
      witnesses.append(Witness("Wayland", story, knowsSlots: false))
    }
    var crossing = Crossing(screen.shape, seed: options.seed)
    for session in 0..<options.sessions {
      var expected: [[FingerAction]] = []
      for _ in 0..<30 { expected.append(try crossing.frame(on: &screen)) }
      expected.append(try crossing.end(on: &screen))
      expected.removeAll { $0.isEmpty }
      for index in witnesses.indices {
        try witnesses[index].see(expected, "session \(session)")
      }
    }
    // And nothing after it.
    usleep(300_000)
    for index in witnesses.indices {
      try witnesses[index].see([], "after the last session")
      let witness = witnesses[index]
      print(
        "\(witness.name): \(witness.count) frames of \(options.sessions) sessions are as they"
          + " should be")
    }
  }

  /// `fidget`: random fingers on a screen that the daemon grabs, from when it prints the screen's node and the
  /// clone's until a line comes on standard input; then all are lifted, and with another the screen is unplugged.
  ///
  /// With `--to-end` they rest after the first line until the clone is gone, and it says how many of those on
  /// the clone nobody lifted there.
  ///
  /// - Throws: ``RigError`` or `SystemError`.
  static func fidget(_ arguments: inout Arguments) throws {
    var options = Options()
    try options.take(&arguments)
    var screen = try Touchscreen(shape)
    // Under fingers it is not grabbed.
    let clone = try CloneReader(of: screen.node)
    try options.awaitReaders(of: clone.node)
    print(screen.node, clone.node)
    fflush(nil)
    var crossing = Crossing(screen.shape, seed: options.seed)
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while poll(&input, 1, 5) == 0 {
      _ = try crossing.frame(on: &screen)
      if options.readsToEnd { _ = try clone.followDown() }
    }
    _ = readLine()
    if options.readsToEnd { try sayLeft(on: clone) }
    _ = try crossing.end(on: &screen)
    print("lifted")
    fflush(nil)
    _ = readLine()
  }

  /// Waits until a clone is gone, and says what was left down on it.
  private static func sayLeft(on clone: CloneReader) throws {
    _ = try clone.followDown()
    let count = clone.down.count
    let end = Clock.now + .seconds(60)
    while try clone.followDown() {
      guard Clock.now < end else { throw RigError("\(clone.node) does not go") }
      usleep(5_000)
    }
    print("left down \(clone.down.count) of \(count)")
  }

  /// What both commands may be told.
  private struct Options {
    var sessions = 40
    var seed: UInt64 = 1
    /// The file in which `libinput debug-events` writes.
    var libinput: String?
    /// The file in which the touch client writes.
    var wayland: String?
    /// The processes that read the clone.
    var readers: [Int32] = []
    /// Whether the clone is read until it is gone.
    var readsToEnd = false

    mutating func take(_ arguments: inout Arguments) throws(RigError) {
      while let option = arguments.option() {
        switch option {
        case "--sessions": sessions = try arguments.number(option, in: 1...1_000_000)
        case "--seed": seed = try arguments.number(option, in: 0...1_000_000)
        case "--libinput": libinput = try arguments.word("the file of libinput's words")
        case "--wayland": wayland = try arguments.word("the file of the touch client's words")
        case "--reader": readers.append(try arguments.number(option, in: 1...Int32.max))
        case "--to-end": readsToEnd = true
        default: throw RigError("there is no option \(option)")
        }
      }
      try arguments.finish()
    }

    /// Waits until all of the readers have opened the clone, once udev has told them of it.
    func awaitReaders(of node: String) throws(RigError) {
      for reader in readers {
        let isOpen = Clock.poll(for: EventNode.patience) {
          EventNode.isOpen(node, inProcesses: "\(reader)") ? true : nil
        }
        guard isOpen != nil else { throw RigError("process \(reader) does not read \(node)") }
      }
      // Who has opened it asks for its state, which must be nobody's yet.
      usleep(300_000)
    }
  }

  /// A screen whose kernel says only what changes, as real ones do.
  private static var shape: Touchscreen.Shape {
    var shape = Touchscreen.Shape()
    shape.name = "Rig crossing"
    (shape.width, shape.height) = (1170, 1620)
    shape.repeats = .dropped
    return shape
  }
}
