// SPDX-License-Identifier: MIT

import CAllocations

/// A measured piece of work, with its budget.
struct Benchmark {
  var name: String
  /// The number of iterations in a round.
  var iterations: Int
  /// The maximum time of one iteration, on a machine of ``Machine/standard``.
  var budget: Duration?
  /// The maximum number of allocations; `nil` for no limit.
  var allocationLimit: Int?
  /// The maximum ratio of its time to that of the benchmark before it; `nil` if the two are not
  /// comparable.
  var ratioLimit: Double?
  /// The work, done this many times; returns a value that depends on all of it.
  var body: (_ iterations: Int) -> Int

  /// The result of a measurement.
  struct Result {
    /// The time of one iteration in the fastest round, in nanoseconds.
    var nanoseconds: Double
    /// The allocations of one iteration, averaged over a round.
    var allocations: Double
  }

  /// The number of rounds.
  ///
  /// The fastest counts, because other processes only add time.
  private static let rounds = 30

  /// Measures many rounds, after one to warm up.
  func run() -> Result {
    var checksum = body(iterations)
    var fastest = Double.infinity
    var allocations = UInt64.max
    let clock = ContinuousClock()
    for _ in 0..<Self.rounds {
      let before = allocation_count()
      let start = clock.now
      let result = body(iterations)
      let time = clock.now - start
      allocations = min(allocations, allocation_count() - before)
      fastest = min(fastest, time.nanoseconds / Double(iterations))
      checksum = checksum &+ result
    }
    Self.sink = checksum
    return Result(
      nanoseconds: fastest, allocations: Double(allocations) / Double(iterations))
  }

  /// The sink for results, so that the compiler cannot remove any work.
  nonisolated(unsafe) private static var sink = 0

  /// Returns the reason why a result exceeds its limits; `nil` if it does not.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - reference: The result of the benchmark before.
  ///   - machine: The present speed of the machine.
  /// - Returns: The reason, for people.
  func complaint(
    about result: Result, after reference: Result?, on machine: Machine
  ) -> String? {
    if let budget, result.nanoseconds > budget.nanoseconds {
      let budget = budget.nanoseconds * machine.slowness()
      if result.nanoseconds > budget { return "over its budget of \(Self.shown(budget))" }
    }
    if let allocationLimit, result.allocations > Double(allocationLimit) {
      return "may allocate \(allocationLimit) times"
    }
    if let ratioLimit, let reference,
      result.nanoseconds > reference.nanoseconds * ratioLimit
    {
      return "over \(ratioLimit) times the one before"
    }
    return nil
  }

  /// Formats a time for people.
  static func shown(_ nanoseconds: Double) -> String {
    nanoseconds < 1000
      ? "\(tenths(nanoseconds)) ns" : "\(tenths(nanoseconds / 1000)) µs"
  }

  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
