// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// Memory shared with another process, such as a display server that uses it for buffers.
///
/// The size is sealed, so that the memory cannot shrink under a process that maps it.
///
/// **Source:** memfd_create(2), fcntl(2), `F_ADD_SEALS`.
public final class SharedMemory {
  /// The first byte; all bytes are initially zero.
  public let start: UnsafeMutableRawPointer
  /// The number of bytes of the memory.
  public let count: Int
  private let file: OwnedDescriptor

  /// Allocates and maps the memory.
  ///
  /// - Parameter count: The number of bytes, more than 0.
  /// - Throws: ``SystemError`` when there is not enough memory.
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

  /// The descriptor to pass to another process; this object keeps ownership.
  public var descriptor: Int32 { file.rawValue }
}
