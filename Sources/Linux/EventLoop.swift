// SPDX-License-Identifier: MIT

import CSystemd
import Glibc

/// The one loop of a process: it waits for descriptors, deadlines and signals, on one thread.
///
/// Input comes first: a timer fires only when none is ready, or when it has been called so often that it never ends.
/// So a loop that wakes late reads all the input that queued up before it believes that a deadline has
/// passed, and never takes a tap for a long press. Only descriptors in the background come after the timers. Input, and
/// what it leaves over, is served as soon as the loop wakes, by ``EarlyPoll``, and all else by sd-event.
///
/// All that the loop waits for is an object that its maker owns: dropping it removes it, also from
/// inside its own handler.
///
/// **Source:** sd-event(3), sd_event_source_set_priority(3).
public final class EventLoop {
  let event: OpaquePointer
  let early: EarlyPoll
  private var limit: WorkLimit?

  /// Makes a loop that waits for nothing yet.
  ///
  /// - Throws: ``SystemError`` when the process may open no more descriptors.
  public init() throws(SystemError) {
    var event: OpaquePointer?
    try checkReturned("sd_event_new") { sd_event_new(&event) }
    guard let event else { throw SystemError(call: "sd_event_new", code: ENOMEM) }
    self.event = event
    do throws(SystemError) {
      early = try EarlyPoll(event)
    } catch {
      sd_event_unref(event)
      throw error
    }
  }

  deinit {
    sd_event_unref(event)
  }

  /// The present moment, not the one at which the loop woke.
  ///
  /// Unit: microseconds on `CLOCK_MONOTONIC`.
  public var now: Int64 { monotonicMicroseconds() }

  /// Waits and calls handlers until one of them calls ``stop(_:)``.
  ///
  /// - Returns: The code that was given to ``stop(_:)``.
  /// - Throws: ``SystemError`` when the system refuses to wait.
  public func run() throws(SystemError) -> Int32 {
    while sd_event_get_state(event) != SD_EVENT_FINISHED { _ = try turn(milliseconds: -1) }
    limit?.end()
    var code: Int32 = 0
    try checkReturned("sd_event_get_exit_code") { sd_event_get_exit_code(event, &code) }
    return code
  }

  /// Waits, and calls what is urgent and then the handler of one thing more that is ready.
  ///
  /// - Returns: Whether there was something to call.
  private func turn(milliseconds: Int32) throws(SystemError) -> Bool {
    var ready = try checkReturned("sd_event_prepare") { sd_event_prepare(event) }
    let isServed = try early.serve(ready > 0 ? 0 : milliseconds) { isWorking in
      if isWorking { limit?.begin() } else { limit?.end() }
    }
    if ready == 0 { ready = try checkReturned("sd_event_wait") { sd_event_wait(event, 0) } }
    if ready > 0 { try checkReturned("sd_event_dispatch") { sd_event_dispatch(event) } }
    return isServed || ready > 0
  }

  /// Ends the process by `SIGABRT` when a handler does not come back: better a keyboard that starts again than one
  /// that holds every touch.
  ///
  /// Unlike a watchdog it costs no wakeups but one after the last work, since a loop that waits cannot hang; it does
  /// not see a process that is stopped, which a watchdog does.
  ///
  /// - Parameter seconds: How long the loop may go without waiting.
  /// - Throws: ``SystemError`` when the process may have no more timers.
  public func limitWork(toSeconds seconds: Int32) throws(SystemError) {
    limit = try WorkLimit(seconds: seconds)
  }

  /// Calls the handlers of what is ready, without waiting; for programs that have their own loop.
  ///
  /// - Returns: Whether there was something.
  /// - Throws: ``SystemError`` when the loop has ended.
  package func turn() throws(SystemError) -> Bool {
    try turn(milliseconds: 0)
  }

  /// Ends ``run()`` after the handler that is running.
  ///
  /// - Parameter code: What `run` returns, zero or more.
  public func stop(_ code: Int32) {
    // Fails only when the loop has already ended.
    sd_event_exit(event, max(0, code))
    early.isStale = true
  }

  /// Answers the service manager's watchdog for as long as the loop turns.
  ///
  /// - Returns: Whether the unit asks for it (`WatchdogSec=`).
  /// - Throws: ``SystemError`` when the watchdog's timer cannot be made.
  @discardableResult
  public func enableWatchdog() throws(SystemError) -> Bool {
    try checkReturned("sd_event_set_watchdog") { sd_event_set_watchdog(event, 1) } > 0
  }
}

/// The present moment in microseconds on `CLOCK_MONOTONIC`.
package func monotonicMicroseconds() -> Int64 {
  var time = timespec()
  // Cannot fail: the clock exists on every Linux and the pointer is good.
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
}

/// What is served first when several things are ready; lower numbers go first.
enum Priority: Int64 {
  case signal = -100
  case news = -50
  case timer = 100
  case background = 200
}

/// A source of an sd-event loop with one owner, removed with it.
struct OwnedSource: ~Copyable {
  private let pointer: OpaquePointer
  private let early: EarlyPoll

  /// Takes over what an `sd_event_add_…` call gives, named and with its place in the order.
  ///
  /// - Parameters:
  ///   - loop: The loop that serves it.
  ///   - call: The call's name and object, for the error.
  ///   - priority: When it is served among all that is ready.
  ///   - add: The call itself, which fills in the source.
  /// - Throws: ``SystemError`` naming the call.
  init(
    _ loop: EventLoop, _ call: String, _ priority: Priority,
    _ add: (inout OpaquePointer?) -> Int32
  ) throws(SystemError) {
    early = loop.early
    early.isStale = true
    var source: OpaquePointer?
    try checkReturned(call) { add(&source) }
    guard let source else { throw SystemError(call: call, code: ENOMEM) }
    // Both fail only on a loop that has ended, which calls nothing any more.
    sd_event_source_set_priority(source, priority.rawValue)
    sd_event_source_set_description(source, call)
    pointer = source
  }

  // The calls of these fail only on a loop that has ended, which calls nothing any more.

  /// Keeps the source from being served.
  func switchOff() {
    early.isStale = true
    sd_event_source_set_enabled(pointer, Int32(SD_EVENT_OFF))
  }

  /// Lets the source be served once.
  func switchOnOnce() {
    early.isStale = true
    sd_event_source_set_enabled(pointer, Int32(SD_EVENT_ONESHOT))
  }

  /// Has a descriptor waited for by these of `EPOLL…`.
  func setEvents(_ events: UInt32) {
    early.isStale = true
    sd_event_source_set_io_events(pointer, events)
  }

  /// Lets a timer be served once, at a moment in microseconds.
  func switchOnOnce(at time: UInt64) {
    sd_event_source_set_time(pointer, time)
    switchOnOnce()
  }

  deinit {
    early.isStale = true
    sd_event_source_disable_unref(pointer)
  }
}
