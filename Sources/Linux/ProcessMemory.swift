// SPDX-License-Identifier: MIT

import CLinux

/// The memory usage of this process.
public enum ProcessMemory {
  /// Releases memory that was needed only at start.
  ///
  /// The start reads files, compiles keymaps and lays out keyboards: more than half of a program
  /// that then does one thing for years. The resident pages of code and constants, its own and its
  /// libraries', are dropped. Those needed again come back from the page cache, in a few
  /// microseconds in all. Free heap memory is returned to the system as well. It is a no-op where
  /// the system refuses.
  ///
  /// **Source:** madvise(2) on `MADV_DONTNEED` for mappings of files; malloc_trim(3).
  public static func releaseStartMemory() {
    _ = clinux_forget_start()
  }
}
