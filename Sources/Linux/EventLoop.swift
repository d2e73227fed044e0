// SPDX-License-Identifier: MIT

import CSystemd
import Glibc

/// The only event loop of a process; it waits for descriptors, deadlines and signals, on one
/// thread.
///
/// Input comes first: a timer fires only when no input is ready, or after a bounded number of
/// rounds of input. A loop that wakes late therefore reads all queued input before it fires a
/// deadline, and never mistakes a tap for a long press. Only background descriptors come after the
/// timers. ``InputPoller`` serves input and deferred tasks as soon as the loop wakes; sd-event
/// serves all other sources.
///
/// Each source is owned by its creator; releasing it removes the source, also from inside its own
/// handler.
///
/// **Source:** sd-event(3), sd_event_source_set_priority(3).
public final class EventLoop {
  let event: OpaquePointer
  let poller: InputPoller
  private var hangWatchdog: HangWatchdog?

  /// Creates a loop without sources.
  ///
  /// - Throws: ``SystemError`` when the process may open no more descriptors.
  public init() throws(SystemError) {
    var event: OpaquePointer?
    try checkReturned("sd_event_new") { sd_event_new(&event) }
    guard let event else { throw SystemError(call: "sd_event_new", code: ENOMEM) }
    self.event = event
    do throws(SystemError) {
      poller = try InputPoller(event)
    } catch {
      sd_event_unref(event)
      throw error
    }
  }

  deinit {
    sd_event_unref(event)
  }

  /// The present time, which is not the time at which the loop woke.
  ///
  /// Unit: microseconds on `CLOCK_MONOTONIC`.
  public var now: Int64 { monotonicMicroseconds() }

  /// Waits and calls handlers until one of them calls ``stop(_:)``.
  ///
  /// - Returns: The code passed to ``stop(_:)``.
  /// - Throws: ``SystemError`` when the system refuses to wait.
  public func run() throws(SystemError) -> Int32 {
    while sd_event_get_state(event) != SD_EVENT_FINISHED { _ = try runOnce(milliseconds: -1) }
    hangWatchdog?.end()
    var code: Int32 = 0
    try checkReturned("sd_event_get_exit_code") { sd_event_get_exit_code(event, &code) }
    return code
  }

  /// Waits, serves input, and then calls the handler of one further ready source.
  ///
  /// - Returns: Whether a handler was called.
  private func runOnce(milliseconds: Int32) throws(SystemError) -> Bool {
    var ready = try checkReturned("sd_event_prepare") { sd_event_prepare(event) }
    let isServed = try poller.serve(ready > 0 ? 0 : milliseconds) { isWorking in
      if isWorking { hangWatchdog?.begin() } else { hangWatchdog?.end() }
    }
    if ready == 0 { ready = try checkReturned("sd_event_wait") { sd_event_wait(event, 0) } }
    if ready > 0 { try checkReturned("sd_event_dispatch") { sd_event_dispatch(event) } }
    return isServed || ready > 0
  }

  /// Limits the time that a handler may take; after that, the process ends by `SIGABRT`.
  ///
  /// The service manager then restarts the keyboard, which is better than a hanging one that holds
  /// every touch.
  ///
  /// Unlike a watchdog, the limit costs only one wakeup after the last work, since a waiting loop
  /// cannot hang. It does not detect a stopped process, which a watchdog does.
  ///
  /// - Parameter seconds: The longest time that the loop may run without waiting.
  /// - Throws: ``SystemError`` when the process may have no more timers.
  public func limitWork(toSeconds seconds: Int32) throws(SystemError) {
    // The process has one limit, so the previous limit must be removed first.
    hangWatchdog = nil
    hangWatchdog = try HangWatchdog(seconds: seconds)
  }

  /// Calls the handlers of ready sources, without waiting; for programs with their own loop.
  ///
  /// - Returns: Whether a handler was called.
  /// - Throws: ``SystemError`` when the loop has ended.
  package func runOnce() throws(SystemError) -> Bool {
    try runOnce(milliseconds: 0)
  }

