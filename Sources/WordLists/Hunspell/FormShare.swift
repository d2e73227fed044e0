// SPDX-License-Identifier: MIT

/// The shares of stems in a limited number of forms: a common bound, and one more for some.
struct FormShare {
  /// The largest bound with which all forms stay within the limit, at least 1.
  let bound: Int
  /// The forms that the bound leaves, spread evenly over the stems that have more.
  private let rest: Int
  private let largerStems: Int
  private var carried = 0

  /// - Parameters:
  ///   - counts: The number of forms of each stem, at most ``WordListLimits/formsOfStem``.
  ///   - limit: The number of forms in all.
  init(_ counts: [Int], limit: Int) {
    var histogram = [Int](repeating: 0, count: WordListLimits.formsOfStem + 1)
    for count in counts { histogram[min(max(count, 0), histogram.count - 1)] += 1 }
    var total = counts.count - histogram[0]
    var larger = total - histogram[1]
    var bound = 1
    while bound < WordListLimits.formsOfStem, total + larger <= limit {
      total += larger
      bound += 1
      larger -= histogram[bound]
    }
    self.bound = bound
    largerStems = larger
    rest = max(0, limit - total)
  }

  /// Gives the next stem its share.
  ///
  /// - Parameter count: The number of its forms.
  /// - Returns: The bound on them.
  mutating func next(_ count: Int) -> Int {
    guard count > bound else { return bound }
    carried += rest
    guard carried >= largerStems else { return bound }
    carried -= largerStems
    return bound + 1
  }
}
