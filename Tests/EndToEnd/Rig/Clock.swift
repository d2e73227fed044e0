// SPDX-License-Identifier: MIT

import ClavierKit
import Glibc

/// The clock of the timestamps of input events.
enum Clock {
  /// The current time on `CLOCK_MONOTONIC`.
  static var now: Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Timestamp(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
  }

  /// Sleeps until a moment; returns at once if it has passed.
  static func sleep(until moment: Timestamp) {
    var time = timespec()
    time.tv_sec = Int(moment.microseconds / 1_000_000)
    time.tv_nsec = Int(moment.microseconds % 1_000_000) * 1000
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil) == EINTR {}
  }

  /// Polls until there is an answer or the timeout expires.
  ///
  /// - Parameters:
  ///   - limit: The timeout.
  ///   - ask: Returns the answer, or `nil` while there is none.
  /// - Returns: The answer, or `nil` after the timeout.
  /// - Throws: The error of `ask`.
  static func poll<Answer>(for limit: Duration, _ ask: () throws -> Answer?) rethrows -> Answer? {
    let end = now + limit
    while true {
      if let answer = try ask() { return answer }
      let next = now + .milliseconds(25)
      guard next < end else { return nil }
      sleep(until: next)
    }
  }

  /// Polls until a condition holds; at most for the time in which a device appears.
  ///
  /// - Parameters:
  ///   - problem: The error if it does not hold in time.
  ///   - condition: Returns whether the condition holds.
  /// - Throws: ``RigError``; the error of `condition`.
  static func require(orReport problem: String, _ condition: () throws -> Bool) throws {
    let answer: Bool? = try poll(for: EventNode.timeout) { try condition() ? true : nil }
    if answer == nil { throw RigError(problem) }
  }
}
