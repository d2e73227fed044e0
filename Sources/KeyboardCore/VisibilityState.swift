// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings

/// Whether the keyboard is there to be touched, and what fingers do while it is not.
struct VisibilityState: ~Copyable {
  var isShown: Bool
  /// The gestures that show a hidden keyboard.
  var summon = SummonMachine()
  /// Whether the keyboard covers the place that was touched to have it.
  var coverage = CoverageMachine()
  /// Whether there is another keyboard to type on, as last reported.
  var hasHardwareKeyboard = false

  init(isShown: Bool) { self.isShown = isShown }
}
