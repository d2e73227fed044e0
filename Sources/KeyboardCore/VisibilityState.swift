// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings

/// The keyboard's visibility, and the gestures and coverage that affect it.
struct VisibilityState: ~Copyable {
  var isShown: Bool
  /// The recognizer of gestures that show a hidden keyboard.
  var gestureRecognizer = ShowGestureRecognizer()
  /// The test whether the keyboard covers the place that the user touched to show it.
  var coverage = OcclusionTracker()
  /// Whether the last report says that a hardware keyboard is present.
  var hasHardwareKeyboard = false

  init(isShown: Bool) { self.isShown = isShown }
}
