// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// Files that everybody may read: the daemon is another user than who writes them.
extension FileReplacement {
  /// What a file holds, as far as a text of ours reaches; `nil` if there is none.
  static func content(of path: String) throws(SystemError) -> String? {
    do throws(SystemError) {
      let file = try OwnedDescriptor(opening: path, O_RDONLY)
      return String(decoding: try file.readToEnd(limit: 1 << 20, of: path), as: UTF8.self)
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }

  /// Puts a file in place, with the directories above it.
  static func write(_ text: String, to path: String) throws(SystemError) {
    try write(Array(text.utf8), to: path)
  }

  /// The same for what is no text.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    try makeDirectory(above: path, mode: 0o755)
    try write(bytes, to: path, mode: 0o644)
  }
}
