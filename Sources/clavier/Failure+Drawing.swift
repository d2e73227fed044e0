// SPDX-License-Identifier: MIT

import ClavierDrawing

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
