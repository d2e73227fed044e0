// SPDX-License-Identifier: MIT

import ClavierKit

extension LayoutEngine {
  /// The waits of the custom keyboard.
  ///
  /// **Source:** KeyboardLayoutEngine 0.9.9.
  public struct CustomKeyboardTiming: Hashable, Sendable {
    /// Two taps on Shift closer than this lock it.
    public var shiftInterval: Duration = .milliseconds(500)
    /// How long Backspace is held before it repeats; the first repeat is one interval later.
    public var deleteDelay: Duration = .milliseconds(500)
    /// The time between two repeats of Backspace.
    public var deleteInterval: Duration = .milliseconds(100)
    /// How long a key that shows itself magnified is held before its menu opens.
    public var menuDelay: Duration = .seconds(1)
    /// How long after a menu closed keys still type nothing.
    public var typingDelay: Duration = .milliseconds(100)

    public init() {}

    /// The waits that are the engine's.
    var engine: Timing {
      var timing = Timing()
      timing.longPressDelay = deleteDelay
      timing.repeatDelay = deleteDelay
      // Without an interval the repeats would never come to an end.
      timing.repeatInterval = max(deleteInterval, .milliseconds(1))
      timing.shiftDoubleTapInterval = shiftInterval
      return timing
    }
  }
}
