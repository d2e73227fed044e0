// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// Standard output for binary data.
enum StandardOutput {
  /// Writes all bytes to standard output.
  static func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try check("write standard output") {
        rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      }
      rest = rest.dropFirst(count)
    }
  }
}
