// SPDX-License-Identifier: MIT

import ClavierDrawing

extension Failure {
  /// Tells what makes a picture poorer, and did not prevent it.
  ///
  /// - Parameters:
  ///   - problems: What could not be drawn as it was wanted.
  ///   - missing: The texts in which something has no letters.
  static func report(_ problems: [DrawingError], missing: [String]) {
    for problem in problems { report("\(problem)") }
    guard !missing.isEmpty else { return }
    let words = missing.map { "\"\($0)\"" }.joined(separator: ", ")
    report(
      "no font has \(words); install one, such as fonts-noto-core or fonts-noto-color-emoji")
  }
}
