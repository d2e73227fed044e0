// SPDX-License-Identifier: MIT

import ClavierKit

/// The keys that do nothing here, found out once for each page.
struct UntypableKeys {
  /// The keys of the page of which that is known; `nil` for none.
  private var page: [KeyboardFrames.Key]?
  private var untypable: [Int] = []

  /// Takes that the receiver, or what can be done for it, may be another.
  mutating func forget() { page = nil }

  /// Those of a page.
  ///
  /// - Parameters:
  ///   - frames: The page's.
  ///   - canType: Whether a key does something; is asked only about a page that is another than the last one.
  /// - Returns: The indices, in rising order.
  mutating func of(_ frames: KeyboardFrames, _ canType: (KeyboardAction) -> Bool) -> [Int] {
    let keys = frames.keys
    if page != keys {
      untypable = keys.indices.filter { !canType(keys[$0].action) }
      page = keys
    }
    return untypable
  }
}
