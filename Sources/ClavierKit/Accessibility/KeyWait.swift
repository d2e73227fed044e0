// SPDX-License-Identifier: MIT

/// A key that will be typed if its finger stays on it, for a renderer to show how far it is.
public struct KeyWait: Hashable, Sendable {
  /// An index into the frames of the page that is shown.
  public var key: Int
  /// When the finger came.
  public var start: Timestamp
  /// When the key will be taken.
  public var due: Timestamp

  /// A wait that was the engine or another process tells of.
  package init(key: Int, start: Timestamp, due: Timestamp) {
    self.key = key
    self.start = start
    self.due = due
  }
}
