// SPDX-License-Identifier: MIT

extension Double {
  /// The maximum length in a layout, in points: about thirty metres.
  ///
  /// Sums and products of lengths up to this limit stay finite and exact to far below a pixel.
  static let maximumLength = 100_000.0

  /// This number as a length in points: zero if negative or NaN, at most ``maximumLength``.
  ///
  /// Layouts come from files and programs; the limits keep every frame finite and upright.
  package var asLength: Double {
    // A comparison with NaN is false.
    self > 0 ? min(self, .maximumLength) : 0
  }
}
