// SPDX-License-Identifier: MIT

import CLinux
import CSystemd
import Glibc

/// Waits for sd-event as a whole and for input beside it, so that no touch waits for sd-event's bookkeeping.
///
/// sd-event keeps books on all that it waits for, before and after it calls a handler: that is more work than to
/// pass a touch on. So input is called from here as soon as the process wakes, and sd-event is asked only when it has
/// something to do itself, or has something new to wait for.
///
/// ```
///          ┌ context ┬ handler, at once ──▶ again, up to ``mostTurns`` times if sd-event is ready, too
///          ├ input ──┘
///  epoll ──┤ no input ─── what is left over, one piece ──▶ again
///          │                                                     │ nothing is left over, or there are news
///          └ sd-event's own epoll: all else, news among it       └─────────────────▶ sd-event
/// ```
///
/// What input leaves over, such as to tell others of it, does not wait for sd-event's books either.
///
/// **Source:** sd_event_get_fd(3), sd_event_prepare(3): a loop inside of another.
final class EarlyPoll {
  /// What is waited for.
  enum Kind {
    /// A source of sd-event that makes input worth nothing, which therefore waits until it is served.
    case news
    /// It is called as soon as it is ready, with what epoll says of it.
    case input((UInt32) -> Void)
    /// The same, before all other input that is ready with it.
    case context((UInt32) -> Void)
  }

  /// A descriptor that is waited for until this is dropped; it must stay open for as long.
  struct Entry: ~Copyable {
    fileprivate let poll: EarlyPoll
    fileprivate let descriptor: Int32
    fileprivate let token: UInt64

    deinit {
      poll.remove(descriptor, token)
    }

    /// Waits for other events from now on.
    func setEvents(_ events: UInt32) {
      // Fails only for a descriptor that is closed, of which the kernel says nothing any more.
      _ = clinux_epoll_change(poll.epoll.rawValue, descriptor, events, token)
    }
  }

  private static let sdEventToken: UInt64 = 0
  /// How often input is called while sd-event has something to do, too, before it is asked: no screen that sends
  /// without end keeps a signal from being read.
  ///
  /// **Source:** ours.
  static let mostTurns = 8

  private let epoll: OwnedDescriptor
  private var inputs: [(token: UInt64, handler: (UInt32) -> Void)] = []
  /// What is left over to be done, the oldest first; it is dropped from here before it ends.
  private var leftOver: [Unmanaged<EventLoop.Deferral>] = []
  /// Whether sd-event has to look at its sources before the process waits again, since one of them is another now.
  ///
  /// What it does before waiting sets its timers; as long as none of them was changed, all is as it was.
  var isStale = false
  /// Each entry has another, so that one that was dropped while it was ready is not taken for its successor.
  ///
  /// The lowest two bits are those of ``TokenKind``, so that nothing need be looked up to tell whether there are news.
  private var lastToken = EarlyPoll.sdEventToken

  /// Waits for sd-event's own epoll and for nothing else yet.
  ///
  /// - Throws: ``SystemError`` when the process may open no more descriptors.
  init(_ event: OpaquePointer) throws(SystemError) {
    epoll = OwnedDescriptor(owning: try check("epoll_create1") { clinux_epoll_create() })
    let number = try checkReturned("sd_event_get_fd") { sd_event_get_fd(event) }
    try add("epoll_ctl", number, EPOLLIN.rawValue, Self.sdEventToken)
  }

  /// Waits for a descriptor, too.
  ///
  /// - Parameters:
  ///   - call: The call's name and object, for the error.
  ///   - descriptor: The descriptor.
  ///   - events: What is waited for, of `EPOLL…`.
  ///   - kind: What comes of it.
  /// - Returns: The entry, which ends when it is dropped.
  /// - Throws: ``SystemError`` for one that cannot be waited for.
  func add(
    _ call: String, _ descriptor: Int32, _ events: UInt32, _ kind: Kind
  ) throws(SystemError) -> Entry {
    let (kindBits, handler) = kind.parts
    lastToken = (lastToken | TokenKind.mask) + 1 + kindBits
    try add(call, descriptor, events, lastToken)
    if let handler { inputs.append((lastToken, handler)) }
    return Entry(poll: self, descriptor: descriptor, token: lastToken)
  }

