// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// The search for programs with an open file.
enum OpenFiles {
  /// Returns the programs that have a file open and that this user may see; root sees all.
  ///
  /// **Source:** proc(5), `/proc/PID/fd` and `/proc/PID/comm`.
  ///
  /// - Returns: The programs' names and process IDs, such as `Xorg (812)`, without this process.
  static func programs(holding path: String) -> [String] {
    entries(of: "/proc").compactMap { Int32($0) }.sorted().filter { process in
      process != getpid()
        && entries(of: "/proc/\(process)/fd").contains { descriptor in
          SystemFile.target(of: "/proc/\(process)/fd/\(descriptor)") == path
        }
    }.map { process in
      let name = String(
        decoding: SystemFile.read("/proc/\(process)/comm")?.prefix { $0 != 10 } ?? [], as: UTF8.self
      )
      return "\(name) (\(process))".singleLine
    }
  }

  private static func entries(of directory: String) -> [String] {
    (try? SystemDirectory.names(in: directory)) ?? []
  }
}
