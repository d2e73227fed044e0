// SPDX-License-Identifier: MIT

extension EventLoop {
  /// Creates a task that runs when no input is ready.
  ///
  /// Ready descriptors are served before the task, timers only after it.
  ///
  /// - Parameter handler: Called in the loop once for each ``DeferredTask/schedule()``.
  /// - Returns: The task, which is cancelled when it is released.
  public func deferredTask(_ handler: @escaping () -> Void) -> DeferredTask {
    DeferredTask(early, handler)
  }

  /// A task that can be deferred until no input is ready; releasing it cancels it.
  public final class DeferredTask {
    private let early: InputPoller
    private let handler: () -> Void
    private var isDue = false

    fileprivate init(_ early: InputPoller, _ handler: @escaping () -> Void) {
      self.early = early
      self.handler = handler
    }

    deinit {
      if isDue { early.drop(Unmanaged.passUnretained(self)) }
    }

    /// Schedules one call of the handler, in the loop and never from inside this call.
    public func schedule() {
      guard !isDue else { return }
      isDue = true
      early.schedule(Unmanaged.passUnretained(self))
    }

    func run() {
      isDue = false
      handler()
    }
  }
}
