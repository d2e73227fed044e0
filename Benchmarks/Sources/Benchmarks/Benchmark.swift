// SPDX-License-Identifier: MIT

import CAllocations

/// One thing that is measured, and what it may cost.
struct Benchmark {
  var name: String
  /// How many times a round does it.
  var iterations: Int
  /// The most time that it may take, on a machine of ``Machine/standard``.
  var budget: Duration?
  /// The most allocations that it may make; `nil` for any number.
  var allocationLimit: Int?
  /// The most that its time may be in relation to that of the benchmark before it; `nil` if the two
  /// do not do the same.
  var ratioLimit: Double?
  /// What is done, this many times; returns something that depends on all of it.
  var body: (_ iterations: Int) -> Int

  /// What it took.
  struct Result {
    /// The time of one iteration in the fastest round, in nanoseconds.
    var nanoseconds: Double
    /// The allocations of one iteration, on the average of a round.
    var allocations: Double
  }

  /// How many rounds are played.
  ///
  /// The fastest counts: all that others on the machine do is only added.
  private static let rounds = 30

  /// Does it in many rounds, after one to warm up.
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

  /// Where results go, so that no work can be left out as unneeded.
  nonisolated(unsafe) private static var sink = 0

  /// Why a result is too much; `nil` if it is not.
  ///
  /// - Parameters:
  ///   - result: What it took.
  ///   - reference: What the benchmark before it took.
  ///   - machine: How fast everything is at this moment.
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

  /// A time as people read it.
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
