// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// Output that is no text.
enum StandardOutput {
  /// Writes all of it.
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
