// SPDX-License-Identifier: MIT

import Linux

/// The watches of system events.
struct SystemWatches {
  var signals: [EventLoop.Signals] = []
  /// Whether the program has begun to end, so that further signals have no effect.
  var isEnding = false
  var lights: EventLoop.Watch?
  var sleep: SleepWatch?
  var console: EventLoop.Attribute?
}
