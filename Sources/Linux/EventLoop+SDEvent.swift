// SPDX-License-Identifier: MIT

extension EventLoop {
  /// Lends sd-event's own loop to a library that adds its sources to it, such as sd-bus.
  ///
  /// Each call that may add or change a source of the library must be made inside this function.
  /// Otherwise the loop would wait without preparing the source.
  ///
  /// - Parameter body: Receives the loop's `sd_event` and the priority of background sources.
  /// - Returns: The result of the body.
  package func withSDEvent<Result>(
    _ body: (_ event: OpaquePointer, _ priority: Int32) -> Result
  ) -> Result {
    poller.needsPrepare = true
    return body(event, Int32(Priority.background.rawValue))
  }
}
