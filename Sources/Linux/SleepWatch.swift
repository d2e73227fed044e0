// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// Calls when the machine has slept, before anything that touched or timed out meanwhile is served.
///
/// No bus is needed for it, and nothing wakes the process while nothing happens: the kernel makes a timer on the
/// wall clock readable when the clock jumps, which a sleep makes it do, and ``SleepClock`` tells that from a clock
/// that was set.
public final class SleepWatch {
  private let timer: OwnedDescriptor
  private var watch: EventLoop.Watch?
  private var clock: SleepClock
  private let handler: (Int64) -> Void

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - loop: Calls.
  ///   - handler: Takes how long the machine slept, in microseconds.
  /// - Throws: ``SystemError`` when the process may open no more descriptors.
  public init(_ loop: EventLoop, _ handler: @escaping (Int64) -> Void) throws(SystemError) {
    timer = OwnedDescriptor(owning: try Linux.check("timerfd_create") { clinux_clock_watch() })
    clock = SleepClock(Self.now)
    self.handler = handler
    watch = try loop.watch(timer.rawValue, "the wall clock", .news) { [weak self] _ in
      self?.turn()
    }
  }

  /// Looks at the clocks now, for whoever has reason to: it costs less than a tenth of a microsecond.
  public func check() {
    if let slept = clock.slept(Self.now) { handler(slept) }
  }

  private func turn() {
    // It says how often the timer fired, or that it was cancelled by the jump, and then goes on.
    var count: UInt64 = 0
    _ = read(timer.rawValue, &count, MemoryLayout<UInt64>.size)
    check()
  }

  private static var now: SleepClock.Reading {
    let before = monotonicMicroseconds()
    let boottime = clinux_boottime_microseconds()
    return SleepClock.Reading(before: before, boottime: boottime, after: monotonicMicroseconds())
  }
}
