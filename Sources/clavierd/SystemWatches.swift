// SPDX-License-Identifier: MIT

import Linux

/// The watches of system events.
struct SystemWatches {
  var signals: [EventLoop.Signals] = []
  /// Whether the end has begun; further signals change nothing then.
  var isEnding = false
  var lights: EventLoop.Watch?
  var sleep: SleepWatch?
  var console: EventLoop.Attribute?
}
