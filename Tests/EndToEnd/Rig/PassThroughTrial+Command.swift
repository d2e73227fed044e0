// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
import Linux

extension PassThroughTrial {
  /// Implements `cross`: random contacts on a screen that the daemon grabs.
  ///
  /// Compares what programs see on its clone with the expectation.
  ///
  /// - Throws: ``RigError`` with the first difference; `SystemError`.
  static func run(_ arguments: inout Arguments) throws {
    var options = Options()
    try options.parse(&arguments)
    var screen = try Touchscreen(shape)
    let clone = try CloneReader(of: screen.node)
    try options.awaitReaders(of: clone.node)
    var readers = [CheckedReader("evdev", clone)]
    if let path = options.libinput {
      let log = try TouchLog(path, LibinputLogParser(of: clone.node, screen.shape))
      readers.append(CheckedReader("libinput", log))
    }
    if let path = options.wayland {
      let log = try TouchLog(path, WaylandLogParser(screen.shape))
      readers.append(CheckedReader("Wayland", log, reportsSlots: false))
    }
    var trial = PassThroughTrial(screen.shape, seed: options.seed)
    for session in 0..<options.sessions {
      var expected: [[FingerAction]] = []
      for _ in 0..<30 { expected.append(try trial.frame(on: &screen)) }
      expected.append(try trial.end(on: &screen))
      expected.removeAll { $0.isEmpty }
      for index in readers.indices {
        try readers[index].check(expected, "session \(session)")
      }
    }
    // Nothing may follow.
    usleep(300_000)
    for index in readers.indices {
      try readers[index].check([], "after the last session")
      let reader = readers[index]
      print(
        "\(reader.name): \(reader.count) frames of \(options.sessions) sessions are as they"
          + " should be")
    }
  }

  /// Implements `fidget`: random contacts on a screen that the daemon grabs.
  ///
  /// They begin when the command prints the nodes of the screen and its clone. A line on standard
  /// input lifts all of them; a second line unplugs the screen.
  ///
  /// With `--to-end`, at least one contact rests on the clone after the first line, which the
  /// command confirms, until the clone is gone. It then prints how many were never lifted there.
  ///
  /// - Throws: ``RigError`` or `SystemError`.
  static func fidget(_ arguments: inout Arguments) throws {
    var options = Options()
    try options.parse(&arguments)
    var screen = try Touchscreen(shape)
    // The daemon does not grab a screen that is being touched.
    let clone = try CloneReader(of: screen.node)
    try options.awaitReaders(of: clone.node)
    print(screen.node, clone.node)
    fflush(nil)
    var trial = PassThroughTrial(screen.shape, seed: options.seed)
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while poll(&input, 1, 5) == 0 || (options.readsToEnd && trial.visibleCount == 0) {
      _ = try trial.frame(on: &screen)
      if options.readsToEnd { _ = try clone.readPendingEvents() }
    }
    _ = readLine()
    if options.readsToEnd { try rest(on: clone, trial.visibleCount) }
    _ = try trial.end(on: &screen)
    print("lifted")
    fflush(nil)
    _ = readLine()
  }

  /// Confirms that contacts rest on a clone, waits until it is gone, and prints how many of them
  /// were left down on it.
  private static func rest(on clone: CloneReader, _ count: Int) throws {
    try Clock.require(orReport: "\(count) contacts are not down on \(clone.node)") {
      _ = try clone.readPendingEvents()
      return clone.down.count == count
    }
    print("at rest")
    fflush(nil)
    try Clock.require(orReport: "\(clone.node) does not go") { try !clone.readPendingEvents() }
    print("left down \(clone.down.count) of \(count)")
  }

  /// The options of both commands.
  private struct Options {
    var sessions = 40
    var seed: UInt64 = 1
    /// The output file of `libinput debug-events`.
    var libinput: String?
    /// The output file of the touch client.
    var wayland: String?
    /// The processes that read the clone.
    var readers: [Int32] = []
    /// Whether the clone is read until it disappears.
    var readsToEnd = false

    mutating func parse(_ arguments: inout Arguments) throws(RigError) {
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

    /// Waits until all readers, which use epoll, read the clone.
    func awaitReaders(of node: String) throws {
      for reader in readers {
        try Clock.require(orReport: "process \(reader) does not read \(node)") {
          EventNode.polled(by: "\(reader)").contains(node)
        }
      }
    }
  }

  /// A screen whose kernel reports only changes, as real ones do.
  private static var shape: Touchscreen.Shape {
    var shape = Touchscreen.Shape(named: "Rig crossing")
    shape.repeats = .dropped
    return shape
  }
}
