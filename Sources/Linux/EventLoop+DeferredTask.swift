// SPDX-License-Identifier: MIT

extension EventLoop {
  /// Creates a task that runs when no input is ready.
  ///
  /// Ready descriptors are served before the task, timers only after it.
  ///
  /// - Parameter handler: Called in the loop once for each ``DeferredTask/schedule()``.
  /// - Returns: The task, which is cancelled when it is released.
  public func deferredTask(_ handler: @escaping () -> Void) -> DeferredTask {
    DeferredTask(poller, handler)
  }

  /// A task that can be deferred until no input is ready; releasing it cancels it.
  public final class DeferredTask {
    private let poller: InputPoller
    private let handler: () -> Void
    private var isDue = false

    fileprivate init(_ poller: InputPoller, _ handler: @escaping () -> Void) {
      self.poller = poller
      self.handler = handler
    }

    deinit {
      if isDue { poller.drop(Unmanaged.passUnretained(self)) }
    }

    /// Schedules one call of the handler, in the loop and never from inside this call.
    public func schedule() {
      guard !isDue else { return }
      isDue = true
      poller.schedule(Unmanaged.passUnretained(self))
    }

    func run() {
      isDue = false
      handler()
    }
  }
}
