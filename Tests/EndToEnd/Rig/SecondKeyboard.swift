// SPDX-License-Identifier: MIT

import CLinux
import Glibc
import KeyOutput
import Linux

/// Implements `keyboard`: a second keyboard, driven by the lines of standard input, unplugged at
/// their end.
enum SecondKeyboard {
  /// The keys that make udev recognise a keyboard.
  ///
  /// **Source:** udev sets `ID_INPUT_KEYBOARD` for a device with all of codes 1 to 31.
  private static let keys = KEY_ESC...KEY_COMPOSE

  /// Prints the device node once udev has processed it, so that scripts know when to begin.
  ///
  /// Lines: `down KEY`, `up KEY`, `tap KEY`, with the key names of `watch`, and `print NUMBER` as
  /// for a touchscreen.
  ///
  /// - Throws: ``RigError`` or `SystemError`.
  static func run(_ arguments: inout Arguments) throws {
    let name = try arguments.word("the name")
    try arguments.finish()
    let device = try plugIn(name)
    print(device.node)
    fflush(nil)
    var number = 0
    while let line = readLine() {
      number += 1
      let words = line.split(separator: " ")
      if words.first == "print" {
        printMark(words.dropFirst().joined())
        continue
      }
      guard words.count == 2, let code = code(String(words[1])) else {
        throw RigError("line \(number): \"\(line)\" is not \"down KEY\", \"up KEY\" or \"tap KEY\"")
      }
      switch words[0] {
      case "down": try device.send(code, 1)
      case "up": try device.send(code, 0)
      case "tap":
        try device.send(code, 1)
        try device.send(code, 0)
      default: throw RigError("line \(number): a key goes down or up, or is tapped")
      }
    }
  }

  /// Plugs a keyboard in and waits until udev has processed it.
  ///
  /// - Throws: ``RigError`` or `SystemError`.
  static func plugIn(_ name: String) throws -> UinputDevice {
    try UinputDevice(DeviceProfile(keys: Array(keys)), name: name)
  }

  private static func code(_ name: String) -> Int32? {
    keys.first { Keycode(rawValue: UInt16($0)).name == name }
  }
}

extension UinputDevice {
  /// Sends a frame in which a key goes down (1) or up (0).
  func send(_ code: Int32, _ value: Int32) throws(SystemError) {
    try send([input_event(EV_KEY, code, value), input_event(EV_SYN, SYN_REPORT, 0)])
  }
}
