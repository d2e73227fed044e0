// SPDX-License-Identifier: MIT

import CLinux

/// The memory that this process takes.
public enum ProcessMemory {
  /// Gives back what was needed for the start only.
  ///
  /// The start reads files, compiles keymaps and lays out keyboards: more than half of a program that
  /// then does one thing for years. The pages of code and constants, its own and its libraries', are
  /// dropped, and those that are needed again come back from the page cache, a few microseconds in all.
  /// Memory that is free goes back to the system, too. Where the system refuses, everything stays as it is.
  ///
  /// **Source:** madvise(2) on `MADV_DONTNEED` for mappings of files; malloc_trim(3).
  public static func settle() {
    _ = clinux_forget_start()
  }
}
