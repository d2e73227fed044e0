// SPDX-License-Identifier: MIT

/// Distributes a limited number of forms among stems: an equal bound for all, and one more for
/// some.
struct FormQuota {
  /// The largest bound for each stem with which all forms stay within the limit, at least 1.
  let bound: Int
  /// The number of forms that the bound leaves over, distributed evenly among the stems with more
  /// forms.
  private let remainder: Int
  private let largerStems: Int
  private var carry = 0

  /// Computes the bound for stems.
  ///
  /// - Parameters:
  ///   - counts: The number of forms of each stem, at most ``WordListLimits/formsOfStem``.
  ///   - limit: The maximum number of forms of all stems.
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
    remainder = max(0, limit - total)
  }

  /// Returns the share of the next stem.
  ///
  /// - Parameter count: The number of the stem's forms.
  /// - Returns: The maximum number of its forms that are kept.
  mutating func next(_ count: Int) -> Int {
    guard count > bound else { return bound }
    carry += remainder
    guard carry >= largerStems else { return bound }
    carry -= largerStems
    return bound + 1
  }
}
