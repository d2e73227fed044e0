// SPDX-License-Identifier: MIT

import CSystemd
import Glibc

extension EventLoop {
  /// Creates a timer without a deadline.
  ///
  /// - Parameter handler: Called in the loop when the deadline has passed and no descriptor is
  ///   ready.
  /// - Returns: The timer, which ends when it is released.
  /// - Throws: ``SystemError`` when the process may open no more descriptors.
  public func timer(_ handler: @escaping () -> Void) throws(SystemError) -> Timer {
    try Timer(self, handler)
  }

  /// A timer of the loop; releasing it cancels it.
  ///
  /// A touch-down sets a deadline and the touch-up removes it. So only an earlier deadline is
  /// passed to sd-event at once. After a deadline that was removed or postponed, sd-event wakes
  /// once without calling the handler. It is then set to the current deadline, if there is one.
  public final class Timer {
    private var source: OwnedSource?
    private let handler: () -> Void
    /// The time for which sd-event is set; `nil` for none.
    private var armed: Int64?

    fileprivate init(_ loop: EventLoop, _ handler: @escaping () -> Void) throws(SystemError) {
      self.handler = handler
      let context = Unmanaged.passUnretained(self).toOpaque()
      source = try OwnedSource(loop, "timer", .timer) {
        // The accuracy is 1 µs: 0 would mean sd-event's default of 250 ms.
        sd_event_add_time(loop.event, &$0, CLOCK_MONOTONIC, 0, 1, timerFired, context)
      }
      source?.disable()
    }

    /// The time of the next call; `nil` for none, and after the call.
    ///
    /// With a time in the past, the call follows as soon as no descriptor is ready. Unit:
    /// microseconds on `CLOCK_MONOTONIC`.
    public var deadline: Int64? {
      didSet { arm() }
    }

    private func arm() {
      guard let deadline, armed.map({ deadline < $0 }) ?? true else { return }
      armed = deadline
      source?.enableOnce(at: UInt64(max(0, deadline)))
    }

    fileprivate func fire() {
      let called = armed
      armed = nil
      guard let deadline, let called, deadline <= called else { return arm() }
      self.deadline = nil
      handler()
    }
  }
}

/// Forwards a deadline from the C library to its timer, which is retained until this function
/// returns.
private func timerFired(
  _: OpaquePointer?, _: UInt64, context: UnsafeMutableRawPointer?
) -> Int32 {
  guard let context else { return 0 }
  let timer = Unmanaged<EventLoop.Timer>.fromOpaque(context).takeUnretainedValue()
  withExtendedLifetime(timer) { timer.fire() }
  return 0
}
