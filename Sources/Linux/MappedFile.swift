// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// A file that is mapped into memory for reading, and unmapped with its owner.
///
/// Only the pages that are touched are loaded, and all processes share them. A file that is
/// replaced by another one of its name stays mapped as it was; one that is cut in place would end
/// the process (SIGBUS), so files that may be mapped are replaced, never written in place.
///
/// **Source:** mmap(2).
package final class MappedFile {
  package let bytes: UnsafeRawBufferPointer

  /// - Parameters:
  ///   - path: The path of a regular file.
  ///   - limit: The most bytes that it may have.
  /// - Throws: ``SystemError``; `EFBIG` for a larger file, `EINVAL` for an empty one and for
  ///   anything that is no regular file.
  package init(_ path: String, limit: Int) throws(SystemError) {
    // A pipe of that name must not keep the program waiting.
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

  /// Gives the loaded pages back; what is read later comes from the page cache.
  package func forgetPages() {
    madvise(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count, MADV_DONTNEED)
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }
}
