// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// Who has a file open.
enum OpenFiles {
  /// The programs that have a file open, as far as this user may see it: root sees all.
  ///
  /// **Source:** proc(5), `/proc/PID/fd` and `/proc/PID/comm`.
  ///
  /// - Parameter path: The file.
  /// - Returns: Their names and numbers, such as `Xorg (812)`, without this program's own.
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
