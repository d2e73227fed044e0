// SPDX-License-Identifier: MIT

import ClavierKit

/// The daemon's record of events for its health and counters.
///
/// Recording one is an assignment or an addition, so that no key is slowed.
struct HealthRecord: Hashable, Sendable {
  /// The moment of the last touch; `nil` before the first.
  var lastTouch: Timestamp?
  /// The moment of the last key that the kernel accepted; `nil` before the first.
  var lastKey: Timestamp?
  /// The number of reloads whose configuration is used.
  private(set) var reloads = 0
  /// The number of reloads whose configuration was wrong.
  private(set) var refusedReloads = 0

  /// Records a reload of the configuration.
  mutating func reloaded(isRefused: Bool) {
    if isRefused { refusedReloads += 1 } else { reloads += 1 }
  }
}

extension Timestamp {
  /// Returns the whole seconds from this moment until another; 0 if that is earlier.
  func wholeSeconds(until now: Timestamp) -> Int {
    Int(max(.zero, now - self).components.seconds)
  }
}
