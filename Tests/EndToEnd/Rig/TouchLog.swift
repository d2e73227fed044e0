// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc

/// The meaning of a line in a program's record of touches.
enum TouchLogEntry: Equatable {
  case finger(FingerAction)
  /// The end of a frame: all touches since the previous one were simultaneous.
  case frame
}

/// The format of a program's record of touches.
protocol TouchLogParser {
  /// Returns the meaning of a line; `nil` for an unrelated line.
  ///
  /// - Throws: ``RigError`` for events that no program should see.
  mutating func entry(_ line: Substring) throws(RigError) -> TouchLogEntry?
}

/// A program's record of the touches it sees, read while it is written.
///
/// Touches already in the file are ignored.
final class TouchLog<Parser: TouchLogParser>: TouchReader {
  private var file: GrowingFile
  private var parser: Parser
  private var frame: [FingerAction] = []
  private var complete: [[FingerAction]] = []

  /// - Parameters:
  ///   - path: The file, which must exist.
  ///   - parser: The format of its lines.
  /// - Throws: `SystemError`.
  init(_ path: String, _ parser: Parser) throws {
    file = try GrowingFile(path)
    self.parser = parser
    try read()
    complete.removeAll()
  }

  func frames(atLeast count: Int) throws -> [[FingerAction]] {
    let end = Clock.now + .seconds(30)
    try read()
    while complete.count < count, Clock.now < end {
      usleep(5000)
      try read()
    }
    defer { complete.removeAll() }
    return complete
  }

  private func read() throws {
    for line in try file.lines() { try handle(line) }
  }

  private func handle(_ line: Substring) throws(RigError) {
    switch try parser.entry(line) {
    case .finger(let action)?: frame.append(action)
    case .frame?:
      if !frame.isEmpty { complete.append(frame) }
      frame.removeAll()
    case nil: return
    }
  }
}
