// SPDX-License-Identifier: MIT

import CLinux
import Glibc
import Linux

/// Implements `motor`: a device that vibrates, until it is ended.
enum MotorDevice {
  /// Prints the device node once udev has processed it, then a line for each event: `upload NUMBER
  /// MILLISECONDS` or `vibrate NUMBER`.
  ///
  /// The kernel lets a client's upload wait until it is accepted here.
  ///
  /// - Throws: ``RigError`` or `SystemError`.
  static func run(_ arguments: inout Arguments) throws {
    let name = try arguments.word("the name")
    try arguments.finish()
    let device = try UinputDevice(DeviceProfile(effects: [FF_RUMBLE]), name: name)
    print(device.node)
    fflush(nil)
    while true {
      let event = try device.receive()
      switch (Int32(event.type), Int32(event.code)) {
      case (EV_UINPUT, UI_FF_UPLOAD):
        let effect = try device.acceptUpload(event.value)
        print("upload \(effect.id) \(effect.replay.length)")
      case (EV_UINPUT, UI_FF_ERASE): try device.acceptErasure(event.value)
      case (EV_FF, let number) where event.value > 0: print("vibrate \(number)")
      default: break
      }
      fflush(nil)
    }
  }
}
