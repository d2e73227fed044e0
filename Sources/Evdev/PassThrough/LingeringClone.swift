// SPDX-License-Identifier: MIT

import Linux

/// A clone with lifted fingers, kept until its readers have seen the lift.
///
/// ```
/// (lifted) ──▶ staying ──── a moment later, or with the loop ────▶ (removed)
/// ```
///
/// The kernel discards unread events when a device is removed. In that case libinput cancels the
/// touches that it knows of. Not every compositor passes that on to its programs: Sway before 1.9
/// does not.
///
/// **Source:** `evdev_read` in drivers/input/evdev.c, which first checks whether the device still
/// exists.
final class LingeringClone {
  private var clone: TouchClone?
  /// The timer, whose handler retains this object, as nothing else does.
  private var timer: EventLoop.Timer?

  private init(_ clone: consuming TouchClone) {
    self.clone = consume clone
  }

  /// Removes a clone after a short delay; at once if the loop can have no more timers.
  static func remove(_ clone: consuming TouchClone, _ loop: EventLoop) {
    let parting = LingeringClone(clone)
    parting.timer = try? loop.timer {
      parting.clone = nil
      parting.timer = nil
    }
    parting.timer?.deadline = loop.now + TouchInput.partingMicroseconds
  }
}
