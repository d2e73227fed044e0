// SPDX-License-Identifier: MIT

extension Double {
  /// The longest length that a layout reckons with, in points: some thirty metres.
  ///
  /// Sums and products of lengths up to here stay finite and exact to far below a pixel.
  static let longestLength = 100_000.0

  /// This number as a length in points: zero when it is negative or no number, and never too long.
  ///
  /// Layouts come from files and programs; whatever they say, no frame is inside out or infinite.
  package var asLength: Double {
    // A comparison with what is no number is false.
    self > 0 ? min(self, .longestLength) : 0
  }
}