  private func add(
    _ call: String, _ descriptor: Int32, _ events: UInt32, _ token: UInt64
  ) throws(SystemError) {
    let number = epoll.rawValue
    try check(call) { clinux_epoll_add(number, descriptor, events, token) }
  }

  private func remove(_ descriptor: Int32, _ token: UInt64) {
    inputs.removeAll { $0.token == token }
    // Fails only for a descriptor that is closed, of which the kernel says nothing any more.
    _ = clinux_epoll_remove(epoll.rawValue, descriptor)
  }

  /// Has work done as soon as no input is ready.
  func putOff(_ work: Unmanaged<EventLoop.Deferral>) { leftOver.append(work) }

  /// Takes that such work is not to be done any more.
  func drop(_ work: Unmanaged<EventLoop.Deferral>) {
    leftOver.removeAll { $0.toOpaque() == work.toOpaque() }
  }

  /// Waits until sd-event has something to do, and calls all input that is ready before, and then what is left over.
  ///
  /// - Parameters:
  ///   - milliseconds: How long to wait; −1 for ever.
  ///   - isWorking: Told when the wait begins and ends.
  /// - Returns: Whether anything was called.
  /// - Throws: ``SystemError`` when the system refuses to wait.
  func serve(_ milliseconds: Int32, isWorking: (Bool) -> Void) throws(SystemError) -> Bool {
    isStale = false
    var ready = [16 of clinux_ready](repeating: clinux_ready())
    var isServed = false
    var turnsLeft = Self.mostTurns
    while turnsLeft > 0 {
      // What sd-event does before waiting must be done before the process waits again; until then it only looks.
      let isIdle = milliseconds < 0 && !isStale && leftOver.isEmpty
      if isIdle { isWorking(false) }
      let mayWait = isIdle || !isServed && leftOver.isEmpty
      let count = try wait(mayWait ? milliseconds : 0, for: &ready)
      isWorking(true)
      // As long as sd-event has nothing to do, it waits for nothing.
      let found = ready.span.extracting(first: count)
      if !isIdle || found.indices.contains(where: { found[$0].token == Self.sdEventToken }) {
        turnsLeft -= 1
      }
      for index in found.indices where Self.isNews(found[index].token) { return isServed }
      guard callInputs(found) || doLeftOver() else { return isServed }
      isServed = true
    }
    // Nor does a screen that sends without end keep anything from being done.
    _ = doLeftOver()
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

  /// Calls the inputs that are ready, first what says how the others are meant.
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
    // Dropped by the handler before it, if it is not found.
    guard let number = inputs.firstIndex(where: { $0.token == ready.token }) else { return false }
    let handler = inputs[number].handler
    handler(ready.events)
    return true
  }

  /// Does the oldest work that is left over; before the next, input is looked for again.
  private func doLeftOver() -> Bool {
    guard !leftOver.isEmpty else { return false }
    let work = leftOver.removeFirst().takeUnretainedValue()
    work.run()
    return true
  }

  private static func isNews(_ token: UInt64) -> Bool { token & TokenKind.mask == TokenKind.news }

  /// The bits by which a token says what it is of; that of sd-event is no input of ours.
  fileprivate enum TokenKind {
    static let mask: UInt64 = 3
    static let input: UInt64 = 0
    static let news: UInt64 = 1
    static let context: UInt64 = 2
  }
}

extension EarlyPoll.Kind {
  /// The bits of its tokens, and what is called.
  fileprivate var parts: (bits: UInt64, handler: ((UInt32) -> Void)?) {
    switch self {
    case .news: (EarlyPoll.TokenKind.news, nil)
    case .input(let handler): (EarlyPoll.TokenKind.input, handler)
    case .context(let handler): (EarlyPoll.TokenKind.context, handler)
    }
  }
}
