// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink
import Glibc
import Linux

/// How long a keyboard on a Wayland compositor takes, whoever draws it: from a finger to its picture, from a finger to a
/// program's key, and from the word to show it to its first picture.
///
/// When there was a picture says `CommitClock/main.c`, and when there was a key `TouchClient/main.c`; both files are read only after
/// all is still again, so that nothing but the keyboard works meanwhile.
enum PanelLag {
  /// How long everything has to come to rest, in which no finger counts as held.
  ///
  /// **Source:** ours: less than half of `Timing.longPressDelay`, and several times what a compositor takes for a picture.
  private static let rest: Duration = .milliseconds(200)
  /// How many taps there are before those that count: letters are set when they are first drawn.
  private static let rehearsals = 10

  /// `panel-lag`: makes a screen and prints its node; when a line comes on standard input, taps on the places by turns, and
  /// prints for each tap how many microseconds it took from the finger's coming down to the picture, and from its lift to the key.
  ///
  /// - Throws: ``RigError`` for a tap of which nothing comes; `SystemError`.
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
    try tapper.rehearse(places, rehearsals)
    for round in 0..<count {
      let times = try tapper.tap(places[round % places.count])
      guard let picture = times.picture else { throw RigError("no picture of touch \(round)") }
      guard let key = times.key else { throw RigError("no key of touch \(round)") }
      print(picture, key)
    }
  }

  /// `show-lag`: hides and shows a keyboard, and prints how many microseconds each time took to the first picture.
  ///
  /// - Throws: ``RigError`` when it is not shown; `LinkError`, `SystemError`.
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

  /// How long after a moment something was first noted.
  ///
  /// - Parameters:
  ///   - name: What, the first word of its lines, whose last is the time.
  ///   - start: The moment.
  ///   - lines: What was noted.
  /// - Returns: Microseconds; `nil` if it was not noted.
  /// - Throws: ``RigError`` when a picture may have been missed.
  private static func time(
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

  /// **Source:** ours: those of the other checks of panels.
  private static let (width, height): (Int32, Int32) = (1170, 1620)

  /// One finger, and all that comes of it.
  private struct Tapper: ~Copyable {
    private var screen: Touchscreen
    private var pictures: GrowingFile
    private var keys: GrowingFile

    init(_ pictures: String, _ keys: String) throws {
      var shape = Touchscreen.Shape()
      shape.name = "Rig one"
      (shape.width, shape.height, shape.resolution) = (width, height, 0)
      // All that can fail comes first: of what is not copied no half can be given up.
      let screen = try Touchscreen(shape)
      let pictures = try GrowingFile(pictures)
      let keys = try GrowingFile(keys)
      self.screen = screen
      self.pictures = pictures
      self.keys = keys
    }

    var node: String { screen.node }

    /// Taps until something comes of it, since a compositor may learn of a screen by its first touch; and then a few times more.
    mutating func rehearse(_ places: [(x: Int32, y: Int32)], _ count: Int) throws {
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
