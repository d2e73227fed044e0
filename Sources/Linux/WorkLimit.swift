// SPDX-License-Identifier: MIT

import CLinux

/// Ends the process when a piece of its work does not come to its end.
///
/// A timer looks again and again, as long as there is work, whether it is still the same. It is set when work
/// begins and it is not, so that of a thousand pieces of work in a second one costs a system call; and it
/// is not set again when it fires while nothing is done, so that whoever waits is woken once at most.
///
/// ```
///              begin                       half of the time
///   not set ───────────▶ set, work 1 ─────────────────────────▶ another work, or the first time: set again
///      ▲                     │                                  the same work for the third time: SIGABRT
///      └──── no work ◀───────┴─ half of the time
/// ```
///
/// **Source:** timer_create(2). It counts `CLOCK_MONOTONIC`, so a machine that sleeps in between loses no time.
final class WorkLimit {
  /// Begins to look; a process has one limit at most.
  ///
  /// - Parameter seconds: How long a piece of work may last; half of it longer it may pass unseen.
  /// - Throws: ``SystemError`` when the process may have no more timers.
  init(seconds: Int32) throws(SystemError) {
    try check("timer_create") { clinux_limit_create(seconds) }
  }

  deinit {
    clinux_limit_delete()
  }

  /// A piece of work begins.
  func begin() { clinux_limit_begin() }

  /// Nothing is done from now on.
  func end() { clinux_limit_end() }
}
