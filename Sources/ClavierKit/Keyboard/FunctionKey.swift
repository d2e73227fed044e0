// SPDX-License-Identifier: MIT

/// A key without a text, named by its function.
public enum FunctionKey: String, Hashable, Sendable, CaseIterable {
  case escape
  case left, right, up, down
  case home, end, pageUp, pageDown
  case insert
  /// Deletes the character after the cursor.
  case delete
  case printScreen, scrollLock, pause, numLock, menu
  /// Keys for sound and brightness, which the system handles.
  case volumeUp, volumeDown, volumeMute, brightnessUp, brightnessDown
  /// Keys for media players and browsers.
  case mediaPlay, mediaStop, mediaNext, mediaPrevious
  case browserBack, browserForward, browserHome, browserReload
  case f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12
}
