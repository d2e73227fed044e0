// SPDX-License-Identifier: MIT

extension Keyboard {
  /// A gesture of a finger on a key, in KeyboardKit's terms.
  public enum Gesture: String, Hashable, Sendable, CaseIterable {
    case press
    case release
    /// The key was held for ``Timing/longPressDelay``.
    case longPress
    /// The key is held and repeats.
    case repeatPress
    /// The key was lifted a second time within ``Timing/doubleTapInterval``; sent before the
    /// release.
    case doubleTap
    /// The touch has ended, whether it typed or not.
    case end
  }
}
