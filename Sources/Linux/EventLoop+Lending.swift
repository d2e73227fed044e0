// SPDX-License-Identifier: MIT

extension EventLoop {
  /// Lends sd-event's own loop to a library that hangs its sources on it, such as sd-bus.
  ///
  /// To be called around each call after which the library may wait for something else, since the process would
  /// wait without asking it.
  ///
  /// - Parameter body: Takes the `sd_event`, which is the loop's, and the priority of what may wait until nothing else
  ///   is due.
  /// - Returns: What the body returns.
  package func lend<Result>(
    _ body: (_ event: OpaquePointer, _ priority: Int32) -> Result
  ) -> Result {
    early.isStale = true
    return body(event, Int32(Priority.background.rawValue))
  }
}
