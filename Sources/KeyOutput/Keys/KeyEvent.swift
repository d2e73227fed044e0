// SPDX-License-Identifier: MIT

/// A key that goes down or up.
public struct KeyEvent: Hashable, Sendable, BitwiseCopyable {
  /// The direction of a key.
  public enum Transition: Hashable, Sendable, BitwiseCopyable {
    case down
    case up
  }

  public var key: Keycode
  public var transition: Transition

  public init(_ key: Keycode, _ transition: Transition) {
    self.key = key
    self.transition = transition
  }
}
