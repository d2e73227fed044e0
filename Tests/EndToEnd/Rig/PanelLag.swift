// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink
import Glibc
import Linux

/// The latencies of any keyboard on a Wayland compositor: finger to picture, finger to a program's
/// key, and request to show to first picture.
///
/// `CommitClock/main.c` records the times of pictures, and `TouchClient/main.c` those of keys. Both
/// files are read only when the system is idle again, so that only the keyboard runs meanwhile.
enum PanelLag {
  /// The pause between actions, too short for a finger to count as held.
  ///
  /// **Source:** ours: less than half of `Timing.longPressDelay`, and several times a compositor's
  /// time for a picture.
  static let rest: Duration = .milliseconds(200)
  /// The number of warm-up taps; glyphs are rendered when they are first drawn.
  private static let warmUpTaps = 10

  /// Implements `panel-lag`: makes a screen and prints its node.
  ///
  /// When a line arrives on standard input, taps the positions in turn. Prints two durations in
  /// microseconds for each tap: touch-down to picture, and touch-up to key.
  ///
  /// - Throws: ``RigError`` for a tap without a picture or key; `SystemError`.
  static func run(_ arguments: inout Arguments) throws {
    var count = 200
    var files = (pictures: "", keys: "")
    while let option = arguments.option() {
      switch option {
      case "--taps": count = try arguments.number("--taps", in: 1...100_000)
      case "--pictures": files.pictures = try arguments.word("the file of --pictures")
      case "--keys": files.keys = try arguments.word("the file of --keys")
      default: throw RigError("panel-lag has no option \(option)")
      }
    }
    var places: [(x: Int32, y: Int32)] = []
    repeat {
      places.append(
        (
          try arguments.number("where", in: 0...(width - 1)),
          try arguments.number("how far down", in: 0...(height - 1))
        ))
    } while !arguments.isEmpty
    var tapper = try Tapper(files.pictures, files.keys)
    print(tapper.node)
    fflush(nil)
    _ = readLine()
    try tapper.warmUp(places, warmUpTaps)
    for round in 0..<count {
      let times = try tapper.tap(places[round % places.count])
      guard let picture = times.picture else { throw RigError("no picture of touch \(round)") }
      guard let key = times.key else { throw RigError("no key of touch \(round)") }
      print(picture, key)
    }
  }

  /// Implements `show-lag`: hides and shows a keyboard repeatedly, and prints the microseconds to
  /// each first picture.
  ///
  /// - Throws: ``RigError`` if it is not shown; `LinkError`, `SystemError`.
  static func show(_ arguments: inout Arguments) throws {
    var count = 20
    var (path, socket, process) = ("", "", pid_t(0))
    while let option = arguments.option() {
      switch option {
      case "--times": count = try arguments.number("--times", in: 1...10_000)
      case "--pictures": path = try arguments.word("the file of --pictures")
      case "--socket": socket = try arguments.word("the daemon's socket")
      // **Source:** wvkbd(1): SIGUSR1 hides, SIGUSR2 shows.
      case "--process": process = try arguments.number("--process", in: 1...pid_t.max)
      default: throw RigError("show-lag has no option \(option)")
      }
    }
    try arguments.finish()
    let link = process == 0 ? try LinkClient(path: socket) : nil
    func perform(_ action: LinkAction, _ signal: Int32) throws {
      if let link { return try link.perform(action) }
      try check("kill") { kill(process, signal) }
    }
    var pictures = try GrowingFile(path)
    for round in 0..<count {
      try perform(.hide, SIGUSR1)
      Clock.sleep(until: Clock.now + rest + rest)
      _ = try pictures.lines()
      let start = Clock.now
      try perform(.show, SIGUSR2)
      Clock.sleep(until: start + rest + rest)
      guard let picture = try time(of: "commit", after: start, in: pictures.lines()) else {
        throw RigError("no picture after showing it for time \(round)")
      }
      print(picture)
    }
  }

  /// Returns the time from a moment to the first matching line.
  ///
  /// - Parameters:
  ///   - name: The event, the first word of its lines, whose last word is the time.
  ///   - start: The moment.
  ///   - lines: The recorded lines.
  /// - Returns: Microseconds; `nil` without a matching line.
  /// - Throws: ``RigError`` if a picture may have been missed.
  static func time(
    of name: Substring, after start: Timestamp, in lines: [Substring]
  ) throws(RigError) -> Int64? {
    var first: Int64?
    for line in lines {
      let words = line.split(separator: " ")
      guard words.first != "torn" else { throw RigError("a piece of what was drawn was missed") }
      guard words.first == name, let time = words.last.flatMap({ Int64($0) }) else { continue }
      if first == nil, time >= start.microseconds { first = time - start.microseconds }
    }
    return first
  }

  /// **Source:** ours: the size in the other checks of panels.
  private static let (width, height): (Int32, Int32) = (1170, 1620)

  /// A finger that taps, and the readers of the results.
  struct Tapper: ~Copyable {
    var screen: Touchscreen
    var pictures: GrowingFile
    private var keys: GrowingFile

    init(_ pictures: String, _ keys: String) throws {
      var shape = Touchscreen.Shape()
      shape.name = "Rig one"
      (shape.width, shape.height, shape.resolution) = (width, height, 0)
      // Operations that can fail come first, since a noncopyable value cannot be abandoned half
      // initialised.
      let screen = try Touchscreen(shape)
      let pictures = try GrowingFile(pictures)
      let keys = try GrowingFile(keys)
      self.screen = screen
      self.pictures = pictures
      self.keys = keys
    }

    var node: String { screen.node }

    /// Taps until there is a result, since a compositor may notice a screen only at its first
    /// touch, then a few times more.
    mutating func warmUp(_ places: [(x: Int32, y: Int32)], _ count: Int) throws {
      var left = count
      for round in 0..<(count + 20) where left > 0 {
        let times = try tap(places[round % places.count])
        if times.picture != nil, times.key != nil { left -= 1 }
      }
      guard left == 0 else { throw RigError("nothing comes of touches, or not of each") }
    }

    mutating func tap(_ place: (x: Int32, y: Int32)) throws -> (picture: Int64?, key: Int64?) {
      _ = try pictures.lines()
      try screen.down(0, x: place.x, y: place.y)
      let down = Clock.now
      try screen.sync()
      Clock.sleep(until: down + rest)
      let picture = try time(of: "commit", after: down, in: pictures.lines())
      _ = try keys.lines()
      try screen.up(0)
      let lift = Clock.now
      try screen.sync()
      Clock.sleep(until: lift + rest)
      return (picture, try time(of: "key", after: lift, in: keys.lines()))
    }
  }
}
