// SPDX-License-Identifier: MIT

extension Keyboard {
  /// What a finger does to a key, in KeyboardKit's words.
  public enum Gesture: String, Hashable, Sendable, CaseIterable {
    case press
    case release
    /// The key was held for ``Timing/longPressDelay``.
    case longPress
    /// The key is held and repeats.
    case repeatPress
    /// The key was lifted a second time within ``Timing/doubleTapInterval``; comes before the release.
    case doubleTap
    /// The finger is gone, whether or not it typed.
    case end
  }
}
