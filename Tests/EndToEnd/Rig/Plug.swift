// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// `plug`: a screen that is plugged in and out again and again under the hands of a daemon.
enum Plug {
  /// What happens to the screen while it is there, each in turn.
  private enum Stay: CaseIterable {
    /// It is read, and goes.
    case untouched
    /// A finger is down when it goes.
    case touched
    /// A finger has gone down, but the frame is not ended when it goes.
    case cutOff
    /// It goes as soon as it came; nobody may have read it.
    case short
    /// A key was tapped.
    case tapped
  }

  /// Plugs in and out so many times, and each time waits until the daemon has let go of the screen.
  ///
  /// - Throws: ``RigError`` if the daemon does not read a screen, or does not let go of it; ``SystemError``.
  static func run(_ arguments: inout Arguments) throws {
    let count = try arguments.number("how many times", in: 1...100_000)
    let process: Int32 = try arguments.number("the daemon's process", in: 1...Int32.max)
    try arguments.finish()
    var shape = Touchscreen.Shape()
    (shape.name, shape.width, shape.height) = ("Rig plug", 1170, 1620)
    for number in 0..<count {
      let stay = Stay.allCases[number % Stay.allCases.count]
      let node = try stay == .short ? pass(shape) : visit(shape, stay, process)
      guard Clock.poll(for: EventNode.patience, { isOpen(node, in: process) ? nil : true }) != nil
      else { throw RigError("process \(process) holds \(node) although it is gone (\(number))") }
    }
  }

  private static func visit(
    _ shape: Touchscreen.Shape, _ stay: Stay, _ process: Int32
  ) throws -> String {
    var screen = try Touchscreen(shape)
    let node = screen.node
    guard Clock.poll(for: EventNode.patience, { isOpen(node, in: process) ? true : nil }) != nil
    else { throw RigError("process \(process) does not read \(node)") }
    switch stay {
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

  private static func isOpen(_ node: String, in process: Int32) -> Bool {
    EventNode.isOpen(node, inProcesses: "\(process)")
  }
}
