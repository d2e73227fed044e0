// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// Memory that another process sees, too: a display server, of whose buffers it is made.
///
/// Its size is sealed, so that whoever maps it need not fear that it shrinks.
///
/// **Source:** memfd_create(2), fcntl(2), `F_ADD_SEALS`.
public final class SharedMemory {
  /// The first byte; all are zero at first.
  public let start: UnsafeMutableRawPointer
  /// How many bytes there are.
  public let count: Int
  private let file: OwnedDescriptor

  /// - Parameter count: How many bytes, more than 0.
  /// - Throws: ``SystemError`` when there is no room.
  public init(count: Int) throws(SystemError) {
    file = OwnedDescriptor(owning: try check("memfd_create") { clinux_memory(Int64(count)) })
    self.count = count
    guard let start = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, file.rawValue, 0),
      start != MAP_FAILED
    else { throw SystemError(call: "mmap", code: errno) }
    self.start = start
  }

  deinit {
    munmap(start, count)
  }

  /// The file, to be passed on; it stays this object's.
  public var descriptor: Int32 { file.rawValue }
}
