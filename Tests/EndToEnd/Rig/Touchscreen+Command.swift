// SPDX-License-Identifier: MIT

import Glibc

extension Touchscreen {
  /// Implements `touchscreen`: a screen driven by the lines of standard input, unplugged at their
  /// end.
  ///
  /// Prints the device node once udev has processed it, so that scripts know when to begin.
  ///
  /// - Throws: ``RigError`` or `SystemError`.
  static func run(_ arguments: inout Arguments) throws {
    var screen = try Touchscreen(try Shape(&arguments))
    print(screen.node)
    fflush(nil)
    var number = 0
    while let line = readLine() {
      number += 1
      do {
        try screen.handle(try TouchLine(line))
      } catch let error as RigError {
        throw RigError("line \(number): \(error)")
      }
    }
    try screen.sendPendingLift()
    screen.unplug()
  }

  /// Sends frames in one burst in which every contact moves, more than a slow reader's buffer
  /// holds.
  ///
  /// - Throws: ``RigError`` if no contact is down: the kernel would drop empty frames.
  mutating func flood(_ count: Int) throws {
    let contacts = touched
    guard !contacts.isEmpty else { throw RigError("nothing touches the screen to flood it") }
    for round in 0..<count {
      for slot in contacts {
        try move(slot, x: Int32(round) % shape.width, y: Int32(round) % shape.height)
      }
      try sync()
    }
  }
}

extension Touchscreen.Shape {
  /// Parses the shape from the options; its kind comes first, and the others change it.
  ///
  /// - Throws: ``RigError`` for an unknown option, or a size or count out of range.
  init(_ arguments: inout Arguments) throws(RigError) {
    self.init()
    while let option = arguments.option() {
      switch option {
      case "--kind":
        let name = name
        self = Self(try SurfaceKind(named: try arguments.word("the kind")))
        self.name = name
      case "--name": name = try arguments.word("the name")
      case "--size": (width, height) = try Self.size(try arguments.word("the size"))
      // The kernel allows more, but no device has them.
      case "--slots": slots = try arguments.number("--slots", in: 1...64)
      case "--resolution": resolution = try arguments.number("--resolution", in: 0...1000)
      case "--single": (kind, slots) = (.single, 1)
      case "--no-jitter": repeats = .dropped
      default: throw RigError("a touchscreen has no option \(option)")
      }
    }
    guard !kind.isSingle || slots == 1 else {
      throw RigError("a device of the kind \(kind.rawValue) has no slots")
    }
    try arguments.finish()
  }

  private static func size(_ text: String) throws(RigError) -> (Int32, Int32) {
    let sides = text.split(separator: "x", maxSplits: 1).map { Int32($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...65536).contains(width), (1...65536).contains(height)
    else { throw RigError("\"\(text)\" is no size such as 1920x1080") }
    return (width, height)
  }
}

extension SurfaceKind {
  /// Returns the kind with a name.
  ///
  /// - Throws: ``RigError`` naming the existing kinds.
  init(named name: String) throws(RigError) {
    guard let kind = SurfaceKind(rawValue: name) else {
      let names = SurfaceKind.allCases.map(\.rawValue).joined(separator: ", ")
      throw RigError("there is no kind \"\(name)\"; there are \(names)")
    }
    self = kind
  }
}
