// SPDX-License-Identifier: MIT

/// The speed of the machine, measured by constant work in C.
///
/// Budgets are times on one machine. A slower or loaded machine scales them by the time of that
/// work.
struct Machine {
  /// The time of the reference on the machine of the budgets.
  ///
  /// **Source:** measured on two cores of a server at rest, 9.3 ns in most runs.
  static let standard = Duration.nanoseconds(10)

  private let reference: Benchmark

  /// Creates a machine whose speed is measured by a reference.
  init(reference: Benchmark) {
    self.reference = reference
  }

  /// Measures the present slowness relative to ``standard``; 1 if it is faster.
  func slowness() -> Double {
    max(1, reference.run().nanoseconds / Self.standard.nanoseconds)
  }
}
