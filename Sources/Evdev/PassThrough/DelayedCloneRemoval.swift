// SPDX-License-Identifier: MIT

import Linux

/// The delayed removal of a clone, so that its readers see that its fingers are lifted.
///
/// ```
/// (lifted) ──▶ waiting ──── after the delay, or with the loop ────▶ (removed)
/// ```
///
/// The kernel discards unread events when a device is removed. Then libinput cancels the touches
/// that it has read. Some compositors do not forward the cancellation to their clients, such as
/// Sway before 1.9.
///
/// **Source:** `evdev_read` in drivers/input/evdev.c, which first checks whether the device still
/// exists.
final class DelayedCloneRemoval {
  private var clone: TouchClone?
  /// The timer, whose handler retains this object; there is no other reference to it.
  private var timer: EventLoop.Timer?

  private init(_ clone: consuming TouchClone) {
    self.clone = consume clone
  }

  /// Removes a clone after a short delay; at once if the loop cannot add a timer.
  static func start(_ clone: consuming TouchClone, _ loop: EventLoop) {
    let removal = DelayedCloneRemoval(clone)
    removal.timer = try? loop.timer {
      removal.clone = nil
      removal.timer = nil
    }
    removal.timer?.deadline = loop.now + TouchInput.removalDelayMicroseconds
  }
}
