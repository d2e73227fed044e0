// SPDX-License-Identifier: MIT

import Glibc

/// What goes wrong goes to standard error.
enum Failure {
  static func report(_ message: String) {
    tell("clavier: \(message)")
  }

  /// What is worth knowing beside the output goes there, too.
  static func tell(_ text: String) {
    let line = Array("\(text)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
