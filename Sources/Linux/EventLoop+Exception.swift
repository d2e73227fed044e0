// SPDX-License-Identifier: MIT

import CSystemd
import Glibc

extension EventLoop {
  /// Calls the handler for an exceptional condition of a descriptor, once for each
  /// ``Exception/wait()``.
  ///
  /// A watch that calls only once per request lets a client limit the rate of conditions that occur
  /// thousands of times a second.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor, which must stay open for as long as the watch lives.
  ///   - name: The descriptor's name, for errors.
  ///   - handler: Called in the loop, when nothing else is due.
  /// - Returns: The watch, which is inactive at first and ends when it is released.
  /// - Throws: ``SystemError`` for a descriptor that epoll does not support.
  public func exception(
    _ descriptor: Int32, _ name: String, _ handler: @escaping () -> Void
  ) throws(SystemError) -> Exception {
    try Exception(self, descriptor, name, handler)
  }

  /// A descriptor that the loop watches for exceptional conditions; releasing it ends the watch.
  ///
  /// **Source:** epoll_ctl(2), `EPOLLPRI`.
  public final class Exception {
    private var source: OwnedSource?
    fileprivate let handler: () -> Void

    fileprivate init(
      _ loop: EventLoop, _ descriptor: Int32, _ name: String, _ handler: @escaping () -> Void
    ) throws(SystemError) {
      self.handler = handler
      let context = Unmanaged.passUnretained(self).toOpaque()
      source = try OwnedSource(loop, "watch \(name)", .background) {
        sd_event_add_io(loop.event, &$0, descriptor, EPOLLPRI.rawValue, exceptionCallback, context)
      }
      source?.disable()
    }

    /// Requests one call of the handler, which follows at once if the condition exists already.
    public func wait() {
      source?.enableOnce()
    }
  }
}

/// Forwards an exceptional condition from the C library to its watch, which is retained until this
/// function returns.
private func exceptionCallback(
  _: OpaquePointer?, _: Int32, _: UInt32, context: UnsafeMutableRawPointer?
) -> Int32 {
  guard let context else { return 0 }
  let exception = Unmanaged<EventLoop.Exception>.fromOpaque(context).takeUnretainedValue()
  withExtendedLifetime(exception) { exception.handler() }
  return 0
}
