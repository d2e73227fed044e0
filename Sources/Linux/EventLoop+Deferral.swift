// SPDX-License-Identifier: MIT

import CSystemd

extension EventLoop {
  /// Makes something that can ask to be called in the loop's next turn.
  ///
  /// For work that is left over: descriptors that are ready get their turn first, timers only
  /// after it.
  ///
  /// - Parameter handler: Called in the loop once for each ``Deferral/schedule()``.
  /// - Returns: The deferral, which ends when it is dropped.
  /// - Throws: ``SystemError`` when there is no memory.
  public func deferral(_ handler: @escaping () -> Void) throws(SystemError) -> Deferral {
    try Deferral(self, handler)
  }

  /// Work that can be put off to the loop's next turn; dropping it ends that.
  public final class Deferral {
    private var source: OwnedSource?
    private let handler: () -> Void

    fileprivate init(_ loop: EventLoop, _ handler: @escaping () -> Void) throws(SystemError) {
      self.handler = handler
      let context = Unmanaged.passUnretained(self).toOpaque()
      source = try OwnedSource(loop, "deferral", .deferral) {
        sd_event_add_defer(loop.event, &$0, deferralDue, context)
      }
      source?.switchOff()
    }

    /// Has the handler called once in the next turn.
    public func schedule() {
      source?.switchOnOnce()
    }

    fileprivate func run() {
      handler()
    }
  }
}

/// Brings the next turn from the C library to its deferral, which lives until this returns.
private func deferralDue(_: OpaquePointer?, context: UnsafeMutableRawPointer?) -> Int32 {
  guard let context else { return 0 }
  let deferral = Unmanaged<EventLoop.Deferral>.fromOpaque(context).takeUnretainedValue()
  withExtendedLifetime(deferral) { deferral.run() }
  return 0
}
