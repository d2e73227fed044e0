// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc

/// Prints a mark to standard error at once, so that scripts know that all lines before it are done.
func printMark(_ mark: String) {
  let line = "\(mark)\n"
  _ = write(STDERR_FILENO, line, line.utf8.count)
}

/// A line that drives a touchscreen from standard input.
///
///     down SLOT X Y      puts a contact down, in the screen's units
///     move SLOT X Y      moves it
///     up SLOT            lifts it
///     palm SLOT          declares it a palm
///     sync               sends all of the above as one frame
///     wait MILLISECONDS  waits
///     flood COUNT        sends that many frames at once, in which every contact moves
///     print NUMBER       prints the number to standard error: all lines before it are done
///     # …                is a comment
enum TouchLine: Equatable {
  case nothing
  case down(slot: Int, x: Int32, y: Int32)
  case move(slot: Int, x: Int32, y: Int32)
  case up(slot: Int)
  case palm(slot: Int)
  case sync
  case wait(milliseconds: Int)
  case flood(count: Int)
  case print(Int32)

  /// Parses a line.
  ///
  /// - Throws: ``RigError`` for anything except the above, exactly as written, so that an unknown
  ///   line in a script is never ignored.
  init(_ line: String) throws(RigError) {
    let words = line.split(separator: " ")
    let numbers = words.dropFirst().map { Int32($0) }
    switch (words.first, numbers.count) {
    case (nil, _): self = .nothing
    case (let word?, _) where word.hasPrefix("#"): self = .nothing
    case ("sync", 0): self = .sync
    default: self = try TouchLine.measured(words.first, numbers, in: line)
    }
  }

  /// Parses the lines that have numbers.
  private static func measured(
    _ word: Substring?, _ numbers: [Int32?], in line: String
  ) throws(RigError) -> TouchLine {
    let values = numbers.compactMap { $0 }.filter { $0 >= 0 }
    guard values.count == numbers.count else { throw unknown(line) }
    switch (word, values.count) {
    case ("down", 3): return .down(slot: Int(values[0]), x: values[1], y: values[2])
    case ("move", 3): return .move(slot: Int(values[0]), x: values[1], y: values[2])
    case ("up", 1): return .up(slot: Int(values[0]))
    case ("palm", 1): return .palm(slot: Int(values[0]))
    case ("wait", 1): return .wait(milliseconds: Int(values[0]))
    case ("flood", 1): return .flood(count: Int(values[0]))
    case ("print", 1): return .print(values[0])
    default: throw unknown(line)
    }
  }

  private static func unknown(_ line: String) -> RigError {
    RigError("\"\(line)\" is no line for a touchscreen")
  }
}

extension Touchscreen {
  /// Executes a line.
  ///
  /// - Throws: ``SystemError`` or ``RigError``.
  mutating func handle(_ line: TouchLine) throws {
    switch line {
    case .nothing: return
    case .down(let slot, let x, let y): try down(slot, x: x, y: y)
    case .move(let slot, let x, let y): try move(slot, x: x, y: y)
    case .up(let slot): try up(slot)
    case .palm(let slot): try palm(slot)
    case .sync: try sync()
    case .wait(let milliseconds):
      try rest(until: Clock.now + .milliseconds(milliseconds), waitingBy: Clock.sleep(until:))
    case .flood(let count): try flood(count)
    case .print(let number): printMark("\(number)")
    }
  }
}
