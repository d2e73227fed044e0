// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// A text file of the system, which others write.
enum SystemFile {
  /// The most bytes in a file; those that are read have a few thousand.
  static let sizeLimit = 1 << 16

  /// Reads a file whole.
  ///
  /// - Parameter path: Where it is.
  /// - Returns: `nil` if there is no such file, or it cannot be read, or it is larger than ``sizeLimit``: then it is
  ///   not what it seems.
  static func read(_ path: String) -> [UInt8]? {
    // A file that is a pipe must not keep the program waiting.
    guard let file = try? OwnedDescriptor(opening: path, O_RDONLY | O_NONBLOCK),
      let text = try? file.readToEnd(limit: sizeLimit + 1, of: path), text.count <= sizeLimit
    else { return nil }
    return text
  }

  /// The lines of a text without their ends, as far as it counts.
  static func lines(_ text: some Sequence<UInt8>) -> [ArraySlice<UInt8>] {
    Array(text.prefix(sizeLimit)).split(separator: UInt8(ascii: "\n"))
  }
}
