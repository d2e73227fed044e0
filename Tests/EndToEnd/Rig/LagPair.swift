// SPDX-License-Identifier: MIT

/// How long the same thing took through the daemon and through another program.
struct LagPair {
  /// Unit: nanoseconds.
  private var our: [Int64] = []
  private var their: [Int64] = []

  mutating func add(ours: Int64, theirs: Int64) {
    our.append(ours)
    their.append(theirs)
  }

  /// Prints both at p50 and p99, and whether the daemon is fast enough.
  ///
  /// - Parameters:
  ///   - other: The name of the other program.
  ///   - limit: How many times as long as with the other program it may take.
  /// - Throws: ``RigError`` if it takes longer.
  func report(against other: String, limit: Double) throws(RigError) {
    let (our, their) = (our.sorted(), their.sorted())
    var isSlow = false
    for percent in [50, 99] {
      let (a, b) = (our[our.count * percent / 100], their[their.count * percent / 100])
      let ratio = Double(a) / Double(max(1, b))
      print(
        "p\(percent): daemon \(decimal(a, 1000)) µs, \(other) \(decimal(b, 1000)) µs, "
          + "ratio \(decimal(Int64((ratio * 1000).rounded()), 1000))")
      // Of few the hundredth part is one, and that says more about the machine than about the daemon.
      if percent == 50 || our.count >= 500 { isSlow = isSlow || ratio > limit }
    }
    guard !isSlow else { throw RigError("the daemon takes more than \(limit) times as long") }
    print("fast enough")
  }

  /// A number of parts as a decimal with two places.
  private func decimal(_ parts: Int64, _ whole: Int64) -> String {
    let rest = parts % whole * 100 / whole
    return "\(parts / whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
