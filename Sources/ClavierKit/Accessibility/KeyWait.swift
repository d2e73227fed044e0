// SPDX-License-Identifier: MIT

/// A key that will be typed if its finger stays, for renderers that show the progress.
public struct KeyWait: Hashable, Sendable {
  /// The index of the key in the frames of the current page.
  public var key: Int
  /// The start of the wait.
  public var start: Timestamp
  /// The time at which the key will be typed.
  public var due: Timestamp

  /// Creates a wait as reported by the engine or by another process.
  package init(key: Int, start: Timestamp, due: Timestamp) {
    self.key = key
    self.start = start
    self.due = due
  }
}
