// SPDX-License-Identifier: MIT

import CLinux
import CSystemd
import Glibc

/// Polls sd-event's epoll and input descriptors together, so that no touch waits for sd-event.
///
/// The work of sd-event around each dispatch costs more than forwarding a touch. So input handlers
/// run as soon as the process wakes. A turn of sd-event follows only when one of its own sources is
/// ready, or when its sources have changed.
///
/// ```
///          ┌ context ┬ handler, at once ─▶ again, ``maximumTurns`` times at most if sd-event is
///          ready ├ input ──┘
///  epoll ──┤ no input ─── one deferred task ──▶ again
///          │                                      │ no deferred task, or a control source is ready
///          └ sd-event's own epoll, with control   └───────────────────────────────▶ sd-event
/// ```
///
/// Work that input handlers defer, such as notifying clients, does not wait for sd-event either.
///
/// **Source:** sd_event_get_fd(3), sd_event_prepare(3): a loop inside another loop.
final class InputPoller {
  /// The kind of a descriptor.
  enum Kind {
    /// A source of sd-event that may invalidate input; input waits until it is served.
    case control
    /// An input, whose handler is called as soon as it is ready, with epoll's event bits.
    case input((UInt32) -> Void)
    /// An input that is served before all other input that is ready with it.
    case context((UInt32) -> Void)
  }

  /// A polled descriptor, which must stay open until this value is destroyed.
  struct Entry: ~Copyable {
    fileprivate let poller: InputPoller
    fileprivate let descriptor: Int32
    fileprivate let token: UInt64

    deinit {
      poller.remove(descriptor, token)
    }

    /// Changes the events that are polled for.
    func setEvents(_ events: UInt32) {
      // Fails only for a closed descriptor, which epoll no longer reports.
      _ = clinux_epoll_change(poller.epoll.rawValue, descriptor, events, token)
    }
  }

  private static let sdEventToken: UInt64 = 0
  /// The maximum number of rounds of input while sd-event is ready, so that a flooding device
  /// cannot starve signals.
  ///
  /// **Source:** ours.
  static let maximumTurns = 8

  private let epoll: OwnedDescriptor
  private var inputs: [(token: UInt64, handler: (UInt32) -> Void)] = []
  /// The deferred tasks, the oldest first; a task removes itself before it is destroyed.
  private var pendingTasks: [Unmanaged<EventLoop.DeferredTask>] = []
  /// Whether sd-event must prepare its sources before the process waits again, since one has
  /// changed.
  ///
  /// Preparing sets sd-event's timers, which stay valid as long as no source changes.
  var needsPrepare = false
  /// Whether the loop ends, so that no further handler is called.
  var isStopped = false
  /// The last token; tokens are never reused, so that a removed entry is not mistaken for a later
  /// one.
  ///
  /// The lowest two bits are a ``TokenKind``, so that control sources are recognised without a
  /// lookup.
  private var lastToken = InputPoller.sdEventToken

  /// Creates a poller that polls only sd-event's own epoll at first.
  ///
  /// - Throws: ``SystemError`` when the process may open no more descriptors.
  init(_ event: OpaquePointer) throws(SystemError) {
    epoll = OwnedDescriptor(owning: try check("epoll_create1") { clinux_epoll_create() })
    let number = try checkReturned("sd_event_get_fd") { sd_event_get_fd(event) }
    try add("epoll_ctl", number, EPOLLIN.rawValue, Self.sdEventToken)
  }

  /// Adds a descriptor to be polled.
  ///
  /// - Parameters:
  ///   - call: The call's name and object, for the error.
  ///   - descriptor: The descriptor.
  ///   - events: The events to poll for, of `EPOLL…`.
  ///   - kind: The kind of descriptor.
  /// - Returns: The entry, which ends when it is released.
  /// - Throws: ``SystemError`` for a descriptor that epoll does not support.
  func add(
    _ call: String, _ descriptor: Int32, _ events: UInt32, _ kind: Kind
  ) throws(SystemError) -> Entry {
    let (kindBits, handler) = kind.parts
    lastToken = (lastToken | TokenKind.mask) + 1 + kindBits
    try add(call, descriptor, events, lastToken)
    if let handler { inputs.append((lastToken, handler)) }
    return Entry(poller: self, descriptor: descriptor, token: lastToken)
  }

  private func add(
    _ call: String, _ descriptor: Int32, _ events: UInt32, _ token: UInt64
  ) throws(SystemError) {
    let number = epoll.rawValue
    try check(call) { clinux_epoll_add(number, descriptor, events, token) }
  }

