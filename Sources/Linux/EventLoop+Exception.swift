// SPDX-License-Identifier: MIT

import CSystemd
import Glibc

extension EventLoop {
  /// Calls the handler when a descriptor has something exceptional to tell, once for each ``Exception/wait()``.
  ///
  /// So whoever hears of what may happen thousands of times in a second says when to hear of it again.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor, which must stay open for as long as the watch lives.
  ///   - name: What it is, for errors.
  ///   - handler: Called in the loop, when nothing else is due.
  /// - Returns: The watch, which waits for nothing yet, and ends when it is dropped.
  /// - Throws: ``SystemError`` for a descriptor that cannot be waited for.
  public func exception(
    _ descriptor: Int32, _ name: String, _ handler: @escaping () -> Void
  ) throws(SystemError) -> Exception {
    try Exception(self, descriptor, name, handler)
  }

  /// A descriptor of which the loop hears what is exceptional; dropping it ends that.
  ///
  /// **Source:** epoll_ctl(2), `EPOLLPRI`.
  public final class Exception {
    private var source: OwnedSource?
    private let handler: () -> Void

    fileprivate init(
      _ loop: EventLoop, _ descriptor: Int32, _ name: String, _ handler: @escaping () -> Void
    ) throws(SystemError) {
      self.handler = handler
      let context = Unmanaged.passUnretained(self).toOpaque()
      source = try OwnedSource(loop, "watch \(name)", .background) {
        sd_event_add_io(loop.event, &$0, descriptor, EPOLLPRI.rawValue, exceptionTold, context)
      }
      source?.switchOff()
    }

    /// Has the handler called once, also for what has happened already.
    public func wait() {
      source?.switchOnOnce()
    }

    fileprivate func told() {
      handler()
    }
  }
}

/// Brings what is exceptional from the C library to its watch, which lives at least until this returns.
private func exceptionTold(
  _: OpaquePointer?, _: Int32, _: UInt32, context: UnsafeMutableRawPointer?
) -> Int32 {
  guard let context else { return 0 }
  let exception = Unmanaged<EventLoop.Exception>.fromOpaque(context).takeUnretainedValue()
  withExtendedLifetime(exception) { exception.told() }
  return 0
}
