// SPDX-License-Identifier: MIT

import ClavierKit

/// The cached indices of keys that do nothing here, for one page.
struct UntypableKeys {
  /// The page's keys; `nil` for an empty cache.
  private var page: [KeyboardFrames.Key]?
  private var indices: [Int] = []

  /// Empties the cache: the receiver, or the panels that type for it, may be others.
  mutating func removeAll() { page = nil }

  /// The indices for a page in rising order; `nil` if another page is cached.
  func indices(of frames: KeyboardFrames) -> [Int]? { page == frames.keys ? indices : nil }

  /// Caches the keys of a page for which a condition does not hold.
  mutating func store(_ frames: KeyboardFrames, where canType: (KeyboardAction) -> Bool) -> [Int] {
    indices = frames.keys.indices.filter { !canType(frames.keys[$0].action) }
    page = frames.keys
    return indices
  }
}
