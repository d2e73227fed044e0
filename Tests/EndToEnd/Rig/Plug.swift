// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// Implements `plug`: plugs a screen in and out repeatedly while a daemon runs.
enum Plug {
  /// The events of a screen between plugging in and unplugging, used in turn.
  private enum Scenario: CaseIterable {
    /// The screen is read, then unplugged.
    case untouched
    /// A finger is down when the screen is unplugged.
    case touched
    /// A finger has gone down, but its frame is incomplete when the screen is unplugged.
    case cutOff
    /// The screen is unplugged at once, perhaps before any process has read it.
    case short
    /// A key was tapped.
    case tapped
  }

  /// Plugs the screen in and out a number of times, and each time waits until the daemon has closed
  /// it.
  ///
  /// - Throws: ``RigError`` if the daemon does not read or does not close a screen;
  ///   ``SystemError``.
  static func run(_ arguments: inout Arguments) throws {
    let count = try arguments.number("how many times", in: 1...100_000)
    let process: Int32 = try arguments.number("the daemon's process", in: 1...Int32.max)
    try arguments.finish()
    let shape = Touchscreen.Shape(named: "Rig plug")
    for number in 0..<count {
      let scenario = Scenario.allCases[number % Scenario.allCases.count]
      let node = try scenario == .short ? pass(shape) : visit(shape, scenario, process)
      try Clock.require(
        orReport: "process \(process) holds \(node) although it is gone (\(number))"
      ) { !EventNode.isOpen(node, in: process) }
    }
  }

  private static func visit(
    _ shape: Touchscreen.Shape, _ scenario: Scenario, _ process: Int32
  ) throws -> String {
    var screen = try Touchscreen(shape)
    let node = screen.node
    try Clock.require(orReport: "process \(process) does not read \(node)") {
      EventNode.isOpen(node, in: process)
    }
    switch scenario {
    case .untouched, .short: break
    case .touched:
      try screen.down(0, x: 100, y: 1215)
      try screen.sync()
    case .cutOff:
      try screen.down(0, x: 100, y: 1215)
      try screen.cutOff()
    case .tapped:
      try screen.down(0, x: 100, y: 1215)
      try screen.sync()
      try screen.up(0)
      try screen.sync()
    }
    screen.unplug()
    return node
  }

  private static func pass(_ shape: Touchscreen.Shape) throws -> String {
    let screen = try Touchscreen(shape)
    let node = screen.node
    screen.unplug()
    return node
  }
}
