// SPDX-License-Identifier: MIT

/// A key that gives no text of its own, by what it does.
public enum FunctionKey: String, Hashable, Sendable, CaseIterable {
  case escape
  case left, right, up, down
  case home, end, pageUp, pageDown
  case insert
  /// Deletes behind the cursor.
  case delete
  case printScreen, scrollLock, pause, numLock, menu
  /// The machine's sound and light, which the system sets by itself.
  case volumeUp, volumeDown, volumeMute, brightnessUp, brightnessDown
  /// What plays, and what is shown.
  case mediaPlay, mediaStop, mediaNext, mediaPrevious
  case browserBack, browserForward, browserHome, browserReload
  case f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12
}
