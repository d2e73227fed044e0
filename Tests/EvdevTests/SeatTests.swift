// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Testing

@testable import Evdev

/// The selection of devices by seat; attaching needs udev, and is tested in the virtual machine.
@Suite("Seats")
struct SeatTests {
  private func settings(_ seat: String) -> TouchSettings {
    var settings = TouchSettings()
    settings.seat = seat
    return settings
  }

  @Test("Devices of the own seat are read, which is seat0 unless the settings name another seat")
  func own() throws {
    #expect(TouchSettings().seat == "seat0")
    try TouchSettings().checkSeat("seat0")
    try settings("seat-kitchen").checkSeat("seat-kitchen")
  }

  @Test("Devices of another seat are refused, with both remedies")
  func other() {
    let refusal = #expect(throws: UnsupportedDeviceError.self) {
      try TouchSettings().checkSeat("seat1")
    }
    #expect(refusal?.reason == "it belongs to seat1")
    #expect(
      refusal?.remedy == """
        to type on it, give it to seat0 (loginctl attach seat0 and its path in /sys), or set seat = "seat1" in \
        [touch]
        """)
  }

  @Test("A configured seat refuses devices that are not attached to it")
  func unattached() {
    let refusal = #expect(throws: UnsupportedDeviceError.self) {
      try settings("seat1").checkSeat("seat0")
    }
    #expect(refusal?.reason == "it belongs to seat0")
  }

  @Test("The inventory lists each device's seat, and the remedy once for all devices of that seat")
  func inventory() {
    let refusal = UnsupportedDeviceError(reason: "it belongs to seat1", remedy: "give it to seat0")
    let entries = [5, 6].map {
      DeviceInventory.Entry(
        path: "/dev/input/event\($0)", name: "Acme", kind: .singleTouch, use: .refused(refusal))
    }
    let inventory = DeviceInventory(directory: "/dev/input", entries: entries, failure: nil)
    #expect(
      inventory.description == """
        DEVICE             NAME  WHAT IT IS             READ
        /dev/input/event5  Acme  touchscreen, 1 finger  no: it belongs to seat1
        /dev/input/event6  Acme  touchscreen, 1 finger  no: it belongs to seat1

        /dev/input/event5, /dev/input/event6: give it to seat0.

        """)
  }
}
