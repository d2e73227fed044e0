// SPDX-License-Identifier: MIT

import Glibc
import Linux
import Testing

@testable import KeyOutput

/// The properties of the keyboard that need no kernel device.
struct VirtualKeyboardTests {
  @Test func theKeyboardHasTheKeysThatUdevExpects() {
    #expect((1...31).allSatisfy { VirtualKeyboard.declares(Keycode(rawValue: $0)) })
  }

  @Test func theKeyboardHasNoPowerKeyOrPointer() {
    // KEY_POWER, KEY_SLEEP, KEY_WAKEUP, KEY_SUSPEND, KEY_POWER2, KEY_RESTART, BTN_LEFT.
    for code in [116, 142, 143, 205, 0x164, 0x198, 0x110] as [UInt16] {
      #expect(!VirtualKeyboard.declares(Keycode(rawValue: code)))
    }
    #expect(VirtualKeyboard.keys.count == 247 - 4)
    #expect(VirtualKeyboard.keys.last == Keycode(rawValue: 247))
  }

  @Test func aMissingDeviceIsReportedWithTheModule() {
    let message = message(path: "/dev/nothing/uinput")
    #expect(
      message == """
        cannot create the virtual keyboard: open /dev/nothing/uinput: No such file or directory
        load the kernel's module: run "modprobe uinput" as root, and write "uinput" into \
        /etc/modules-load.d/uinput.conf for every start
        """)
  }

  @Test func aForbiddenDeviceIsReportedWithTheRule() {
    let error = VirtualKeyboardError(
      path: "/dev/uinput", cause: SystemError(call: "open /dev/uinput", code: EACCES))
    #expect(
      error.description == """
        cannot create the virtual keyboard: open /dev/uinput: Permission denied
        add the user that runs this to the group "uinput", let that write to /dev/uinput by the \
        udev rule KERNEL=="uinput", GROUP="uinput", MODE="0660", OPTIONS+="static_node=uinput" \
        and run "udevadm control --reload; udevadm trigger /dev/uinput" as root
        """)
  }

  @Test func aDeviceOtherThanUinputIsReported() {
    #expect(
      message(path: "/dev/null") == """
        cannot create the virtual keyboard: UI_SET_EVBIT: Inappropriate ioctl for device
        check that /dev/null is the kernel's uinput device, version 5 or later (Linux 4.5)
        """)
  }

  private func message(path: String) -> String? {
    do throws(VirtualKeyboardError) {
      _ = try VirtualKeyboard(path: path)
      return nil
    } catch {
      return error.description
    }
  }
}