  /// Ends ``run()`` after the current handler.
  ///
  /// - Parameter code: The result of `run`, zero or more.
  public func stop(_ code: Int32) {
    // Fails only when the loop has already ended.
    sd_event_exit(event, max(0, code))
    poller.isStopped = true
    poller.needsPrepare = true
  }

  /// Answers the service manager's watchdog for as long as the loop runs.
  ///
  /// - Returns: Whether the unit requests a watchdog (`WatchdogSec=`).
  /// - Throws: ``SystemError`` when the watchdog's timer cannot be made.
  @discardableResult
  public func enableWatchdog() throws(SystemError) -> Bool {
    try checkReturned("sd_event_set_watchdog") { sd_event_set_watchdog(event, 1) } > 0
  }

  /// Stops answering the service manager's watchdog; a no-op without a watchdog.
  ///
  /// The service manager then ends the process and restarts it, unless ``enableWatchdog()`` is
  /// called in time.
  ///
  /// - Throws: ``SystemError`` when the loop belongs to another process.
  public func disableWatchdog() throws(SystemError) {
    try checkReturned("sd_event_set_watchdog") { sd_event_set_watchdog(event, 0) }
  }
}

/// Returns the present time in microseconds on `CLOCK_MONOTONIC`.
package func monotonicMicroseconds() -> Int64 {
  var time = timespec()
  // The call cannot fail: the clock exists on every Linux, and the pointer is valid.
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
}

/// The order in which ready sources are served; lower numbers go first.
enum Priority: Int64 {
  case signal = -100
  case control = -50
  case timer = 100
  case background = 200
}

/// A source of an sd-event loop with one owner; releasing the owner removes it.
struct OwnedSource: ~Copyable {
  private let pointer: OpaquePointer
  private let poller: InputPoller

  /// Adopts the source that an `sd_event_add_…` call makes, and names and prioritises it.
  ///
  /// - Parameters:
  ///   - loop: The loop that serves the source.
  ///   - call: The call's name and object, for the error.
  ///   - priority: The source's priority.
  ///   - add: The call itself, which fills in the source.
  /// - Throws: ``SystemError`` naming the call.
  init(
    _ loop: EventLoop, _ call: String, _ priority: Priority,
    _ add: (inout OpaquePointer?) -> Int32
  ) throws(SystemError) {
    loop.poller.needsPrepare = true
    var source: OpaquePointer?
    try checkReturned(call) { add(&source) }
    guard let source else { throw SystemError(call: call, code: ENOMEM) }
    // Both fail only on a loop that has ended, which calls no handler any more.
    sd_event_source_set_priority(source, priority.rawValue)
    sd_event_source_set_description(source, call)
    // Last, since Swift 6.2 does not compile an initializer that throws after the first of these.
    pointer = source
    poller = loop.poller
  }

  // The calls below fail only on a loop that has ended, which calls no handler any more.

  /// Disables the source.
  func disable() {
    poller.needsPrepare = true
    sd_event_source_set_enabled(pointer, Int32(SD_EVENT_OFF))
  }

  /// Enables the source for one call.
  func enableOnce() {
    poller.needsPrepare = true
    sd_event_source_set_enabled(pointer, Int32(SD_EVENT_ONESHOT))
  }

  /// Sets the events that a descriptor is polled for, of `EPOLL…`.
  func setEvents(_ events: UInt32) {
    poller.needsPrepare = true
    sd_event_source_set_io_events(pointer, events)
  }

  /// Enables a timer for one call, at a time in microseconds.
  func enableOnce(at time: UInt64) {
    sd_event_source_set_time(pointer, time)
    enableOnce()
  }

  deinit {
    poller.needsPrepare = true
    sd_event_source_disable_unref(pointer)
  }
}
