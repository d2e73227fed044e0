// SPDX-License-Identifier: MIT

/// How fast the machine is, by work in C that never changes.
///
/// Budgets are times on one machine. On a slower one, or while others use this one, everything takes
/// longer, and C's share of it says how much.
struct Machine {
  /// What the reference takes on the machine that budgets are for.
  ///
  /// **Source:** measured on two cores of a server at rest, 9.3 ns in most runs.
  static let standard = Duration.nanoseconds(10)

  private let reference: Benchmark

  /// Takes a piece of work as the measure.
  init(reference: Benchmark) {
    self.reference = reference
  }

  /// How many times slower than ``standard`` it is at this moment; 1 if it is faster.
  func slowness() -> Double {
    max(1, reference.run().nanoseconds / Self.standard.nanoseconds)
  }
}
