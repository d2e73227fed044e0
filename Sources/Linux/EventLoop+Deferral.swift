// SPDX-License-Identifier: MIT

extension EventLoop {
  /// Makes something that can ask to be called as soon as no input is ready.
  ///
  /// For work that is left over: descriptors that are ready get their turn first, timers only
  /// after it.
  ///
  /// - Parameter handler: Called in the loop once for each ``Deferral/schedule()``.
  /// - Returns: The deferral, which ends when it is dropped.
  public func deferral(_ handler: @escaping () -> Void) -> Deferral {
    Deferral(early, handler)
  }

  /// Work that can be put off until no input is ready; dropping it ends that.
  public final class Deferral {
    private let early: EarlyPoll
    private let handler: () -> Void
    private var isDue = false

    fileprivate init(_ early: EarlyPoll, _ handler: @escaping () -> Void) {
      self.early = early
      self.handler = handler
    }

    deinit {
      if isDue { early.drop(Unmanaged.passUnretained(self)) }
    }

    /// Has the handler called once, in the loop and never from inside this call.
    public func schedule() {
      guard !isDue else { return }
      isDue = true
      early.putOff(Unmanaged.passUnretained(self))
    }

    func run() {
      isDue = false
      handler()
    }
  }
}
