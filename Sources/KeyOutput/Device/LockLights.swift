// SPDX-License-Identifier: MIT

import CLinux
import Glibc
import Linux

/// The locks that the receiver shows by the lights of the virtual keyboard.
///
/// A receiver says only what changes: before its first word all lights are off, and whether that means that Num Lock
/// is off, or that nobody keeps the lights, cannot be told.
public struct LockLights: Hashable, Sendable {
  /// Whether Caps Lock is on: the light of that name, or the one that stands for Ctrl-left's lock.
  ///
  /// Keymaps of text consoles that are made of XKB's layouts, as Debian's are, have that lock on the key, since the kernel's own
  /// Caps Lock knows bytes alone. The kernel has no light for it, but a rule of udev's gives it one of ours.
  ///
  /// **Source:** console-setup's ckbcomp; drivers/tty/vt/keyboard.c, `kbd-ctrlllock`.
  public var capsLock: Bool { isCapsLit || isControlLit }
  private var isCapsLit: Bool
  private var isControlLit = false
  /// Whether Num Lock is on; `nil` if nobody has said anything about it.
  public var numLock: Bool?

  public init(capsLock: Bool = false, numLock: Bool? = nil) {
    isCapsLit = capsLock
    self.numLock = numLock
  }

  /// Takes what a receiver says about a light.
  ///
  /// **Source:** linux/input-event-codes.h, `EV_LED`.
  mutating func take(_ event: input_event) {
    guard event.type == UInt16(EV_LED) else { return }
    switch Int32(event.code) {
    case LED_CAPSL: isCapsLit = event.value != 0
    case LED_MISC: isControlLit = event.value != 0
    case LED_NUML: numLock = event.value != 0
    default: break
    }
  }
}

extension VirtualKeyboard {
  /// A descriptor that is ready when the receiver has said something about lights.
  public var lightsDescriptor: Int32 { writer.device.rawValue }

  /// Reads what the receiver has said about lights since the last time, when ``lightsDescriptor`` is ready.
  ///
  /// The kernel keeps 16 such events and then begins anew, so that somebody has to read when they come.
  ///
  /// **Source:** Linux, drivers/input/misc/uinput.c, `UINPUT_BUFFER_SIZE`.
  ///
  /// - Returns: All that the receiver has said so far.
  public mutating func readLights() -> LockLights {
    var events = [16 of input_event](repeating: input_event())
    var room = events.mutableSpan
    let descriptor = writer.device.rawValue
    // Without lights the keyboard types all the same, so that an error is as good as no news.
    let size = room.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    for index in 0..<(max(0, size) / MemoryLayout<input_event>.size) { lights.take(events[index]) }
    return lights
  }
}
