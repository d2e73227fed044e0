// SPDX-License-Identifier: MIT

import Glibc

/// Messages on standard error.
enum Failure {
  /// Prints an error to standard error, after the program's name.
  static func report(_ message: String) {
    note("clavier: \(message)")
  }

  /// Prints additional information to standard error.
  static func note(_ text: String) {
    let line = Array("\(text)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
