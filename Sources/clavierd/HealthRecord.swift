// SPDX-License-Identifier: MIT

import ClavierKit

/// The record of events from which the daemon's health and counters are derived.
///
/// Recording an event is an assignment or an addition, so that no key is delayed.
struct HealthRecord: Hashable, Sendable {
  /// The time of the last touch; `nil` before the first.
  var lastTouch: Timestamp?
  /// The time of the last key that the kernel accepted; `nil` before the first.
  var lastKey: Timestamp?
  /// The number of reloads whose configuration came into use.
  private(set) var reloads = 0
  /// The number of reloads whose configuration was invalid.
  private(set) var refusedReloads = 0

  /// Records a reload of the configuration.
  mutating func recordReload(isRefused: Bool) {
    if isRefused { refusedReloads += 1 } else { reloads += 1 }
  }
}

extension Timestamp {
  /// Returns the whole seconds from this time until another; 0 if the other is earlier.
  func wholeSeconds(until now: Timestamp) -> Int {
    Int(max(.zero, now - self).components.seconds)
  }
}
