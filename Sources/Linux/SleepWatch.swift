// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// Reports that the machine has slept, before the input and timeouts of that time are served.
///
/// The watch needs no bus and causes no periodic wakeups. A kernel timer on the wall clock becomes
/// readable when that clock jumps, as it does on resume. ``SleepClock`` distinguishes a resume from
/// a clock that was set.
public final class SleepWatch {
  private let timer: OwnedDescriptor
  private var watch: EventLoop.Watch?
  private var clock: SleepClock
  private let handler: (Int64) -> Void

  /// Starts to watch for sleep.
  ///
  /// - Parameters:
  ///   - loop: The loop that calls the handler.
  ///   - handler: Receives the time that the machine slept, in microseconds.
  /// - Throws: ``SystemError`` when the process may open no more descriptors.
  public init(_ loop: EventLoop, _ handler: @escaping (Int64) -> Void) throws(SystemError) {
    timer = OwnedDescriptor(owning: try Linux.check("timerfd_create") { clinux_clock_watch() })
    clock = SleepClock(Self.now)
    self.handler = handler
    watch = try loop.watch(timer.rawValue, "the wall clock", .control) { [weak self] _ in
      self?.handleTimer()
    }
  }

  /// Checks the clocks at once, which takes less than 0.1 microseconds.
  public func check() {
    if let duration = clock.sleepDuration(until: Self.now) { handler(duration) }
  }

  private func handleTimer() {
    // The read returns the number of expirations, or fails since the jump cancelled the timer;
    // either rearms it.
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
