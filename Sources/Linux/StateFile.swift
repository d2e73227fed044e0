// SPDX-License-Identifier: MIT

import CLinux
import CSystemd
import Glibc

/// A small file in which a program stores state for its next start.
package struct StateFile: Hashable, Sendable {
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// Creates a file in the service's state directory; `nil` without one.
  ///
  /// **Source:** systemd.exec(5), `StateDirectory=`: of several directories the first is used.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - variable: Returns a variable of the environment; `nil` if it is unset or empty.
  package init?(named name: String, environment variable: (String) -> String?) {
    guard let directory = variable("STATE_DIRECTORY")?.prefix(while: { $0 != ":" }),
      directory.hasPrefix("/")
    else { return nil }
    path = "\(directory)/\(name)"
  }

  /// Reads the text; invalid UTF-8 becomes replacement characters.
  ///
  /// - Parameter limit: The maximum number of bytes; a longer file is an error.
  /// - Returns: The text; `nil` if the file does not exist.
  /// - Throws: ``SystemError`` naming the file.
  package func read(limit: Int) throws(SystemError) -> String? {
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

  /// Writes a text atomically, without waiting for the disk, readable by the program's user alone.
  ///
  /// - Throws: ``SystemError`` naming the file.
  package func write(_ text: String) throws(SystemError) {
    try FileReplacement.write(Array(text.utf8), to: path, mode: 0o600, waitsForDisk: false)
  }

  /// Writes a text as ``write(_:)`` does, unless the file has the same bytes already.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The maximum number of bytes; a longer text is an error, and is not written.
  /// - Throws: ``SystemError`` naming the file.
  package func update(_ text: String, limit: Int) throws(SystemError) {
    guard text.utf8.count <= limit else { throw SystemError(call: "write \(path)", code: EFBIG) }
    let old = try? read(limit: limit)
    guard old?.utf8.elementsEqual(text.utf8) != true else { return }
    try write(text)
  }

  /// The time of the last change in UTC, such as `2026-03-01 14:05 UTC`; `nil` without a file.
  package var date: String? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    var parts = tm()
    guard gmtime_r(&status.st_mtim.tv_sec, &parts) != nil else { return nil }
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%Y-%m-%d %H:%M UTC", &parts)
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Removes the file; a missing file is no error.
  ///
  /// - Throws: ``SystemError`` naming the file.
  package func remove() throws(SystemError) {
    guard unlink(path) != 0, errno != ENOENT else { return }
    let code = errno
    // On a read-only disk, even a missing file cannot be removed.
    if code == EROFS, access(path, F_OK) != 0, errno == ENOENT { return }
    throw SystemError(call: "remove \(path)", code: code)
  }
}
