// SPDX-License-Identifier: MIT

import CSystemd

extension EventLoop {
  /// The state of a watched descriptor.
  public enum Readiness: Hashable, Sendable {
    /// There is data to read, or the end of the file.
    case readable
    /// The other end is closed. This is reported once and last: the remaining data can be read now.
    case hungUp
  }

  /// The order in which ready descriptors are served.
  public enum Urgency: Hashable, Sendable {
    /// Before everything else: events that may invalidate pending input, such as a resume from
    /// sleep.
    case control
    /// Before other input that is ready at the same time: events that affect its meaning, such as a
    /// held key.
    case context
    /// Before all timers: touches.
    case input
    /// When nothing else is due, so that a flooding client cannot delay typing.
    case background
  }

  /// Calls the handler whenever the descriptor is readable, and once when it has hung up.
  ///
  /// A descriptor that has hung up is no longer watched, so that it cannot wake the loop endlessly,
  /// whatever the handler does.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor, which must stay open for as long as the watch lives.
  ///   - name: The descriptor's name, for errors.
  ///   - urgency: The order in which the descriptor is served.
  ///   - handler: Called in the loop, never from inside this call.
  /// - Returns: The watch, which ends when it is released.
  /// - Throws: ``SystemError`` for a descriptor that epoll does not support, such as a plain file.
  public func watch(
    _ descriptor: Int32, _ name: String, _ urgency: Urgency = .input,
    _ handler: @escaping (Readiness) -> Void
  ) throws(SystemError) -> Watch {
    try Watch(self, descriptor, name, urgency, handler)
  }

  /// A descriptor that the loop reads; releasing it ends the watch.
  public final class Watch {
    private var source: OwnedSource?
    private var entry: InputPoller.Entry?
    private let handler: (Readiness) -> Void
    private var onWritable: (() -> Void)?

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
        entry = try loop.poller.add(call, descriptor, wanted, .context { notify(reference, $0) })
      case .input:
        entry = try loop.poller.add(call, descriptor, wanted, .input { notify(reference, $0) })
      case .control:
        entry = try loop.poller.add(call, descriptor, wanted, .control)
        source = try OwnedSource(loop, call, .control) {
          sd_event_add_io(loop.event, &$0, descriptor, wanted, watchReady, reference.toOpaque())
        }
      case .background:
        source = try OwnedSource(loop, call, .background) {
          sd_event_add_io(loop.event, &$0, descriptor, wanted, watchReady, reference.toOpaque())
        }
      }
    }

    private static var readingEvents: UInt32 { EPOLLIN.rawValue | EPOLLRDHUP.rawValue }

    /// Calls a handler once, as soon as the descriptor is writable.
    ///
    /// - Parameter handler: Called in the loop, never from inside this call; it replaces an earlier
    ///   one.
    public func onceWritable(_ handler: @escaping () -> Void) {
      onWritable = handler
      setEvents(Self.readingEvents | EPOLLOUT.rawValue)
    }

    private func setEvents(_ events: UInt32) {
      source?.setEvents(events)
      entry?.setEvents(events)
    }

    fileprivate func ready(_ events: UInt32) {
      if events & EPOLLOUT.rawValue != 0, let onWritable {
        // Only one handler is called, since it may destroy the other's state; readable data is
        // reported in the next turn.
        self.onWritable = nil
        setEvents(Self.readingEvents)
        return onWritable()
      }
      let ends = EPOLLHUP.rawValue | EPOLLERR.rawValue | EPOLLRDHUP.rawValue
      guard events & ends != 0 else { return handler(.readable) }
      source?.disable()
      entry = nil
      handler(.hungUp)
    }
  }
}

/// Forwards readiness from the C library to its watch.
private func watchReady(
  _: OpaquePointer?, _: Int32, events: UInt32, context: UnsafeMutableRawPointer?
) -> Int32 {
  guard let context else { return 0 }
  notify(Unmanaged.fromOpaque(context), events)
  return 0
}

/// Notifies a watch, which is retained until this function returns.
private func notify(_ reference: Unmanaged<EventLoop.Watch>, _ events: UInt32) {
  let watch = reference.takeUnretainedValue()
  withExtendedLifetime(watch) { watch.ready(events) }
}
