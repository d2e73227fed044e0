// SPDX-License-Identifier: MIT

import Glibc

/// What goes wrong goes to standard error.
enum Failure {
  static func report(_ message: String) {
    let line = Array("clavier: \(message)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
