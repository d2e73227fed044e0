// SPDX-License-Identifier: MIT

import Glibc

/// The reader of image files.
enum ImageFile {
  /// The maximum length of a file, in bytes.
  static let limit = 1 << 25

  /// Reads a file.
  ///
  /// - Throws: ``DrawingError/image(_:reason:)`` if the file is missing, unreadable or too large.
  static func read(_ path: String) throws(DrawingError) -> [UInt8] {
    // `O_NONBLOCK`, since opening a pipe would wait for a writer.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .image(path, reason: "this is no file of an image")
    }
    guard status.st_size <= limit else {
      throw .image(path, reason: "the file has more than \(limit >> 20) MiB; make it smaller")
    }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var filled = 0
    while filled < bytes.count {
      let count = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(file, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path) }
      guard count > 0 else { break }
      filled += count
    }
    return Array(bytes[..<filled])
  }

  private static func failure(_ path: String) -> DrawingError {
    .image(path, reason: "the image cannot be read: \(String(cString: strerror(errno)))")
  }
}
