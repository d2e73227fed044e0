// SPDX-License-Identifier: MIT

import Foundation

/// What goes wrong goes to standard error.
enum Failure {
  static func report(_ message: String) {
    FileHandle.standardError.write(Data("clavier: \(message)\n".utf8))
  }
}
