// SPDX-License-Identifier: MIT

extension Keyboard {
  /// When a key types.
  public enum CommitPolicy: String, Hashable, Sendable, CaseIterable {
    /// When the finger lifts, so that it can still slide to another key.
    case release
    /// When the finger comes down, if the key types and can do nothing else: without a list, without a
    /// swipe, and not the space key. It saves the tenth of a second that a finger stays down.
    case press
  }
}
