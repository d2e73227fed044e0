// SPDX-License-Identifier: MIT

extension Keyboard {
  /// A gesture of a finger on a key, in KeyboardKit's terms.
  public enum Gesture: String, Hashable, Sendable, CaseIterable {
    case press
    case release
    /// A finger held the key for ``Timing/longPressDelay``.
    case longPress
    /// A finger holds the key, which repeats.
    case repeatPress
    /// A finger was lifted from the key a second time within ``Timing/doubleTapInterval``; sent
    /// before the release.
    case doubleTap
    /// The touch has ended, with or without typing.
    case end
  }
}
