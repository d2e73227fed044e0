// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc
import Linux

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
  private let file: OwnedDescriptor
  private var dialect: Dialect
  private var rest: [UInt8] = []
  private var frame: [FingerAction] = []
  private var complete: [[FingerAction]] = []

  /// - Parameters:
  ///   - path: The file, which must be there already.
  ///   - dialect: How its lines are to be understood.
  /// - Throws: `SystemError`.
  init(_ path: String, _ dialect: Dialect) throws {
    file = try OwnedDescriptor(opening: path, O_RDONLY)
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

  /// Reads what was written until now, whose last line may not be complete.
  private func read() throws {
    var piece = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = try check("read a story") { Glibc.read(file.rawValue, &piece, piece.count) }
      guard count > 0 else { return }
      rest += piece.prefix(count)
      guard let last = rest.lastIndex(of: UInt8(ascii: "\n")) else { continue }
      let text = String(decoding: rest[...last], as: UTF8.self)
      rest.removeSubrange(...last)
      for line in text.split(separator: "\n") { try take(line) }
    }
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
