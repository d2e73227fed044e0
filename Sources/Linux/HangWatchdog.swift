// SPDX-License-Identifier: MIT

import CLinux

/// Ends the process when a piece of its work exceeds a time limit.
///
/// While there is work, a timer checks periodically whether it is still the same piece. The timer
/// is set only when work begins and it is not set, so that a thousand pieces in a second cost one
/// system call. It is not set again when it fires without work, so that a waiting process is woken
/// at most once.
///
/// ```
///             begin                      half of the time
///  not set ─────────▶ set, work 1 ─────────────────────▶ other work, or the first time: set again
///     ▲                    │                             the same work, third time: SIGABRT
///     └──── no work ◀──────┴─ half of the time
/// ```
///
/// **Source:** timer_create(2). The timer counts `CLOCK_MONOTONIC`, so time asleep does not count.
final class HangWatchdog {
  /// Arms the limit; a process has one at most.
  ///
  /// - Parameter seconds: The maximum duration of a piece of work; detection may take up to half as
  ///   long again.
  /// - Throws: ``SystemError`` when the process may have no more timers.
  init(seconds: Int32) throws(SystemError) {
    try check("timer_create") { clinux_limit_create(seconds) }
  }

  deinit {
    clinux_limit_delete()
  }

  /// Marks the beginning of a piece of work.
  func begin() { clinux_limit_begin() }

  /// Marks the end of the work.
  func end() { clinux_limit_end() }
}
