// SPDX-License-Identifier: MIT

import ArgumentParser
import ClavierDrawing
import Linux

/// Messages on standard error.
enum Failure {
  /// Prints an error to standard error, after the program's name.
  static func report(_ message: String) {
    reportToUser("clavier: \(message)")
  }

  /// Returns the error that ends the program with a status, after a message is printed.
  static func exit(_ status: Int32, _ message: String) -> ExitCode {
    report(message)
    return ExitCode(status)
  }
}

extension Failure {
  /// Reports problems that make a picture worse without preventing it.
  ///
  /// - Parameters:
  ///   - problems: The drawing problems.
  ///   - missing: The texts with missing glyphs.
  static func report(_ problems: [DrawingError], missing: [String]) {
    for problem in problems { report("\(problem)") }
    guard !missing.isEmpty else { return }
    let words = missing.map { "\"\($0)\"" }.joined(separator: ", ")
    report(
      "no font has \(words); install one, such as fonts-noto-core or fonts-noto-color-emoji")
  }
}
