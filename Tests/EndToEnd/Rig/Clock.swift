// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc

/// The clock that input events are stamped with.
enum Clock {
  /// The present moment on `CLOCK_MONOTONIC`.
  static var now: Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Timestamp(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
  }

  /// Waits until a moment; not at all if it has passed.
  static func sleep(until moment: Timestamp) {
    var time = timespec()
    time.tv_sec = Int(moment.microseconds / 1_000_000)
    time.tv_nsec = Int(moment.microseconds % 1_000_000) * 1000
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil) == EINTR {}
  }

  /// Asks again and again, until there is an answer or the time is over.
  ///
  /// - Parameters:
  ///   - limit: How long to ask.
  ///   - ask: Gives the answer, or `nil` as long as there is none.
  /// - Returns: The answer, or `nil` if the time is over.
  static func poll<Answer>(for limit: Duration, _ ask: () -> Answer?) -> Answer? {
    let end = now + limit
    while true {
      if let answer = ask() { return answer }
      let next = now + .milliseconds(10)
      guard next < end else { return nil }
      sleep(until: next)
    }
  }
}
