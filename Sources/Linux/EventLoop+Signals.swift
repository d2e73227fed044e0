// SPDX-License-Identifier: MIT

import CSystemd

extension EventLoop {
  /// Calls the handler for each of the signals, in place of its default action.
  ///
  /// The signals are blocked in this thread; call the function before any other thread starts.
  ///
  /// - Parameters:
  ///   - signals: Numbers of signal.h, such as `SIGTERM`.
  ///   - handler: Called in the loop, before all descriptors and timers, with the signal's number.
  /// - Returns: The watch. Its release unblocks the signals.
  /// - Throws: ``SystemError`` for a number that is no signal or is already watched.
  public func onSignal(
    _ signals: Int32..., handler: @escaping (Int32) -> Void
  ) throws(SystemError) -> Signals {
    var watches: [SignalWatch] = []
    for signal in signals {
      watches.append(try SignalWatch(self, signal, handler))
    }
    return Signals(watches)
  }

  /// The signals that the loop reads; releasing the object ends the watch.
  public final class Signals {
    private let watches: [SignalWatch]

    fileprivate init(_ watches: [SignalWatch]) {
      self.watches = watches
    }
  }
}

/// One signal that the loop reads.
private final class SignalWatch {
  private var source: OwnedSource?
  let signal: Int32
  let handler: (Int32) -> Void

  init(
    _ loop: EventLoop, _ signal: Int32, _ handler: @escaping (Int32) -> Void
  ) throws(SystemError) {
    self.signal = signal
    self.handler = handler
    let context = Unmanaged.passUnretained(self).toOpaque()
    let blocking = signal | Int32(SD_EVENT_SIGNAL_PROCMASK)
    source = try OwnedSource(loop, "watch signal \(signal)", .signal) {
      sd_event_add_signal(loop.event, &$0, blocking, signalCallback, context)
    }
  }
}

/// Forwards a signal from the C library to its watch, which is retained until this function
/// returns.
private func signalCallback(
  _: OpaquePointer?, _: UnsafePointer<signalfd_siginfo>?, context: UnsafeMutableRawPointer?
) -> Int32 {
  guard let context else { return 0 }
  let watch = Unmanaged<SignalWatch>.fromOpaque(context).takeUnretainedValue()
  withExtendedLifetime(watch) { watch.handler(watch.signal) }
  return 0
}
