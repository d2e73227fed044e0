// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink
import Glibc
import Linux

/// The latencies of dictation on a Wayland compositor: finger to program, and its text to picture.
///
/// Between them a letter is tapped, whose latencies are those of typing. ``PanelLag`` describes the
/// files.
enum DictationLag {
  /// The number of warm-up rounds; glyphs are rendered when they are first drawn.
  private static let warmUpRounds = 5

  /// Implements `dictation-lag`: offers dictation, makes a screen and prints its node.
  ///
  /// When a line with the positions of the key for dictation and of a letter arrives on standard
  /// input, taps them in turn. Prints four durations in microseconds for each round: touch-up to
  /// the program's request, partial text to picture; the letter's touch-up to key, touch-down to
  /// picture.
  ///
  /// - Throws: ``RigError`` without a request, picture or key; `LinkError`, `SystemError`.
  static func run(_ arguments: inout Arguments) throws {
    var count = 50
    var (pictures, keys, socket) = ("", "", "")
    while let option = arguments.option() {
      switch option {
      case "--times": count = try arguments.number("--times", in: 1...10_000)
      case "--pictures": pictures = try arguments.word("the file of --pictures")
      case "--keys": keys = try arguments.word("the file of --keys")
      case "--socket": socket = try arguments.word("the daemon's socket")
      default: throw RigError("dictation-lag has no option \(option)")
      }
    }
    try arguments.finish()
    let program = try LinkClient(path: socket)
    try program.offerDictation(in: [])
    var tapper = try PanelLag.Tapper(pictures, keys)
    print(tapper.node)
    fflush(nil)
    let places = (readLine() ?? "").split(separator: " ").compactMap { Int32($0) }
    guard places.count == 4 else { throw RigError("dictation-lag needs the places of two keys") }
    let letter = (x: places[2], y: places[3])
    try tapper.warmUp([letter], warmUpRounds)
    for round in 0..<(warmUpRounds + count) {
      let times = try tapper.tap(letter)
      guard let picture = times.picture, let key = times.key else {
        throw RigError("no picture or no key of touch \(round)")
      }
      let requestTime = try tapper.start(program, at: (x: places[0], y: places[1]))
      try program.report(.state(.listening))
      guard let shown = try tapper.report("the text of round \(round)", of: program) else {
        throw RigError("no picture of text \(round)")
      }
      try program.report(.state(.idle))
      Clock.sleep(until: Clock.now + PanelLag.rest)
      if round >= warmUpRounds { print(requestTime, shown, key, picture) }
    }
  }
}

extension PanelLag.Tapper {
  /// Taps the key for dictation, and waits for the request.
  ///
  /// - Returns: The time from touch-up to the request, in microseconds.
  fileprivate mutating func start(
    _ program: LinkClient, at place: (x: Int32, y: Int32)
  ) throws -> Int64 {
    try screen.down(0, x: place.x, y: place.y)
    try screen.sync()
    Clock.sleep(until: Clock.now + PanelLag.rest)
    try screen.up(0)
    let lift = Clock.now
    try screen.sync()
    var requests: [Dictation.Request] = []
    while requests.isEmpty { requests = try program.dictationRequests(isReadable: true) }
    let time = Clock.now.microseconds - lift.microseconds
    guard case .start = requests[0] else { throw RigError("the key for dictation starts nothing") }
    return time
  }

  /// Reports a partial text of a program when nothing is drawn any more.
  ///
  /// - Returns: The time to the next picture, in microseconds; `nil` without one.
  fileprivate mutating func report(_ text: String, of program: LinkClient) throws -> Int64? {
    Clock.sleep(until: Clock.now + PanelLag.rest)
    _ = try pictures.lines()
    let start = Clock.now
    try program.report(.partialText(text))
    Clock.sleep(until: start + PanelLag.rest)
    return try PanelLag.time(of: "commit", after: start, in: pictures.lines())
  }
}
