// SPDX-License-Identifier: MIT

import ClavierKit

extension KeyboardLocale {
  /// Languages of which each has something that the others have not: more letters, four rows, a second plane
  /// in place of capitals, none, its own digits, marks, or i without a dot.
  static let samples: [KeyboardLocale] =
    [.english, .german, .arabic, .turkish, .kazakh, .russian]
    + ["hi", "th"].compactMap(KeyboardLocale.init(rawValue:))

  /// Three of them, for what takes long.
  static let fewSamples: [KeyboardLocale] =
    [.german, .arabic] + ["th"].compactMap(KeyboardLocale.init(rawValue:))
}
