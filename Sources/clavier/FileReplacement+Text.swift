// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// Files that everybody may read, since the daemon runs as a different user than the writer.
extension FileReplacement {
  /// Reads a file up to 1 MiB; `nil` if it does not exist.
  static func content(of path: String) throws(SystemError) -> String? {
    do throws(SystemError) {
      let file = try OwnedDescriptor(opening: path, O_RDONLY)
      return String(decoding: try file.readToEnd(limit: 1 << 20, of: path), as: UTF8.self)
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }

  /// Replaces a file, and creates missing directories.
  static func write(_ text: String, to path: String) throws(SystemError) {
    try write(Array(text.utf8), to: path)
  }

  /// Replaces a binary file, and creates missing directories.
  ///
  /// Links are followed. A device or a pipe, such as `/dev/stdout`, is refused, since the file
  /// would replace it.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw SystemError(call: "replace \(path), which is no regular file", code: EPERM)
    }
    var path = path
    if let target = realpath(path, nil) {
      path = String(cString: target)
      free(target)
    }
    try makeDirectory(above: path, mode: 0o755)
    try write(bytes, to: path, mode: 0o644)
  }
}
