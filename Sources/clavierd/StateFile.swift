// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// A small file of the daemon's own, for the next start.
struct StateFile: Hashable, Sendable {
  let path: String

  init(path: String) {
    self.path = path
  }

  /// Creates a file in the daemon's state directory; `nil` without one.
  ///
  /// **Source:** systemd.exec(5), `StateDirectory=`: of several directories the first is ours.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - variable: Returns a variable of the environment; `nil` if it is unset or empty.
  init?(named name: String, environment variable: (String) -> String?) {
    guard let directory = variable("STATE_DIRECTORY")?.prefix(while: { $0 != ":" }),
      directory.hasPrefix("/")
    else { return nil }
    path = "\(directory)/\(name)"
  }

  /// Reads the text; invalid UTF-8 becomes replacement characters.
  ///
  /// - Parameter limit: The maximum number of bytes; a longer file is an error.
  /// - Returns: The text; `nil` if none was ever written.
  /// - Throws: ``SystemError`` naming the file.
  func read(limit: Int) throws(SystemError) -> String? {
    do throws(SystemError) {
      // Opening a pipe in the file's place must not block.
      let file = try OwnedDescriptor(opening: path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
      let bytes = try file.readToEnd(limit: limit + 1, of: path)
      guard bytes.count <= limit else { throw SystemError(call: "read \(path)", code: EFBIG) }
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
  }

  /// Writes a text atomically, without waiting for the disk, readable by the daemon's user alone.
  ///
  /// - Throws: ``SystemError`` naming the file.
  func write(_ text: String) throws(SystemError) {
    try FileReplacement.write(Array(text.utf8), to: path, mode: 0o600, waitsForDisk: false)
  }

  /// Removes the file; a missing one is no error.
  ///
  /// - Throws: ``SystemError`` naming the file.
  func remove() throws(SystemError) {
    guard unlink(path) != 0, errno != ENOENT else { return }
    throw SystemError(call: "remove \(path)", code: errno)
  }
}
