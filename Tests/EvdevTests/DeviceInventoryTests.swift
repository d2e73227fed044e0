// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierSettings
import Glibc
import Linux
import TestSupport
import Testing

@testable import Evdev

@Suite("Device inventory")
struct DeviceInventoryTests {
  private typealias Entry = DeviceInventory.Entry

  private func inventory(_ entries: [DeviceInventory.Entry]) -> DeviceInventory {
    DeviceInventory(directory: "/dev/input", entries: entries, failure: nil)
  }

  @Test("The table lists each device's kind, whether it is read, why not, and the remedy")
  func table() {
    let denied = SystemError(call: "open /dev/input/event6", code: EACCES)
    let pad = UnsupportedDeviceError(
      reason: "it moves a pointer", remedy: "to type on it, name it under devices in [touch]")
    let inventory = inventory([
      Entry(
        path: "/dev/input/event0", name: "Power Button", kind: .other,
        use: .refused(UnsupportedDeviceError(reason: "it is not a touch surface", remedy: nil))),
      Entry(
        path: "/dev/input/event5", name: "Acme Touch", kind: .multiTouch(slots: 10), use: .read),
      Entry(path: "/dev/input/event6", name: "Acme Pen", kind: nil, use: .unreadable(denied)),
      Entry(path: "/dev/input/event7", name: "", kind: nil, use: .unreadable(denied)),
      Entry(
        path: "/dev/input/event10", name: "Pad", kind: .touchpad(slots: 5), use: .refused(pad)),
      Entry(path: "/dev/input/event11", name: "Old", kind: .singleTouch, use: .notNamed),
      Entry(path: "/dev/input/event12", name: "Foil", kind: .singleTouch, use: .off),
      Entry(
        path: "/dev/input/event14", name: "Acme Touch", kind: .multiTouch(slots: 10), use: .clone),
      Entry(
        path: "/dev/input/event13", name: "TV", kind: .singleTouch, use: .otherScreen("DP-1")),
    ])
    #expect(
      inventory.description == """
        DEVICE              NAME          WHAT IT IS               READ
        /dev/input/event0   Power Button  other                    no: it is not a touch surface
        /dev/input/event5   Acme Touch    touchscreen, 10 fingers  yes
        /dev/input/event6   Acme Pen      ?                        no: Permission denied
        /dev/input/event7                 ?                        no: Permission denied
        /dev/input/event10  Pad           touchpad                 no: it moves a pointer
        /dev/input/event11  Old           touchscreen, 1 finger    no: the settings name other devices
        /dev/input/event12  Foil          touchscreen, 1 finger    no: the settings turn it off
        /dev/input/event14  Acme Touch    touchscreen, 10 fingers  no: it passes on touches that are not the keyboard's
        /dev/input/event13  TV            touchscreen, 1 finger    no: it belongs to the screen at DP-1

        /dev/input/event6, /dev/input/event7: add the user that runs this to the group “input”.
        /dev/input/event10: to type on it, name it under devices in [touch].

        """)
  }

  @Test("Without remedies nothing follows the table, and a line feed in a name is replaced")
  func noRemedies() {
    let inventory = inventory([
      Entry(path: "/dev/input/event5", name: "Acme\nTouch", kind: .singleTouch, use: .read)
    ])
    #expect(
      inventory.description == """
        DEVICE             NAME        WHAT IT IS             READ
        /dev/input/event5  Acme\u{FFFD}Touch  touchscreen, 1 finger  yes

        """)
  }

  @Test("The inventory reports whether each keyboard counts for typing, and why not")
  func keyboards() {
    let no = DeviceInventory.Use.refused(
      UnsupportedDeviceError(reason: "it is not a touch surface", remedy: nil))
    let inventory = inventory([
      Entry(path: "/dev/input/event2", name: "AT", kind: .keyboard, use: no, typing: .usable),
      Entry(path: "/dev/input/event3", name: "Scanner", kind: .keyboard, use: .off, typing: .off),
    ])
    #expect(
      inventory.description.hasSuffix(
        """

        /dev/input/event2: counts as a keyboard for typing.
        /dev/input/event3: does not count as a keyboard for typing: the settings turn it off.

        """))
  }

  @Test("If the panel is the touch source, each device is listed as not read for that reason")
  func touchesFromPanel() {
    let inventory = inventory([
      Entry(
        path: "/dev/input/event5", name: "Acme", kind: .singleTouch, use: .onlyPanels)
    ])
    #expect(
      inventory.description == """
        DEVICE             NAME  WHAT IT IS             READ
        /dev/input/event5  Acme  touchscreen, 1 finger  no: touch.source is the panel

        """)
  }

  @Test("A device's cleaning rules are listed, and nothing for a device without rules")
  func cleaning() {
    var rules = CleaningRules()
    let clean = Entry(
      path: "/dev/input/event4", name: "Clean", kind: .singleTouch, use: .read, cleaning: rules)
    rules.jitter = 0.5
    rules.hasTools = true
    let noisy = Entry(
      path: "/dev/input/event5", name: "Noisy", kind: .singleTouch, use: .read, cleaning: rules)
    #expect(
      inventory([clean, noisy]).description == """
        DEVICE             NAME   WHAT IT IS             READ
        /dev/input/event4  Clean  touchscreen, 1 finger  yes
        /dev/input/event5  Noisy  touchscreen, 1 finger  yes

        /dev/input/event5: moves below 0.5 mm are noise; palms that the device reports are ignored.

        """)
  }

  @Test("The inventory reports that a machine has no input devices")
  func empty() {
    #expect(inventory([]).description == "There are no input devices in /dev/input.\n")
  }

  @Test("A missing directory is reported")
  func absent() {
    let inventory = DeviceInventory(TouchSettings(), in: "/nonexistent/input")
    #expect(
      inventory.description
        == "No input devices can be seen: open /nonexistent/input: No such file or directory.\n")
  }

  @Test("An unreadable directory is reported with its remedy")
  func denied() {
    let failure = SystemError(call: "open /dev/input", code: EACCES)
    let inventory = DeviceInventory(directory: "/dev/input", entries: [], failure: failure)
    #expect(
      inventory.description == """
        No input devices can be seen: open /dev/input: Permission denied.
        To look at it: add the user that runs this to the group “input”.

        """)
  }

  @Test("Nodes are found by name in numerical order, and files with other names are ignored")
  func nodes() throws {
    let temporary = try TemporaryDirectory()
    let directory = temporary.path
    let names = ["event10", "event9", "mice", "event", "eventful", "event-1"]
    for name in names { try temporary.write("", to: name) }
    let inventory = DeviceInventory(TouchSettings(), in: directory)
    #expect(inventory.entries.map(\.path) == ["\(directory)/event9", "\(directory)/event10"])
    #expect(inventory.entries.map(\.kind) == [nil, nil])
    guard case .unreadable(let error)? = inventory.entries.first?.use else {
      Issue.record("a plain file was taken for a device")
      return
    }
    #expect(
      error.description == "libevdev_set_fd \(directory)/event9: Inappropriate ioctl for device")
  }
}
