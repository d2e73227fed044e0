// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// The memory usage of this process.
public enum ProcessMemory {
  /// The resident memory in bytes; `nil` if the system does not report it.
  ///
  /// **Source:** proc(5): the second number of `/proc/self/statm`, in pages.
  public static var resident: Int? {
    let path = "/proc/self/statm"
    do throws(SystemError) {
      let file = try OwnedDescriptor(opening: path, O_RDONLY)
      let bytes = try file.readToEnd(limit: 256, of: path)
      let numbers = String(decoding: bytes, as: UTF8.self).split(separator: " ")
      guard numbers.count > 1, let pages = Int(numbers[1]) else { return nil }
      return pages.multipliedReportingOverflow(by: sysconf(Int32(_SC_PAGESIZE))).partialValue
    } catch {
      return nil
    }
  }

  /// Releases memory that was needed only at start.
  ///
  /// The start reads files, compiles keymaps and lays out keyboards, which is more than half of a
  /// program that then runs for years. The resident pages of code and constants, of the program and
  /// its libraries, are dropped. Those needed again are loaded from the page cache, in a few
  /// microseconds in all. Free heap memory is returned to the system as well. The call is a no-op
  /// where the system refuses.
  ///
  /// **Source:** madvise(2) on `MADV_DONTNEED` for mappings of files; malloc_trim(3).
  public static func releaseStartMemory() {
    _ = clinux_forget_start()
  }
}
