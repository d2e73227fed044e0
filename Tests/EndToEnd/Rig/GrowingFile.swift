// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// A text file that is read while a program writes it.
struct GrowingFile: ~Copyable {
  private let file: OwnedDescriptor
  private var rest: [UInt8] = []

  /// Opens a file at its beginning.
  ///
  /// - Parameter path: The file, which must exist.
  /// - Throws: `SystemError`.
  init(_ path: String) throws(SystemError) {
    file = try OwnedDescriptor(opening: path, O_RDONLY)
  }

  /// Returns the complete lines written since the last call, without their line feeds.
  ///
  /// An incomplete line is returned once it is complete.
  ///
  /// - Throws: `SystemError`.
  mutating func lines() throws(SystemError) -> [Substring] {
    var piece = [UInt8](repeating: 0, count: 65536)
    var lines: [Substring] = []
    while true {
      let count = try check("read a growing file") {
        Glibc.read(file.rawValue, &piece, piece.count)
      }
      guard count > 0 else { return lines }
      rest += piece.prefix(count)
      guard let last = rest.lastIndex(of: UInt8(ascii: "\n")) else { continue }
      lines += String(decoding: rest[...last], as: UTF8.self).split(separator: "\n")
      rest.removeSubrange(...last)
    }
  }
}
