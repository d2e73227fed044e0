// SPDX-License-Identifier: MIT

import CSystemd

extension EventLoop {
  /// What became of a watched descriptor.
  public enum Readiness: Hashable, Sendable {
    /// There is something to read, or the end of the file.
    case readable
    /// The other end is gone. Said once and last: what is left can be read now, and nothing comes
    /// after it.
    case hungUp
  }

  /// How long something to read may wait.
  public enum Urgency: Hashable, Sendable {
    /// It is served before all else: what makes input that waits worth nothing, such as that the machine slept.
    case news
    /// It is served before other input that is ready with it: what says how that is meant, such as a key that is held.
    case context
    /// It is served before all timers: touches.
    case input
    /// It is served when nothing else is due, so that nobody who sends without end can delay typing.
    case background
  }

  /// Calls the handler whenever the descriptor has something to read, and once when it is dead.
  ///
  /// A dead descriptor is watched no longer, so it never spins the loop, whatever the handler does.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor, which must stay open for as long as the watch lives.
  ///   - name: What it is, for errors.
  ///   - urgency: Whether timers go first.
  ///   - handler: Called in the loop, never from inside this call.
  /// - Returns: The watch, which ends when it is dropped.
  /// - Throws: ``SystemError`` for a descriptor that cannot be waited for, such as a plain file.
  public func watch(
    _ descriptor: Int32, _ name: String, _ urgency: Urgency = .input,
    _ handler: @escaping (Readiness) -> Void
  ) throws(SystemError) -> Watch {
    try Watch(self, descriptor, name, urgency, handler)
  }

  /// A descriptor that the loop reads; dropping it ends that.
  public final class Watch {
    private var source: OwnedSource?
    private var early: EarlyPoll.Entry?
    private let handler: (Readiness) -> Void
    private var onRoom: (() -> Void)?

    fileprivate init(
      _ loop: EventLoop, _ descriptor: Int32, _ name: String, _ urgency: Urgency,
      _ handler: @escaping (Readiness) -> Void
    ) throws(SystemError) {
      self.handler = handler
      let reference = Unmanaged.passUnretained(self)
      let wanted = Self.readingEvents
      let call = "watch \(name)"
      switch urgency {
      case .context:
        early = try loop.early.add(call, descriptor, wanted, .context { tell(reference, $0) })
      case .input:
        early = try loop.early.add(call, descriptor, wanted, .input { tell(reference, $0) })
      case .news:
        early = try loop.early.add(call, descriptor, wanted, .news)
        source = try OwnedSource(loop, call, .news) {
          sd_event_add_io(loop.event, &$0, descriptor, wanted, watchReady, reference.toOpaque())
        }
      case .background:
        source = try OwnedSource(loop, call, .background) {
          sd_event_add_io(loop.event, &$0, descriptor, wanted, watchReady, reference.toOpaque())
        }
      }
    }

    private static var readingEvents: UInt32 { EPOLLIN.rawValue | EPOLLRDHUP.rawValue }

    /// Calls a handler once, as soon as the descriptor takes bytes.
    ///
    /// - Parameter handler: Called in the loop, never from inside this call; it counts instead of one before it.
    public func onceWritable(_ handler: @escaping () -> Void) {
      onRoom = handler
      setEvents(Self.readingEvents | EPOLLOUT.rawValue)
    }

    private func setEvents(_ events: UInt32) {
      source?.setEvents(events)
      early?.setEvents(events)
    }

    fileprivate func ready(_ events: UInt32) {
      if events & EPOLLOUT.rawValue != 0, let onRoom {
        // Only one is called, since it may drop what the other needs; what can be read is told of in the next turn.
        self.onRoom = nil
        setEvents(Self.readingEvents)
        return onRoom()
      }
      let ends = EPOLLHUP.rawValue | EPOLLERR.rawValue | EPOLLRDHUP.rawValue
      guard events & ends != 0 else { return handler(.readable) }
      source?.switchOff()
      early = nil
      handler(.hungUp)
    }
  }
}

/// Brings readiness from the C library to its watch.
private func watchReady(
  _: OpaquePointer?, _: Int32, events: UInt32, context: UnsafeMutableRawPointer?
) -> Int32 {
  guard let context else { return 0 }
  tell(Unmanaged.fromOpaque(context), events)
  return 0
}

/// Tells a watch, which lives at least until this returns.
private func tell(_ reference: Unmanaged<EventLoop.Watch>, _ events: UInt32) {
  let watch = reference.takeUnretainedValue()
  withExtendedLifetime(watch) { watch.ready(events) }
}
