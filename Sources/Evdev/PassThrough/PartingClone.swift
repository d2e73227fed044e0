// SPDX-License-Identifier: MIT

import Linux

/// A clone on which all fingers were just lifted, kept until those who read it have heard that.
///
/// ```
/// (lifted) ──▶ staying ──── a moment later, or with the loop ────▶ (removed)
/// ```
///
/// With a device the kernel throws away what its readers have not read yet. libinput then cancels the touches that
/// it knows of, but not every compositor tells its programs of that: Sway before 1.9 does not.
///
/// **Source:** `evdev_read` in drivers/input/evdev.c, which asks first whether the device still exists.
final class PartingClone {
  private var clone: TouchClone?
  /// While it is there it holds its owner, whom nobody else holds.
  private var timer: EventLoop.Timer?

  private init(_ clone: consuming TouchClone) {
    self.clone = consume clone
  }

  /// Has a clone removed by the loop, in a moment; at once if it can have no more timers.
  static func remove(_ clone: consuming TouchClone, _ loop: EventLoop) {
    let parting = PartingClone(clone)
    parting.timer = try? loop.timer {
      parting.clone = nil
      parting.timer = nil
    }
    parting.timer?.deadline = loop.now + TouchInput.partingMicroseconds
  }
}
