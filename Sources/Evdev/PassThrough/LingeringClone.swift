// SPDX-License-Identifier: MIT

import Linux

/// A clone with lifted fingers, kept until its readers have seen the lift.
///
/// ```
/// (lifted) ──▶ staying ──── a moment later, or with the loop ────▶ (removed)
/// ```
///
/// The kernel discards unread events when a device is removed. In that case libinput cancels the
/// touches that it knows of. Some compositors do not forward that to their clients, such as Sway
/// before 1.9.
///
/// **Source:** `evdev_read` in drivers/input/evdev.c, which first checks whether the device still
/// exists.
final class LingeringClone {
  private var clone: TouchClone?
  /// The timer, whose handler retains this object; there is no other reference to it.
  private var timer: EventLoop.Timer?

  private init(_ clone: consuming TouchClone) {
    self.clone = consume clone
  }

  /// Removes a clone after a short delay; at once if the loop cannot add a timer.
  static func remove(_ clone: consuming TouchClone, _ loop: EventLoop) {
    let parting = LingeringClone(clone)
    parting.timer = try? loop.timer {
      parting.clone = nil
      parting.timer = nil
    }
    parting.timer?.deadline = loop.now + TouchInput.partingMicroseconds
  }
}
