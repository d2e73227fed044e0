// SPDX-License-Identifier: MIT

import CLinux

/// A timer that ends the process if it is not disarmed in time.
///
/// ```
///   disarmed ──arm──▶ armed ──time passes──▶ SIGABRT
///       ▲               │
///       └────disarm─────┘
/// ```
///
/// **Source:** timer_create(2). It counts `CLOCK_MONOTONIC`, so a machine that sleeps in between loses no time.
final class WorkLimit {
  private let timer: Int
  private let seconds: Int32

  /// Makes one that is disarmed.
  ///
  /// - Throws: ``SystemError`` when the process may have no more timers.
  init(seconds: Int32) throws(SystemError) {
    var timer = 0
    try check("timer_create") { clinux_limit_create(&timer) }
    self.timer = timer
    self.seconds = seconds
  }

  deinit {
    clinux_limit_delete(timer)
  }

  // Setting fails only for a timer that is none.

  /// The time begins.
  func arm() {
    _ = clinux_limit_set(timer, seconds)
  }

  /// The work was done in time.
  func disarm() {
    _ = clinux_limit_set(timer, 0)
  }
}
