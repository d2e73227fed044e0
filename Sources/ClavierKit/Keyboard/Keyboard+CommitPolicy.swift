// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The moment at which a key types.
  public enum CommitPolicy: String, Hashable, Sendable, CaseIterable {
    /// When the finger lifts, so that it can still slide to another key.
    case release
    /// When the finger comes down, for typing keys without any other function.
    ///
    /// Keys with an action callout, a swipe or a program's effect of a long press, and a space key
    /// that can be dragged, still type on release. Saves about 0.1 s, the time for which a finger
    /// stays down.
    case press
  }
}
