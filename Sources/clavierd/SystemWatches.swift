// SPDX-License-Identifier: MIT

import Linux

/// The watches of system events.
struct SystemWatches {
  var signals: [EventLoop.Signals] = []
  var lights: EventLoop.Watch?
  var sleep: SleepWatch?
  var console: EventLoop.Attribute?
}