  private func remove(_ descriptor: Int32, _ token: UInt64) {
    inputs.removeAll { $0.token == token }
    // Fails only for a closed descriptor, which epoll no longer reports.
    _ = clinux_epoll_remove(epoll.rawValue, descriptor)
  }

  /// Schedules a task for when no input is ready.
  func schedule(_ work: Unmanaged<EventLoop.DeferredTask>) { pendingTasks.append(work) }

  /// Cancels a scheduled task.
  func drop(_ work: Unmanaged<EventLoop.DeferredTask>) {
    pendingTasks.removeAll { $0.toOpaque() == work.toOpaque() }
  }

  /// Waits until sd-event has something to do.
  ///
  /// Until then, input is served, and deferred tasks run when no input is ready.
  ///
  /// - Parameters:
  ///   - milliseconds: The timeout; −1 for none.
  ///   - isWorking: Called with `false` when the wait begins and with `true` when it ends.
  /// - Returns: Whether anything was called.
  /// - Throws: ``SystemError`` when the system refuses to wait.
  func serve(_ milliseconds: Int32, isWorking: (Bool) -> Void) throws(SystemError) -> Bool {
    needsPrepare = false
    var ready = [16 of clinux_ready](repeating: clinux_ready())
    var isServed = false
    var turnsLeft = Self.maximumTurns
    while turnsLeft > 0, !isStopped {
      // While sd-event must still prepare, this call only polls: preparing precedes the next wait.
      let isIdle = milliseconds < 0 && !needsPrepare && pendingTasks.isEmpty
      if isIdle { isWorking(false) }
      let mayWait = isIdle || !isServed && pendingTasks.isEmpty
      let count = try wait(mayWait ? milliseconds : 0, for: &ready)
      isWorking(true)
      // Rounds are counted only while sd-event is ready.
      let found = ready.span.extracting(first: count)
      if !isIdle || found.indices.contains(where: { found[$0].token == Self.sdEventToken }) {
        turnsLeft -= 1
      }
      for index in found.indices where Self.isControl(found[index].token) { return isServed }
      guard callInputs(found) || runPendingTasks() else { return isServed }
      isServed = true
    }
    // A flooding device does not starve deferred tasks either.
    _ = runPendingTasks()
    return true
  }

  private func wait(
    _ milliseconds: Int32, for ready: inout [16 of clinux_ready]
  ) throws(SystemError) -> Int {
    let number = epoll.rawValue
    var room = ready.mutableSpan
    let found = room.withUnsafeMutableBufferPointer { room in
      room.baseAddress.map { clinux_epoll_wait(number, $0, Int32(room.count), milliseconds) } ?? 0
    }
    guard found >= 0 || errno == EINTR else { throw SystemError(call: "epoll_wait", code: errno) }
    return max(0, Int(found))
  }

  /// Calls the handlers of ready inputs, those of kind ``Kind/context(_:)`` first.
  private func callInputs(_ ready: Span<clinux_ready>) -> Bool {
    var isServed = false
    for index in ready.indices where ready[index].token & TokenKind.mask == TokenKind.context {
      isServed = callInput(ready[index]) || isServed
    }
    for index in ready.indices where ready[index].token & TokenKind.mask == TokenKind.input {
      isServed = callInput(ready[index]) || isServed
    }
    return isServed
  }

  private func callInput(_ ready: clinux_ready) -> Bool {
    // Without a match, an earlier handler has removed the entry.
    guard !isStopped, let number = inputs.firstIndex(where: { $0.token == ready.token }) else {
      return false
    }
    let handler = inputs[number].handler
    handler(ready.events)
    return true
  }

  /// Runs the oldest deferred task; input is polled again before the next.
  private func runPendingTasks() -> Bool {
    guard !isStopped, !pendingTasks.isEmpty else { return false }
    let work = pendingTasks.removeFirst().takeUnretainedValue()
    work.run()
    return true
  }

  private static func isControl(_ token: UInt64) -> Bool {
    token & TokenKind.mask == TokenKind.control
  }

  /// The token bits for the kind of an entry; sd-event's own token has none of them.
  fileprivate enum TokenKind {
    static let mask: UInt64 = 3
    static let input: UInt64 = 0
    static let control: UInt64 = 1
    static let context: UInt64 = 2
  }
}

extension InputPoller.Kind {
  /// The bits for the entry's tokens, and its handler.
  fileprivate var parts: (bits: UInt64, handler: ((UInt32) -> Void)?) {
    switch self {
    case .control: (InputPoller.TokenKind.control, nil)
    case .input(let handler): (InputPoller.TokenKind.input, handler)
    case .context(let handler): (InputPoller.TokenKind.context, handler)
    }
  }
}
