// SPDX-License-Identifier: MIT

/// The durations of the same operation through the daemon and through another program.
struct LagPair {
  /// Unit: nanoseconds.
  private var our: [Int64] = []
  private var their: [Int64] = []

  mutating func add(ours: Int64, theirs: Int64) {
    our.append(ours)
    their.append(theirs)
  }

  /// Prints p50 and p99 of both, and whether the daemon is fast enough.
  ///
  /// - Parameters:
  ///   - other: The name of the other program.
  ///   - limit: The highest accepted ratio of the daemon's time to the other program's.
  /// - Throws: ``RigError`` if the ratio is higher.
  func report(against other: String, limit: Double) throws(RigError) {
    let (our, their) = (our.sorted(), their.sorted())
    var isSlow = false
    for percent in [50, 99] {
      let (a, b) = (our[our.count * percent / 100], their[their.count * percent / 100])
      let ratio = Double(a) / Double(max(1, b))
      print(
        "p\(percent): daemon \(decimal(a, 1000)) µs, \(other) \(decimal(b, 1000)) µs, "
          + "ratio \(decimal(Int64((ratio * 1000).rounded()), 1000))")
      // With few samples, p99 depends on a single one and reflects the machine rather than the
      // daemon.
      if percent == 50 || our.count >= 500 { isSlow = isSlow || ratio > limit }
    }
    guard !isSlow else { throw RigError("the daemon takes more than \(limit) times as long") }
    print("fast enough")
  }

  /// Returns a ratio as a decimal with two places.
  private func decimal(_ parts: Int64, _ whole: Int64) -> String {
    let rest = parts % whole * 100 / whole
    return "\(parts / whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
