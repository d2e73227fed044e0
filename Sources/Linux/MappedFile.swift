// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// A file that is mapped into memory for reading, and unmapped when the object is released.
///
/// Only the accessed pages are loaded, and all processes share them. A file that is replaced by
/// another of the same name stays mapped unchanged. Truncating a mapped file in place would end the
/// process (SIGBUS), so files that may be mapped are replaced, never written in place.
///
/// **Source:** mmap(2).
package final class MappedFile {
  package let bytes: UnsafeRawBufferPointer

  /// Maps a file.
  ///
  /// - Parameters:
  ///   - path: The path of a regular file.
  ///   - limit: The maximum size of the file in bytes.
  /// - Throws: ``SystemError``; `EFBIG` for a larger file, `EINVAL` for an empty file and for
  ///   anything but a regular file.
  package init(_ path: String, limit: Int) throws(SystemError) {
    // Opening a pipe of this name must not block the program.
    let file = try OwnedDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
    var status = stat()
    guard fstat(file.rawValue, &status) == 0 else {
      throw SystemError(call: "stat \(path)", code: errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
      throw SystemError(call: "map \(path)", code: EINVAL)
    }
    guard status.st_size <= limit else { throw SystemError(call: "map \(path)", code: EFBIG) }
    let count = Int(status.st_size)
    guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, file.rawValue, 0),
      start != MAP_FAILED
    else { throw SystemError(call: "map \(path)", code: errno) }
    bytes = UnsafeRawBufferPointer(start: start, count: count)
  }

  /// Releases the loaded pages; later reads load them from the page cache again.
  package func forgetPages() {
    madvise(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count, MADV_DONTNEED)
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }
}
