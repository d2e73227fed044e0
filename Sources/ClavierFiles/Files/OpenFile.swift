// SPDX-License-Identifier: MIT

import Glibc

/// An open file for reading, closed when released.
struct OpenFile: ~Copyable {
  private let path: FilePath
  private let descriptor: Int32

  /// Opens a file or the target of a link; `nil` if it does not exist.
  ///
  /// - Throws: The reason why the file cannot be opened.
  init?(_ path: FilePath) throws(Diagnostic) {
    // Without O_NONBLOCK, opening a named pipe would wait for its writer.
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    var opened: Int32
    repeat {
      opened = path.withCString { open($0, flags) }
    } while opened < 0 && errno == EINTR
    descriptor = opened
    self.path = path
    guard descriptor < 0 else { return }
    let code = errno
    if code == ENOENT, !path.isLink { return nil }
    throw path.accessFailure(code)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// The size of the file in bytes; `nil` if unknown.
  var size: Int? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Returns the content of a regular file, up to a limit.
  ///
  /// - Parameter limit: The maximum number of bytes.
  /// - Returns: The bytes.
  /// - Throws: An error if it is no regular file or cannot be read.
  func contents(atMost limit: Int) throws(Diagnostic) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw path.accessFailure(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR:
      throw Diagnostic(
        file: path.displayText,
        message: "is a directory; there must be a file of this name, or nothing")
    default:
      throw Diagnostic(
        file: path.displayText,
        message: "is no regular file; there must be a text file of this name, or nothing")
    }
    return try read(atMost: limit)
  }

  private func read(atMost limit: Int) throws(Diagnostic) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while bytes.count < limit {
      let count = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { break }
      if count > 0 {
        bytes += chunk.prefix(min(count, limit - bytes.count))
      } else if errno != EINTR {
        throw path.accessFailure(errno)
      }
    }
    return bytes
  }
}
