// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings

/// The keyboard's visibility, and the gestures and occlusion that affect it.
struct VisibilityState: ~Copyable {
  var isShown: Bool
  /// Whether the user or another keyboard has hidden the keyboard, and a bar shows it again.
  var isCollapsed = false
  /// Whether the user has dismissed the keyboard by a key during the current event.
  var isDismissed = false
  /// The recognizer of gestures that show a hidden keyboard.
  var gestureRecognizer = ShowGestureRecognizer()
  /// The test whether the keyboard covers the place that the user touched to show it.
  var occlusion = OcclusionTracker()
  /// Whether the last report says that a hardware keyboard is present.
  var hasHardwareKeyboard = false

  init(isShown: Bool) { self.isShown = isShown }
}
