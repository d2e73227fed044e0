// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc

/// What a line says that a program writes of touches.
enum TouchWord: Equatable {
  case finger(FingerAction)
  /// All since the one before were at once.
  case frame
}

/// How a program writes of touches.
protocol TouchDialect {
  /// What a line says; `nil` if it is of something else.
  ///
  /// - Throws: ``RigError`` for what no program is to see.
  mutating func word(_ line: Substring) throws(RigError) -> TouchWord?
}

/// A file in which a program writes what it sees of touches, read while it is written.
///
/// Touches that are in it already do not count.
final class TouchStory<Dialect: TouchDialect>: TouchReader {
  private var file: GrowingFile
  private var dialect: Dialect
  private var frame: [FingerAction] = []
  private var complete: [[FingerAction]] = []

  /// - Parameters:
  ///   - path: The file, which must be there already.
  ///   - dialect: How its lines are to be understood.
  /// - Throws: `SystemError`.
  init(_ path: String, _ dialect: Dialect) throws {
    file = try GrowingFile(path)
    self.dialect = dialect
    try read()
    complete.removeAll()
  }

  func frames(atLeast count: Int) throws -> [[FingerAction]] {
    let end = Clock.now + .seconds(5)
    try read()
    while complete.count < count, Clock.now < end {
      usleep(5000)
      try read()
    }
    defer { complete.removeAll() }
    return complete
  }

  private func read() throws {
    for line in try file.lines() { try take(line) }
  }

  private func take(_ line: Substring) throws(RigError) {
    switch try dialect.word(line) {
    case .finger(let action)?: frame.append(action)
    case .frame?:
      if !frame.isEmpty { complete.append(frame) }
      frame.removeAll()
    case nil: return
    }
  }
}
