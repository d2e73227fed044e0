// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc

/// Implements `hands`: random touches of several fingers into a real daemon, whose keys must be
/// those of the same reader and core in this process.
///
/// Pieces of some hundred touches follow each other. Each has its own daemon, screens and seed, by
/// which it can be repeated. Prints a line that begins with ✔ or ✘ for each piece, and the total.
enum Hands {
  private static let pieceLength = 500
  /// The maximum number of plays of a piece whose fault the machine may have caused.
  private static let maximumPlays = 3
  /// The number of faults after which no further piece is played.
  private static let maximumFaults = 10

  /// - Throws: ``RigError`` or `SystemError` if no piece can be played.
  static func run(_ arguments: inout Arguments) throws {
    let options = try Options(&arguments)
    let directory = try Play.temporaryDirectory()
    let daemon = ReusedDaemon(options.daemon, directory: directory)
    let otherKeyboard = try SecondKeyboard.plugIn("Rig hands on keys")
    let start = Clock.now
    let end = start + .seconds(60 * options.minutes)
    var (touches, keys, pieces, faults) = (0, 0, 0, 0)
    while touches < options.touches, Clock.now < end, faults < maximumFaults {
      let length = min(pieceLength, options.touches - touches)
      let seed = options.seed + UInt64(pieces)
      let score = play(length, seed, options, daemon, otherKeyboard)
      pieces += 1
      touches += score.touches
      keys += score.keys
      if score.fault != nil { faults += 1 }
    }
    print(
      "\(touches) touches, \(keys) keys in \(pieces) pieces, \(rate(of: touches, since: start));",
      "pieces with faults: \(faults)")
  }

  /// Plays a piece and prints its line; repeats a piece whose fault the machine may have caused.
  private static func play(
    _ length: Int, _ seed: UInt64, _ options: Options, _ daemon: ReusedDaemon,
    _ otherKeyboard: UinputDevice
  ) -> HandsPiece.Score {
    var score = HandsPiece.Score()
    for number in 1...maximumPlays {
      let start = Clock.now
      score = self.score(of: length, seed, options, daemon, otherKeyboard)
      let kinds = score.kinds.map(\.rawValue).joined(separator: ", ")
      let title = "seed \(seed), \(score.touches) touches on \(kinds)"
      defer { fflush(nil) }
      guard let fault = score.fault else {
        print("✔ \(title): \(score.keys) keys, \(rate(of: score.touches, since: start))")
        break
      }
      if let doubt = score.doubt, number < maximumPlays {
        print("– \(title): played again, since \(doubt)")
        continue
      }
      let lines = fault.split(separator: "\n").joined(separator: "\n    ")
      let kind = options.kinds.count == 1 ? " --kind \(options.kinds[0].rawValue)" : ""
      print("✘ \(title)\n    \(lines)\n    again: --seed \(seed) --touches \(length)\(kind)")
      break
    }
    return score
  }

  private static func score(
    of length: Int, _ seed: UInt64, _ options: Options, _ daemon: ReusedDaemon,
    _ otherKeyboard: UinputDevice
  ) -> HandsPiece.Score {
    var score = HandsPiece.Score()
    do {
      let piece = try HandsPiece(
        seed: seed, kinds: options.kinds, daemon: daemon, otherKeyboard: otherKeyboard)
      let result = Result { try piece.play(length) }
      score = piece.score
      try result.get()
    } catch {
      score.fault = score.fault ?? "\(error)"
    }
    do {
      try daemon.end()
    } catch {
      score.fault = score.fault ?? "\(error)"
    }
    return score
  }

  private static func rate(of touches: Int, since start: Timestamp) -> String {
    let microseconds = max(1, Clock.now.microseconds - start.microseconds)
    return "\(Int64(touches) * 1_000_000 / microseconds) touches/s"
  }

  private struct Options {
    var seed: UInt64 = 1
    var touches = 500
    var minutes: Int64 = 600
    var kinds = SurfaceKind.allCases
    var daemon: [String] = []

    init(_ arguments: inout Arguments) throws(RigError) {
      while let option = arguments.option(), option != "--" {
        switch option {
        case "--seed": seed = try arguments.number(option, in: 0...1_000_000_000)
        case "--touches": touches = try arguments.number(option, in: 1...1_000_000_000)
        case "--minutes": minutes = try arguments.number(option, in: 1...100_000)
        case "--kind": kinds = [try SurfaceKind(named: try arguments.word("the kind"))]
        default: throw RigError("hands has no option \(option)")
        }
      }
      daemon = [try arguments.word("the daemon's command")]
      while !arguments.isEmpty { daemon.append(try arguments.word("an argument")) }
    }
  }
}
