// SPDX-License-Identifier: MIT

extension Keyboard {
  /// The moment at which a key types.
  public enum CommitPolicy: String, Hashable, Sendable, CaseIterable {
    /// On the lift, so that the finger can still slide to another key.
    case release
    /// On touch-down, for keys that only type.
    ///
    /// Other keys still type on the lift. These are keys with an action callout, a swipe or an
    /// effect of a long press, and a space key that can be dragged. The policy saves about 0.1 s,
    /// the time for which a finger stays down.
    case press
  }
}
