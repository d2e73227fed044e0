// SPDX-License-Identifier: MIT

import ClavierKit

/// A cache, for one page, of the keys that the receiver cannot be sent.
struct UntypableKeys {
  /// The keys of the cached page; `nil` for an empty cache.
  private var page: [KeyboardFrames.Key]?
  private var indices: [Int] = []

  /// Empties the cache; must be called when the receiver, its group or the typing panels change.
  mutating func removeAll() { page = nil }

  /// Returns the cached indices of a page in ascending order; `nil` if another page is cached.
  func indices(of frames: KeyboardFrames) -> [Int]? { page == frames.keys ? indices : nil }

  /// Caches and returns the keys of a page for which a condition does not hold.
  mutating func store(_ frames: KeyboardFrames, where canType: (KeyboardAction) -> Bool) -> [Int] {
    indices = frames.keys.indices.filter { !canType(frames.keys[$0].action) }
    page = frames.keys
    return indices
  }
}
