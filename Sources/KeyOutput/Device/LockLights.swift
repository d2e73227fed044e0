// SPDX-License-Identifier: MIT

import CLinux
import Glibc
public import Linux

/// The locks that the receiver shows by the lights of the virtual keyboard.
///
/// Receivers report only changes, so all lights are off at first. Whether Num Lock is off then, or
/// the lights are not maintained, is unknown.
public struct LockLights: Hashable, Sendable {
  /// Whether Caps Lock is on: its own light, or the light for the lock of left Ctrl.
  ///
  /// Console keymaps made from XKB's layouts, as Debian's are, put left Ctrl's lock on the Caps
  /// Lock key. The kernel's own Caps Lock supports only bytes. The kernel has no light for left
  /// Ctrl's lock, but a udev rule assigns one of this keyboard's lights.
  ///
  /// **Source:** console-setup's ckbcomp; drivers/tty/vt/keyboard.c, `kbd-ctrlllock`.
  public var capsLock: Bool { isCapsLit || isControlLit }
  private var isCapsLit: Bool
  private var isControlLit = false
  /// Whether Num Lock is on; `nil` if it was never reported.
  public var numLock: Bool?

  public init(capsLock: Bool = false, numLock: Bool? = nil) {
    isCapsLit = capsLock
    self.numLock = numLock
  }

  /// Updates a light from a receiver's event.
  ///
  /// **Source:** linux/input-event-codes.h, `EV_LED`.
  mutating func update(_ event: input_event) {
    guard event.type == UInt16(EV_LED) else { return }
    switch Int32(event.code) {
    case LED_CAPSL: isCapsLit = event.value != 0
    case LED_MISC: isControlLit = event.value != 0
    case LED_NUML: numLock = event.value != 0
    default: break
    }
  }

  /// Updates the lights by the pending events of a keyboard.
  ///
  /// - Parameter descriptor: The keyboard, nonblocking.
  /// - Throws: ``SystemError`` if the events cannot be read, not even later.
  mutating func update(from descriptor: Int32) throws(SystemError) {
    var events = [16 of input_event](repeating: input_event())
    var room = events.mutableSpan
    let size = room.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    let code = errno
    guard size >= 0 || code == EAGAIN || code == EINTR else {
      throw SystemError(call: "read lock lights", code: code)
    }
    for index in 0..<(max(0, size) / MemoryLayout<input_event>.size) { update(events[index]) }
  }
}

extension VirtualKeyboard {
  /// A descriptor that is readable when the receiver has changed lights.
  public var lightsDescriptor: Int32 { writer.device.rawValue }

  /// Reads pending light events, when ``lightsDescriptor`` is ready.
  ///
  /// The kernel buffers 16 such events and then overwrites them, so they must be read as they come.
  ///
  /// **Source:** Linux, drivers/input/misc/uinput.c, `UINPUT_BUFFER_SIZE`.
  ///
  /// - Returns: The lights after all events so far.
  /// - Throws: ``SystemError`` if they cannot be read any more. The descriptor may then stay ready,
  ///   so do not wait for it again.
  public mutating func readLights() throws(SystemError) -> LockLights {
    try lights.update(from: lightsDescriptor)
    return lights
  }
}
