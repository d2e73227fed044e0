// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// A file descriptor with one owner, which closes it.
public struct OwnedDescriptor: ~Copyable {
  /// The number, valid while the owner lives.
  public let rawValue: Int32

  /// Adopts an open descriptor; no other code may close it.
  public init(owning rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Opens a file with `O_CLOEXEC`.
  ///
  /// - Throws: ``SystemError`` naming the path.
  public init(opening path: String, _ flags: Int32) throws(SystemError) {
    rawValue = try check("open \(path)") { open(path, flags | O_CLOEXEC) }
  }

  deinit {
    close(rawValue)
  }
}

extension OwnedDescriptor {
  /// Makes a pipe with `O_CLOEXEC`.
  ///
  /// - Returns: The end to read from, and the end to write to; the caller must adopt or close both.
  /// - Throws: ``SystemError`` if descriptors are exhausted.
  public static func pipe() throws(SystemError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    try check("pipe") { Glibc.pipe(&ends) }
    // This cannot fail for an open descriptor.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Reads up to the end of a file or a limit.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of bytes to read.
  ///   - name: The descriptor's name, for the error.
  /// - Returns: The bytes, at most `limit`.
  /// - Throws: ``SystemError`` naming the file.
  public borrowing func readToEnd(limit: Int, of name: String) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: min(limit, 1 << 16))
    let descriptor = rawValue
    while bytes.count < limit {
      let wanted = min(buffer.count, limit - bytes.count)
      let count = try check("read \(name)") { Glibc.read(descriptor, &buffer, wanted) }
      if count == 0 { break }
      bytes += buffer.prefix(count)
    }
    return bytes
  }
}
