// SPDX-License-Identifier: MIT

import ClavierKit

extension KeyboardLocale {
  /// Languages that each have a distinctive feature.
  ///
  /// The features are more letters, four rows, a second plane in place of capitals, no capitals,
  /// own digits, marks, and i without a dot.
  static let samples: [KeyboardLocale] =
    [.english, .german, .arabic, .turkish, .kazakh, .russian]
    + ["hi", "th"].compactMap(KeyboardLocale.init(rawValue:))

  /// Three of the languages, for slow tests.
  static let fewSamples: [KeyboardLocale] =
    [.german, .arabic] + ["th"].compactMap(KeyboardLocale.init(rawValue:))
}
